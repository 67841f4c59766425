; What LLVM 14 and older said with the pointees of pointers. Assembled by llvm-as of LLVM 14 and by LLVM 7.0.0.
target datalayout = "e-m:e-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%list = type { i32, %list*, %list* (%list*, i8)* }
%outer = type { %inner, %inner*, [3 x %outer*] }
%inner = type { void (%outer*)*, i64, <2 x i32*> }
%none = type opaque
%packed = type <{ i8, i32*, %none* }>
%big = type { [4 x i64] }

@cell = global %list { i32 7, %list* @cell, %list* (%list*, i8)* @walk }
@near = addrspace(3) global [4 x i32] undef, align 16
@table = constant [2 x i32* (i32*, i64)*] [i32* (i32*, i64)* @step, i32* (i32*, i64)* null]
@middle = global i32* getelementptr inbounds ([4 x i32], [4 x i32]* @numbers, i64 0, i64 2)
@numbers = internal global [4 x i32] [i32 1, i32 2, i32 3, i32 4]
@bytes = global i8* bitcast ([4 x i32]* @numbers to i8*)
@unknown = external global %none
@generic = global i32* addrspacecast (i32 addrspace(3)* getelementptr ([4 x i32], [4 x i32] addrspace(3)* @near, i64 0, i64 1) to i32*)
@address = global i64 ptrtoint (i32** @middle to i64)
@strange = global %packed <{ i8 1, i32* null, %none* @unknown }>
@other = alias i32, getelementptr inbounds ([4 x i32], [4 x i32]* @numbers, i32 0, i32 1)
@again = alias i32* (i32*, i64), i32* (i32*, i64)* @step

declare i32 @personality(...)
declare void @copied(%big* byval(%big) align 8)
declare void @filled(%big* sret(%big) align 8, i32)
declare void @many(i8*, ...)
declare i8* @made()

define i32* @step(i32* %p, i64 %n) {
  %q = getelementptr inbounds i32, i32* %p, i64 %n
  ret i32* %q
}

define %list* @walk(%list* %l, i8 %c) {
entry:
  %next = getelementptr %list, %list* %l, i32 0, i32 1
  %n = load %list*, %list** %next, align 8
  %fp = getelementptr inbounds %list, %list* %n, i64 0, i32 2
  %f = load %list* (%list*, i8)*, %list* (%list*, i8)** %fp
  %r = call %list* %f(%list* %l, i8 %c)
  store %list* %r, %list** %next, align 8
  %is = icmp eq %list* %r, null
  br i1 %is, label %done, label %more
more:
  %cast = bitcast %list* %r to i8*
  %back = bitcast i8* %cast to %list*
  br label %done
done:
  %v = phi %list* [ %n, %entry ], [ %back, %more ]
  ret %list* %v
}

define i32 @atomics(i32* %p, i64* %w, i32 %x, i64 %y, i8** %pp, i8* %v) {
  %a = atomicrmw add i32* %p, i32 %x seq_cst
  %b = atomicrmw volatile umax i64* %w, i64 %y syncscope("singlethread") monotonic
  %c = cmpxchg weak i32* %p, i32 %a, i32 %x acq_rel monotonic
  %d = cmpxchg volatile i64* %w, i64 %b, i64 %y seq_cst seq_cst
  %e = extractvalue { i32, i1 } %c, 0
  %f = load atomic i32, i32* %p acquire, align 4
  store atomic i32 %f, i32* %p syncscope("agent") release, align 4
  %g = cmpxchg i8** %pp, i8* %v, i8* null seq_cst seq_cst
  %h = extractvalue { i8*, i1 } %g, 0
  %i = load i8, i8* %h
  fence seq_cst
  ret i32 %e
}

define i32 @shapes(%outer* %o, <2 x i32*> %ps, i32** %pp, i1 %c, i32 %i) {
  %r = alloca %outer, align 8
  %n = alloca i32*, i32 %i
  %s = getelementptr inbounds %outer, %outer* %o, i64 0, i32 2, i64 1
  %t = load %outer*, %outer** %s
  %u = select i1 %c, %outer* %t, %outer* %r
  %in = getelementptr inbounds %outer, %outer* %u, i64 0, i32 0
  %agg = load %inner, %inner* %in
  %fn = extractvalue %inner %agg, 0
  call void %fn(%outer* %u)
  %vec = extractvalue %inner %agg, 2
  %two = shufflevector <2 x i32*> %vec, <2 x i32*> %ps, <2 x i32> <i32 3, i32 0>
  %ins = insertelement <2 x i32*> %two, i32* null, i32 %i
  %one = extractelement <2 x i32*> %ins, i32 0
  %all = getelementptr i32, <2 x i32*> %ins, <2 x i64> <i64 1, i64 2>
  %got = extractelement <2 x i32*> %all, i64 1
  store i32* %got, i32** %n
  %res = insertvalue %inner %agg, <2 x i32*> %all, 2
  store %inner %res, %inner* %in, align 16
  %val = load volatile i32, i32* %one
  ret i32 %val
}

define void @calls(%big* %b, i32* %p) personality i8* bitcast (i32 (...)* @personality to i8*) {
entry:
  call void @copied(%big* byval(%big) align 8 %b)
  invoke void @filled(%big* sret(%big) %b, i32 3) to label %on unwind label %off
on:
  call void (i8*, ...) @many(i8* bitcast (%big* (i32)* @cut to i8*), i32* %p, %big* byval(%big) %b)
  %m = tail call i8* @made()
  %f = bitcast i8* %m to void (i32*)*
  call void %f(i32* nonnull %p) #0
  call void asm sideeffect "# $0 $1", "=*m,r,~{memory}"(i32* elementtype(i32) %p, i32 4)
  ret void
off:
  %l = landingpad { i8*, i32 } cleanup catch i8* bitcast (%list* @cell to i8*) filter [1 x i8*] [i8* null]
  %x = extractvalue { i8*, i32 } %l, 0
  %y = load i8, i8* %x
  resume { i8*, i32 } %l
}

define %big* @cut(i32 %x) {
  switch i32 %x, label %a [ i32 3, label %b ]
a:
  ret %big* inttoptr (i64 16 to %big*)
b:
  %v = va_arg i8* null, %big*
  ret %big* %v
}

attributes #0 = { nounwind }

!named = !{!0, !1}
!0 = !{i32* (i32*, i64)* @step, i32 1, %list* @cell}
!1 = !{i8* bitcast ([4 x i32]* @numbers to i8*)}
