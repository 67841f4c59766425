package main

import (
	"fmt"
	"os"
	"syscall"
	"time"

	"nvvm-bitcode-linker/internal/bitcode"
	"nvvm-bitcode-linker/internal/ir"
	"nvvm-bitcode-linker/internal/legalize"
	"nvvm-bitcode-linker/llvm19"
	"nvvm-bitcode-linker/llvm7"
)

// jobs are what a process of this program does to a file when it is asked by name.
var jobs = map[string]func(file string) error{
	"index": func(file string) error {
		data, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		_, err = bitcode.Open(file, data, ir.NewTypes())
		return err
	},
	"all": func(file string) error {
		data, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		_, err = bitcode.ReadAll(file, data)
		return err
	},
	"write": write,
}

// write measures the writers alone, several times in one process: what they write has been read and rewritten for the dialect before, as
// a module for the CPU, since part of a program is none for a GPU.
func write(file string) error {
	for _, d := range []struct {
		name    string
		dialect legalize.Dialect
	}{{"LLVM 7", llvm7.Dialect()}, {"LLVM 19", llvm19.Dialect()}} {
		data, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		m, err := bitcode.ReadAll(file, data)
		if err != nil {
			return err
		}
		m.Triple = "x86_64-unknown-linux-gnu"
		if err := legalize.Alone(m, d.dialect, false); err != nil {
			return err
		}
		const times = 9
		size := 0
		list := make([]sample, times)
		for i := range list {
			start, before := time.Now(), cpuTime()
			written, err := d.dialect.Write(m)
			if err != nil {
				return err
			}
			list[i] = sample{wall: time.Since(start), cpu: cpuTime() - before}
			size = len(written)
		}
		s := median(list)
		fmt.Printf("writing as %s: %.2f MB, %.1f ms wall, %.1f ms CPU, %.1f MB/s\n", d.name, float64(size)/1e6, ms(s.wall), ms(s.cpu),
			float64(size)/1e6/s.wall.Seconds())
	}
	return nil
}

// cpuTime gives the time that the cores have spent on this process.
func cpuTime() time.Duration {
	var u syscall.Rusage
	if syscall.Getrusage(syscall.RUSAGE_SELF, &u) != nil {
		return 0
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
