; Assembler with every constraint of PTX, clobbers, several results, tied operands.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; What is at the module's level stays there.
module asm ".global .u32 of_assembler = 5;"

; module_level: ld\.global\.u32 %r\d+, \[of_assembler\];
define ptx_kernel void @module_level(ptr %p) {
  %v = call i32 asm "ld.global.u32 $0, [of_assembler];", "=r"()
  store i32 %v, ptr %p
  ret void
}

; bytes: cvt\.u8\.u8 %rs\d+, %rs\d+;
define ptx_kernel void @bytes(ptr %p, i8 %v) {
  %r = call i8 asm "cvt.u8.u8 $0, $1;", "=c,c"(i8 %v)
  store i8 %r, ptr %p
  ret void
}

; integers: add\.u16 %rs\d+, %rs\d+, 1;
; integers: add\.u32 %r\d+, %r\d+, 2;
; integers: add\.u64 %rd\d+, %rd\d+, 3;
define ptx_kernel void @integers(ptr %p, i16 %h, i32 %r, i64 %l) {
  %a = call i16 asm "add.u16 $0, $1, 1;", "=h,h"(i16 %h)
  %b = call i32 asm "add.u32 $0, $1, 2;", "=r,r"(i32 %r)
  %c = call i64 asm "add.u64 $0, $1, 3;", "=l,l"(i64 %l)
  store volatile i16 %a, ptr %p
  store volatile i32 %b, ptr %p
  store volatile i64 %c, ptr %p
  ret void
}

; floats: add\.f32 %(f|r)\d+, %(f|r)\d+, %(f|r)\d+;
; floats: add\.f64 %(fd|rd)\d+, %(fd|rd)\d+, %(fd|rd)\d+;
define ptx_kernel void @floats(ptr %p, float %f, double %d) {
  %a = call float asm "add.f32 $0, $1, $1;", "=f,f"(float %f)
  %b = call double asm "add.f64 $0, $1, $1;", "=d,d"(double %d)
  store volatile float %a, ptr %p
  store volatile double %b, ptr %p
  ret void
}

; predicates: setp\.eq\.u32 %p\d+, %r\d+, 0;
define ptx_kernel void @predicates(ptr %p, i32 %v) {
  %r = call i1 asm "setp.eq.u32 $0, $1, 0;", "=b,r"(i32 %v)
  %z = zext i1 %r to i32
  store i32 %z, ptr %p
  ret void
}

; constants: add\.u32 %r\d+, %r\d+, 17;
; constants: add\.u32 %r\d+, %r\d+, 18;
define ptx_kernel void @constants(ptr %p, i32 %v) {
  %r = call i32 asm "add.u32 $0, $1, $2;", "=r,r,n"(i32 %v, i32 17)
  %s = call i32 asm "add.u32 $0, $1, $2;", "=r,r,i"(i32 %r, i32 18)
  store i32 %s, ptr %p
  ret void
}

@s = internal addrspace(3) global i32 poison

; pointers: ld\.shared\.u32 %r\d+, \[%(rd|r)\d+\];
; pointers: mov\.u64 %rd\d+, %rd\d+;
define ptx_kernel void @pointers(ptr %p) {
  %r = call i32 asm sideeffect "ld.shared.u32 $0, [$1];", "=r,l,~{memory}"(ptr addrspace(3) @s)
  %q = call ptr asm "mov.u64 $0, $1;", "=l,l"(ptr %p)
  store i32 %r, ptr %q
  ret void
}

; several: add\.u32 (%r\d+), %r\d+, 1; cvt\.u64\.u32 %rd\d+, %r\d+; cvt\.rn\.f32\.u32
; several: st\.volatile\.global
; several: st\.volatile\.global
; several: st\.volatile\.global
define ptx_kernel void @several(ptr %p, i32 %v) {
  %r = call { i32, i64, float } asm "add.u32 $0, $3, 1; cvt.u64.u32 $1, $3; cvt.rn.f32.u32 $2, $3;", "=&r,=&l,=&f,r"(i32 %v)
  %a = extractvalue { i32, i64, float } %r, 0
  %b = extractvalue { i32, i64, float } %r, 1
  %c = extractvalue { i32, i64, float } %r, 2
  store volatile i32 %a, ptr %p
  store volatile i64 %b, ptr %p
  store volatile float %c, ptr %p
  ret void
}

; tied: add\.u32 %r\d+, %r\d+, 1; add\.u32 %r\d+, %r\d+, %r\d+;
define ptx_kernel void @tied(ptr %p, i32 %v, i32 %w) {
  %r = call { i32, i32 } asm "add.u32 $0, $0, 1; add.u32 $1, $1, $0;", "=r,=r,0,1"(i32 %v, i32 %w)
  %a = extractvalue { i32, i32 } %r, 0
  %b = extractvalue { i32, i32 } %r, 1
  store volatile i32 %a, ptr %p
  store volatile i32 %b, ptr %p
  ret void
}

; What is in memory before and after a clobber of it is stored and loaded.
; clobber: st\.global
; clobber: nothing
; clobber: st\.global
define ptx_kernel void @clobber(ptr %p, i32 %v) {
  store i32 %v, ptr %p
  call void asm sideeffect "// nothing", "~{memory}"()
  store i32 7, ptr %p
  ret void
}

; Rust's black_box: an address in a register of 32 bits.
; black_box: st\.local
; black_box: ld\.local
define ptx_kernel void @black_box(ptr %p, i32 %v) {
  %a = alloca i32
  store i32 %v, ptr %a
  call void asm sideeffect "", "r,~{memory}"(ptr %a)
  %w = load i32, ptr %a
  store i32 %w, ptr %p
  ret void
}

; Other widths and vectors pass as the register's integer.
; odd: add\.u32 %r\d+, %r\d+, 1;
; odd: mov\.b32 %r\d+, %r\d+;
; odd: mov\.b64 %rd\d+, %rd\d+;
define ptx_kernel void @odd(ptr %p, ptr %q) {
  %v = load i24, ptr %q
  %r = call i24 asm "add.u32 $0, $1, 1;", "=r,r"(i24 %v)
  store i24 %r, ptr %p
  %w = load <4 x i8>, ptr %q
  %s = call <4 x i8> asm "mov.b32 $0, $1;", "=r,r"(<4 x i8> %w)
  store <4 x i8> %s, ptr %p
  %x = load <2 x i32>, ptr %q
  %t = call { <2 x i32>, i1 } asm "mov.b64 $0, $2; add.u32 $1, $3, 0;", "=l,=r,l,r"(<2 x i32> %x, i1 true)
  %u = extractvalue { <2 x i32>, i1 } %t, 0
  store <2 x i32> %u, ptr %p
  ret void
}

; The syntax of another assembler, and its registers, mean nothing.
; foreign: mov\.u32 %r\d+, %r\d+; // \$ \{a\|b\}
define ptx_kernel void @foreign(ptr %p, i32 %v) {
  %r = call i32 asm inteldialect "mov.u32 ${0}, ${1}; // $$ {a|b}", "=r,r,~{cc},~{flags},~{dirflag},~{fpsr}"(i32 %v)
  store i32 %r, ptr %p
  ret void
}
