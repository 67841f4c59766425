package ir

// Metadata is *MDString, *MDNode, *MDValue, *MDArgList or *DINode; nil is the null operand.
type Metadata interface{ isMetadata() }

// MDString is a string.
type MDString struct{ S string }

// MDNode is a tuple.
type MDNode struct {
	Distinct bool
	Ops      []Metadata
	number   mdNumber
}

// MDValue is a value used as metadata.
type MDValue struct{ V Value }

// MDArgList is a list of values of a debug record (DIArgList).
type MDArgList struct{ Args []*MDValue }

func (*MDString) isMetadata()  {}
func (*MDNode) isMetadata()    {}
func (*MDValue) isMetadata()   {}
func (*MDArgList) isMetadata() {}

// Attachment is metadata on an instruction or global under the name of its kind ("range", "llvm.loop").
type Attachment struct {
	Kind string
	Node Metadata
}

// FindMD gives the node of the kind, nil if there is none.
func FindMD(list []Attachment, kind string) Metadata {
	for _, a := range list {
		if a.Kind == kind {
			return a.Node
		}
	}
	return nil
}
