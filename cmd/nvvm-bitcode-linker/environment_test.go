package main

import (
	"strings"
	"testing"

	"github.com/spf13/pflag"
)

// TestEnvironment sets every option of the linker through its variable, and finds it set; the command line decides all the same.
func TestEnvironment(t *testing.T) {
	// By type: what the variable says, and what the command line does.
	values := map[string][2]string{
		"bool": {"true", "false"}, "string": {"text", "other"}, "int": {"7", "8"}, "duration": {"7s", "8s"}, "stringArray": {"text", "other"}, "stringSlice": {"text", "other"},
	}
	newCommand().Flags().VisitAll(func(flag *pflag.Flag) {
		value, ok := values[flag.Value.Type()]
		if !ok {
			t.Errorf("--%s: no value is known for type %s", flag.Name, flag.Value.Type())
			return
		}
		t.Setenv("NVVM_LINKER_"+strings.ToUpper(strings.ReplaceAll(flag.Name, "-", "_")), value[0])
		cmd := newCommand()
		if err := fromEnvironment(cmd.Flags()); err != nil {
			t.Errorf("--%s: %v", flag.Name, err)
		}
		if got := cmd.Flags().Lookup(flag.Name).Value.String(); got == flag.DefValue {
			t.Errorf("--%s is %q, as without its variable", flag.Name, got)
		}
		cmd = newCommand()
		if err := cmd.ParseFlags([]string{"--" + flag.Name + "=" + value[1]}); err != nil {
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
