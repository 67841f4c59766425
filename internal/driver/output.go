package driver

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

// WriteFile writes a file as a whole or not at all: to a new file beside it, which then takes its name. Where a link leads elsewhere, that is
// the file. Devices and pipes, which have no such beside, are written as they are. The name is given only to what is on the disk (fsync(2)): a
// build system that finds the file takes it to be whole, even after a power failure.
func WriteFile(path string, data []byte) (err error) {
	defer func() {
		if err != nil {
			err = fmt.Errorf("cannot write %s: %w", path, err)
		}
	}()
	target, special, err := resolve(path)
	if err != nil {
		return err
	}
	if special {
		return writeSpecial(target, data)
	}
	f, err := create(target)
	if err != nil {
		return err
	}
	defer temporary(f.Name())()
	if _, err = f.Write(data); err == nil {
		err = f.Sync()
	}
	if cerr := f.Close(); err == nil {
		err = cerr
	}
	if err == nil {
		err = os.Rename(f.Name(), target)
	}
	return err
}

// resolve follows links, and says whether there is something that is no file, or an open one of this process, such as /dev/stdout.
func resolve(path string) (target string, special bool, err error) {
	info, err := os.Stat(path)
	switch {
	case err == nil && info.IsDir():
		return "", false, errors.New("it is a directory")
	case err == nil && (!info.Mode().IsRegular() || strings.HasPrefix(path, "/dev/") || strings.HasPrefix(path, "/proc/")):
		return path, true, nil
	case err != nil && !errors.Is(err, os.ErrNotExist):
		return "", false, err
	}
	for { // Stat has found an end
		next, err := os.Readlink(path)
		if err != nil {
			return path, false, nil
		}
		if !filepath.IsAbs(next) {
			next = filepath.Join(filepath.Dir(path), next)
		}
		path = next
	}
}

func writeSpecial(path string, data []byte) error {
	f, err := os.OpenFile(path, os.O_WRONLY, 0)
	if err != nil {
		return err
	}
	_, err = f.Write(data)
	if cerr := f.Close(); err == nil {
		err = cerr
	}
	return err
}

// create makes a new file beside the path, readable and writable as the user's mask allows, as a linker's output is. Its name is short, whatever
// the path's, and its own: other processes, in containers too, that chose the same are noticed.
func create(path string) (*os.File, error) {
	dir := filepath.Dir(path)
	for try := 0; ; try++ {
		name := filepath.Join(dir, fmt.Sprintf(".nvvm-bitcode-linker.%d.%d.tmp", os.Getpid(), try))
		f, err := os.OpenFile(name, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o666)
		if os.IsExist(err) && try < 10000 {
			continue
		}
		return f, err
	}
}
