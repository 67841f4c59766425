package ir

import "path"

// Place gives the file and line of a DILocation or DISubprogram, with the directory if the file's path does not begin at the root; "" and 0 where
// they are not known, as for nil.
func (n *DINode) Place() (file string, line uint64) {
	if n == nil || n.Kind != DILocation && n.Kind != DISubprogram {
		return "", 0
	}
	scope := n
	if n.Kind == DILocation {
		scope, _ = n.Ref("scope").(*DINode)
	}
	if scope == nil || !scope.Kind.IsLocalScope() || n.Num("line") == 0 {
		return "", 0
	}
	f := NodeOf(scope.Ref("file"), DIFile)
	if f == nil {
		return "", 0
	}
	file = f.Text("filename")
	if dir := f.Text("directory"); dir != "" && !path.IsAbs(file) {
		file = path.Join(dir, file)
	}
	return file, n.Num("line")
}
