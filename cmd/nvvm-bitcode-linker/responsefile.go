package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"strings"
	"unicode"
)

// Limits of response files: what a command line may grow to before it is taken for a mistake, or a loop of files that name themselves.
const (
	maxResponseFile  = 64 << 20 // bytes of one file
	maxResponseDepth = 16       // files within files
	maxArguments     = 1 << 20
)

// expandResponseFiles puts the arguments that a file holds in the place of @FILE, as GNU's linkers do and rustc writes them when a command
// line gets too long: words between white space, with quotes ' and " around a part of a word and \ before a character that stands for itself.
func expandResponseFiles(args []string) ([]string, error) {
	return appendExpanded(nil, args, 0)
}

func appendExpanded(out, args []string, depth int) ([]string, error) {
	for _, a := range args {
		path, is := strings.CutPrefix(a, "@")
		if !is || path == "" {
			out = append(out, a)
		} else {
			if depth == maxResponseDepth {
				return nil, fmt.Errorf("%s: more than %d response files within each other", a, maxResponseDepth)
			}
			words, err := readResponseFile(path)
			if err != nil {
				return nil, fmt.Errorf("response file %w", err)
			}
			if out, err = appendExpanded(out, words, depth+1); err != nil {
				return nil, err
			}
		}
		if len(out) > maxArguments {
			return nil, fmt.Errorf("%s: more than %d arguments", a, maxArguments)
		}
	}
	return out, nil
}

func readResponseFile(path string) ([]string, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	text, err := io.ReadAll(io.LimitReader(f, maxResponseFile+1))
	if err != nil {
		return nil, err
	}
	if len(text) > maxResponseFile {
		return nil, fmt.Errorf("%s: more than %d MiB", path, maxResponseFile>>20)
	}
	words, err := splitWords(string(text))
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	return words, nil
}

// splitWords gives the words of a response file.
func splitWords(text string) ([]string, error) {
	var words []string
	var word strings.Builder
	var quote rune
	inWord, escaped := false, false
	for _, c := range text {
		switch {
		case escaped:
			word.WriteRune(c)
			escaped = false
		case c == '\\':
			inWord, escaped = true, true
		case quote != 0 && c == quote:
			quote = 0
		case quote != 0:
			word.WriteRune(c)
		case c == '\'' || c == '"':
			inWord, quote = true, c
		case unicode.IsSpace(c):
			if inWord {
				words = append(words, word.String())
				word.Reset()
				inWord = false
			}
		default:
			inWord = true
			word.WriteRune(c)
		}
	}
	if quote != 0 {
		return nil, fmt.Errorf("a quotation mark %c without its second", quote)
	}
	if escaped {
		return nil, errors.New("a backslash at the end")
	}
	if inWord {
		words = append(words, word.String())
	}
	return words, nil
}
