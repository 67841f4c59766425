; Attributes of functions, results, parameters and calls. (hybrid_patchable is missing: LLVM 22 writes it but cannot read it.)
source_filename = "attributes"
target triple = "nvptx64-nvidia-cuda"
define void @function() unnamed_addr #0 { ret void }
define void @memories() #1 { ret void }
declare void @memory_1() memory(argmem: read)
declare void @memory_2() memory(none)
declare void @memory_3() memory(read, inaccessiblemem: readwrite, errnomem: none)
declare void @memory_4() memory(argmem: write, errnomem: write)
declare void @memory_5() memory(read)
declare void @memory_6() memory(write, argmem: readwrite, target_mem0: none, target_mem1: read)
declare noalias nonnull align 8 dereferenceable(16) dereferenceable_or_null(32) ptr @pointer_result(i64) allocsize(0) #2
declare range(i32 -4, 10) noundef signext inreg i32 @range_result(i32 range(i32 1, 5) zeroext %0, i128 range(i128 -3, 170141183460469231731687303715884105727) %1)
declare nofpclass(nan inf) float @float_result(float nofpclass(nzero sub) %0)
declare void @pointers(ptr noalias readonly %0)
declare void @pointers_2(ptr captures(none) readonly noundef nonnull %0, ptr captures(address) writeonly %1, ptr captures(ret: address, provenance) readnone %2, ptr captures(address_is_null, read_provenance) %3)
declare void @pointers_3(ptr sret([4 x i32]) align 4 %0, ptr byval(i64) %1, ptr byref({ i8, i8 }) %2, ptr %3)
declare void @pointers_4(ptr initializes((0, 4), (8, 12)) dead_on_unwind writable %0, ptr nest %1, ptr %2)
declare void @pointers_5(ptr %0, ptr swiftself %1, ptr allocptr nofree %2, i64 allocalign %3)
declare i32 @immediate(i32 returned %0, i32 noext %1)
declare ptr @allocation(i64, i64) allocsize(0,1) allockind("alloc,zeroed,aligned") "alloc-family"="malloc"
define void @scaled() vscale_range(1,16) alignstack(32) uwtable { ret void }
attributes #0 = { alwaysinline cold convergent hot inlinehint minsize mustprogress nobuiltin nocallback nofree noimplicitfloat nomerge nonlazybind noprofile norecurse noredzone noreturn nosync nounwind null_pointer_is_valid optforfuzzing returns_twice safestack sanitize_address sanitize_hwaddress sanitize_memory sanitize_memtag sanitize_thread shadowcallstack speculatable speculative_load_hardening ssp strictfp willreturn uwtable "key"="value" "bare" "zz"="\01\FF" }
attributes #1 = { naked noinline optnone nocf_check noduplicate skipprofile sspreq sspstrong fn_ret_thunk_extern nosanitize_bounds nosanitize_coverage disable_sanitizer_instrumentation presplitcoroutine coro_only_destroy_when_complete coro_elide_safe sanitize_numerical_stability sanitize_realtime sanitize_type sanitize_alloc_token nocreateundeforpoison }
attributes #2 = { noinline }
