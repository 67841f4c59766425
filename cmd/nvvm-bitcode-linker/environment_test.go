package main

import (
	"strings"
	"testing"

	"github.com/spf13/pflag"
)

// TestEnvironment sets every option of the linker through its variable, and finds it set; the command line decides all the same.
func TestEnvironment(t *testing.T) {
	values := map[string]string{"bool": "true", "string": "text", "int": "7", "stringArray": "text", "stringSlice": "text"}
	newCommand().Flags().VisitAll(func(flag *pflag.Flag) {
		value, ok := values[flag.Value.Type()]
		if !ok {
			t.Errorf("--%s: no value is known for type %s", flag.Name, flag.Value.Type())
			return
		}
		t.Setenv("NVVM_LINKER_"+strings.ToUpper(strings.ReplaceAll(flag.Name, "-", "_")), value)
		if flag.Value.Type() == "bool" {
			value = "false"
		}
		cmd := newCommand()
		if err := fromEnvironment(cmd.Flags()); err != nil {
			t.Errorf("--%s: %v", flag.Name, err)
		}
		if got := cmd.Flags().Lookup(flag.Name).Value.String(); got == flag.DefValue {
			t.Errorf("--%s is %q, as without its variable", flag.Name, got)
		}
		if value != "false" && value != "7" {
			value = "other"
		}
		cmd = newCommand()
		if err := cmd.ParseFlags([]string{"--" + flag.Name + "=" + value}); err != nil {
			t.Errorf("--%s: %v", flag.Name, err)
		}
		want := cmd.Flags().Lookup(flag.Name).Value.String()
		if err := fromEnvironment(cmd.Flags()); err != nil {
			t.Errorf("--%s: %v", flag.Name, err)
		}
		if got := cmd.Flags().Lookup(flag.Name).Value.String(); got != want {
			t.Errorf("--%s is %q, not what the command line says, %q", flag.Name, got, want)
		}
	})
}
