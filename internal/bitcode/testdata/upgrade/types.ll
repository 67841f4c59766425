; Attributes that do not go with types, which no verifier accepts.
; OLD: nonnull i32|noalias i32|zeroext ptr|range\(.* float
define nonnull i32 @f(i32 nonnull noalias %a, ptr zeroext %p, <2 x ptr> align 8 nonnull %v, [2 x float] nofpclass(nan) %n, { float } nofpclass(inf) %s, float range(i32 0, 4) %x) {
  ret i32 %a
}
define void @structs({ float, double } nofpclass(inf) %a, { float, i32 } nofpclass(inf) %b, [2 x { float, float }] nofpclass(inf) %c, { [2 x float] } nofpclass(inf) %d, {} nofpclass(inf) %e) {
  ret void
}
define noundef void @g(i32 allocalign %a, i64 noext %b, ptr noext %c) {
  ret void
}
