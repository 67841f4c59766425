; Records that few modules have: constant expressions on vectors of which LLVM knows nothing, the order of uses of blocks, the summary of a
; module for full link-time optimisation, and what sanitizers may do to variables.
source_filename = "records"
target triple = "x86_64-unknown-linux-gnu"

@address = global i64 1
@part = constant i32 extractelement (<2 x i32> bitcast (i64 ptrtoint (ptr @address to i64) to <2 x i32>), i32 1)
@wider = constant <4 x i32> shufflevector (<2 x i32> bitcast (i64 ptrtoint (ptr @address to i64) to <2 x i32>), <2 x i32> poison, <4 x i32> <i32 1, i32 0, i32 1, i32 poison>)
@same = constant <2 x i32> shufflevector (<2 x i32> bitcast (i64 ptrtoint (ptr @address to i64) to <2 x i32>), <2 x i32> <i32 5, i32 6>, <2 x i32> <i32 2, i32 0>)
@one_place = constant <2 x i32> insertelement (<2 x i32> bitcast (i64 ptrtoint (ptr @address to i64) to <2 x i32>), i32 ptrtoint (ptr @address to i32), i32 1)

@unchecked = global i32 1, no_sanitize_address
@unchecked_hw = global i32 1, no_sanitize_hwaddress
@tagged = global i32 1, sanitize_memtag
@dynamic = global i32 1, sanitize_address_dyninit
@all_sanitizers = global i32 1, section "x", partition "p", code_model "small", no_sanitize_address, no_sanitize_hwaddress, sanitize_memtag, sanitize_address_dyninit, align 4

define <vscale x 4 x i32> @longer() {
  ret <vscale x 4 x i32> shufflevector (<vscale x 2 x i32> insertelement (<vscale x 2 x i32> poison, i32 ptrtoint (ptr @address to i32), i64 0), <vscale x 2 x i32> poison, <vscale x 4 x i32> zeroinitializer)
}
define i32 @order(i32 %x) {
  %c = icmp eq i32 %x, 0
  br i1 %c, label %end, label %more
more:
  %d = icmp eq i32 %x, 7
  br i1 %d, label %end, label %most
most:
  %e = icmp eq i32 %x, 9
  br i1 %e, label %end, label %more
end:
  %r = phi i32 [ 1, %0 ], [ 2, %more ], [ 3, %most ]
  ret i32 %r
  uselistorder i32 %x, { 2, 0, 1 }
  uselistorder label %end, { 1, 0, 2 }
}

!llvm.module.flags = !{!0}
!0 = !{i32 1, !"ThinLTO", i32 0}
