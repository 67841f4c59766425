; Windows exception handling.
source_filename = "funclets"
target triple = "x86_64-pc-windows-msvc"
declare i32 @__CxxFrameHandler3(...)
declare void @f()
define void @catches() personality ptr @__CxxFrameHandler3 {
  invoke void @f() to label %end unwind label %dispatch
dispatch:
  %cs = catchswitch within none [label %first, label %second] unwind label %cleanup
first:
  %c1 = catchpad within %cs [ptr null, i32 64, ptr null]
  call void @f() [ "funclet"(token %c1) ]
  catchret from %c1 to label %end
second:
  %c2 = catchpad within %cs []
  %inner = invoke i32 @g(i32 1) [ "funclet"(token %c2) ] to label %done unwind label %nested
done:
  catchret from %c2 to label %end
nested:
  %cs2 = catchswitch within %c2 [label %third] unwind to caller
third:
  %c3 = catchpad within %cs2 [ptr @f]
  catchret from %c3 to label %done
cleanup:
  %cl = cleanuppad within none [i32 3]
  call void @f() [ "funclet"(token %cl) ]
  cleanupret from %cl unwind to caller
end:
  ret void
}
define void @cleans() personality ptr @__CxxFrameHandler3 {
  invoke void @f() to label %end unwind label %cleanup
cleanup:
  %cl = cleanuppad within none []
  cleanupret from %cl unwind label %outer
outer:
  %cl2 = cleanuppad within none []
  cleanupret from %cl2 unwind to caller
end:
  ret void
}
declare i32 @g(i32)
