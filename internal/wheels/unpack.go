package wheels

import (
	"archive/zip"
	"crypto/sha256"
	"encoding/base64"
	"encoding/csv"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"
)

// maxUnpacked bounds what a wheel may become, in bytes. The largest known is a tenth of it.
const maxUnpacked = 4 << 30

// needed are the files that compiling takes, by their base names; of the rest of a wheel only its own description and licences are kept.
var needed = []string{"libnvvm.so*", "nvvm64_*.dll", "libdevice.*.bc", "ptxas", "ptxas.exe", "fatbinary", "fatbinary.exe"}

func isNeeded(name string) bool {
	for _, pattern := range needed {
		if ok, _ := path.Match(pattern, path.Base(name)); ok {
			return true
		}
	}
	return strings.Contains(name, ".dist-info/")
}

// CheckHash compares a file with the sha256 that the table has.
func (w Wheel) CheckHash(file string) error {
	f, err := os.Open(file)
	if err != nil {
		return err
	}
	defer f.Close()
	h := sha256.New()
	if _, err := io.Copy(h, f); err != nil {
		return err
	}
	if got := hex.EncodeToString(h.Sum(nil)); got != w.SHA256 {
		return fmt.Errorf("%s is damaged or not NVIDIA's: its sha256 is %s, %s expected", file, got, w.SHA256)
	}
	return nil
}

// Unpack writes what compiling needs of a wheel into a folder. Every file that it writes is compared with the wheel's own list
// (RECORD: path, sha256 in base64 for URLs without padding, size).
func Unpack(wheel, folder string) error {
	z, err := zip.OpenReader(wheel)
	if err != nil {
		return fmt.Errorf("%s is no wheel: %w", wheel, err)
	}
	defer z.Close()
	hashes, err := record(&z.Reader)
	if err != nil {
		return fmt.Errorf("%s: %w", wheel, err)
	}
	var total uint64
	for _, f := range z.File {
		if strings.HasSuffix(f.Name, "/") || !isNeeded(f.Name) {
			continue
		}
		if total += f.UncompressedSize64; total > maxUnpacked {
			return fmt.Errorf("%s: it would unpack to more than %d bytes", wheel, int64(maxUnpacked))
		}
		if err := unpackFile(f, folder, hashes[f.Name]); err != nil {
			return fmt.Errorf("%s: %s: %w", wheel, f.Name, err)
		}
	}
	return nil
}

func unpackFile(f *zip.File, folder, hash string) error {
	if !filepath.IsLocal(filepath.FromSlash(f.Name)) {
		return errors.New("its path leads out of the folder")
	}
	if !f.Mode().IsRegular() {
		return fmt.Errorf("it is no regular file but %v", f.Mode())
	}
	if isRecord := path.Base(f.Name) == "RECORD"; hash == "" && !isRecord {
		return errors.New("the wheel's RECORD has no sha256 of it")
	}
	in, err := f.Open()
	if err != nil {
		return err
	}
	defer in.Close()
	target := filepath.Join(folder, filepath.FromSlash(f.Name))
	if err := os.MkdirAll(filepath.Dir(target), 0o777); err != nil {
		return err
	}
	mode := fs.FileMode(0o666)
	if f.Mode()&0o111 != 0 {
		mode = 0o777
	}
	out, err := os.OpenFile(target, os.O_WRONLY|os.O_CREATE|os.O_EXCL, mode)
	if err != nil {
		return err
	}
	h := sha256.New()
	_, err = io.Copy(io.MultiWriter(out, h), in)
	if err := errors.Join(err, out.Close()); err != nil {
		return err
	}
	if got := base64.RawURLEncoding.EncodeToString(h.Sum(nil)); hash != "" && got != hash {
		return fmt.Errorf("it is damaged: its sha256 is %s, the wheel's RECORD says %s", got, hash)
	}
	return nil
}

// record reads the sha256 of each file from the wheel's list.
func record(z *zip.Reader) (map[string]string, error) {
	for _, f := range z.File {
		if dir, base := path.Split(f.Name); base != "RECORD" || !strings.HasSuffix(dir, ".dist-info/") {
			continue
		}
		in, err := f.Open()
		if err != nil {
			return nil, err
		}
		defer in.Close()
		r := csv.NewReader(io.LimitReader(in, 64<<20))
		r.FieldsPerRecord = 3
		rows, err := r.ReadAll()
		if err != nil {
			return nil, fmt.Errorf("%s: %w", f.Name, err)
		}
		hashes := map[string]string{}
		for _, row := range rows {
			if hash, ok := strings.CutPrefix(row[1], "sha256="); ok {
				hashes[row[0]] = hash
			}
		}
		return hashes, nil
	}
	return nil, errors.New("it has no RECORD, so it is no wheel")
}
