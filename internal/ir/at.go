package ir

// An InstrError is an error about an instruction: its place in the source can be told. Its text is that of the error alone.
type InstrError struct {
	Instr *Instr
	Err   error
}

// At gives the error as one about the instruction, nil for nil.
func At(in *Instr, err error) error {
	if err == nil {
		return nil
	}
	return &InstrError{in, err}
}

func (e *InstrError) Error() string { return e.Err.Error() }

func (e *InstrError) Unwrap() error { return e.Err }
