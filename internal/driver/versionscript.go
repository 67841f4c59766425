package driver

import (
	"fmt"
	"os"
	"strings"
)

// versionScript gives the symbols that a version script (GNU ld's manual, "VERSION Command") or a dynamic list makes visible. Names of
// versions, what they inherit and language blocks other than C's say nothing here. Patterns are refused, but for the star that hides the rest.
func versionScript(path string) ([]string, error) {
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	exports, err := parseVersionScript(string(text))
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	return exports, nil
}

func parseVersionScript(text string) ([]string, error) {
	words, err := scriptWords(text)
	if err != nil {
		return nil, err
	}
	var exports []string
	depth, global := 0, true
	for i, w := range words {
		next := ""
		if i+1 < len(words) {
			next = words[i+1]
		}
		switch {
		case w == "{":
			depth++
			if depth == 1 {
				global = true // a dynamic list has no word for it
			}
		case w == "}":
			if depth--; depth < 0 {
				return nil, fmt.Errorf("a } without its {")
			}
		case w == ";" || w == ":" || depth == 0 || w == "extern" || next == "{":
		case next == ":":
			if w != "global" && w != "local" {
				return nil, fmt.Errorf("%q before a colon: global or local expected", w)
			}
			global = w == "global"
		case !global:
		case strings.ContainsAny(w, "*?["):
			return nil, fmt.Errorf("the pattern %s exports symbols: names expected", w)
		default:
			exports = append(exports, w)
		}
	}
	if depth != 0 {
		return nil, fmt.Errorf("a { without its }")
	}
	return exports, nil
}

// scriptWords gives names and punctuation, without comments.
func scriptWords(text string) ([]string, error) {
	var words []string
	for text != "" {
		switch c := text[0]; {
		case strings.HasPrefix(text, "/*"):
			_, rest, ended := strings.Cut(text[2:], "*/")
			if !ended {
				return nil, fmt.Errorf("a comment without its end")
			}
			text = rest
		case c == '#':
			_, text, _ = strings.Cut(text, "\n")
		case strings.IndexByte(" \t\r\n", c) >= 0:
			text = text[1:]
		case strings.IndexByte("{};:", c) >= 0:
			words, text = append(words, text[:1]), text[1:]
		case c == '"':
			name, rest, ended := strings.Cut(text[1:], `"`)
			if !ended {
				return nil, fmt.Errorf("a quotation mark without its second")
			}
			words, text = append(words, name), rest
		default:
			n := strings.IndexAny(text, " \t\r\n{};:\"")
			if n < 0 {
				n = len(text)
			}
			words, text = append(words, text[:n]), text[n:]
		}
	}
	return words, nil
}
