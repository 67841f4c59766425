// torture damages the repository's rlibs and modules in many ways and links them, up to the bitcode that libNVVM would be given.
//
//	torture [-seed N] [-cases N] [-time DURATION] [-jobs N] [-root DIRECTORY] [-case N]
//
// A case is known by the seed and its number: -case does one again, and leaves the file. It fails when it panics, takes more than ten seconds or
// more than a gigabyte, or gives an error without a message. The cases are done in processes of their own, so that what ends one is seen as
// what it is. At the end the number of cases, of failures, and the slowest cases are printed; with failures the exit status is 1.
package main

import (
	"flag"
	"fmt"
	"os"
	"runtime"
	"time"
)

// What a case may take.
const (
	maxTime   = 10 * time.Second
	maxMemory = 1 << 30 // bytes resident
	maxStack  = 1 << 28 // bytes; Go ends a program at four times that
)

func main() {
	runChildIfAsked()
	c := campaign{out: os.Stdout}
	flag.Uint64Var(&c.seed, "seed", 1, "seed of the random numbers")
	flag.IntVar(&c.cases, "cases", 10000, "number of cases")
	flag.DurationVar(&c.budget, "time", 0, "end after this time; 0 for no limit")
	flag.IntVar(&c.jobs, "jobs", runtime.NumCPU(), "processes")
	flag.StringVar(&c.root, "root", ".", "the repository")
	one := flag.Int("case", -1, "do this case alone, and leave its file")
	flag.Parse()
	if *one >= 0 {
		if err := c.again(*one); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		return
	}
	failures, err := c.run()
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(2)
	}
	if failures > 0 {
		os.Exit(1)
	}
}
