package legalize

import "testing"

func TestIsIdentifier(t *testing.T) {
	for name, want := range map[string]bool{
		"f": true, "_": false, "$": false, "__": true, "$1": true, "_$_": true, "a$b_9": true, "9a": false, "": false,
		"WARP_SZ": false, "warp_sz": true, "a.b": false, "%a": false, "ä": false, "a b": false,
	} {
		if IsIdentifier(name) != want {
			t.Errorf("IsIdentifier(%q) is %v", name, !want)
		}
	}
}

func TestNames(t *testing.T) {
	pass := []Pass{Names()}
	checkShapes(t, []shape{
		{name: "dots and others", passes: pass,
			in: `@alloc.1 = private constant i8 1
@"a@b #c<d>" = internal constant ptr @alloc.1
@0 = private constant i8 2
define internal ptr @"_ZN1a.llvm.7"() { ret ptr @"a@b #c<d>" }
define ptr @exported() { %p = call ptr @"_ZN1a.llvm.7"() 
 ret ptr @0 }`,
			want: []string{"@alloc_$_1 = private", "@a_$40b_$20_$23c_$3cd_$3e = internal constant ptr @alloc_$_1", "@anon = private",
				"call ptr @_ZN1a_$_llvm_$_7()", "define ptr @exported()"}},
		{name: "collisions", passes: pass,
			in:   "@a.b = private constant i8 1\n@a_$_b = private constant i8 2\n@\"a_$_b_$1\" = private constant i8 3",
			want: []string{"@a_$_b_$2 = private constant i8 1", "@a_$_b = private constant i8 2", "@a_$_b_$1 = private constant i8 3"}},
		{name: "reserved", passes: pass, in: "@WARP_SZ = internal constant i8 1\n@_ = internal constant i8 2",
			want: []string{"@_$$WARP_SZ = internal constant i8 1", "@_$$_ = internal constant i8 2"}},
		{name: "shared memory of the launch's size", passes: pass, in: `@anon.1.0 = external addrspace(3) global [0 x i8]`,
			want: []string{"@anon_$_1_$_0 = external addrspace(3)"}},
		{name: "an export", passes: pass, in: "define void @a.b() { ret void }",
			err: `"a.b" is not an identifier of PTX, and its name must stay`},
		{name: "a kernel that is not visible", passes: pass, in: "define internal ptx_kernel void @a.b() { ret void }", err: `"a.b"`},
		{name: "intrinsics keep theirs", passes: pass,
			in:   "declare void @llvm.trap()\ndefine void @f() { call void @llvm.trap()\n ret void }",
			want: []string{"call void @llvm.trap()"}},
	})
}

// A name depends on others only where they collide.
func TestNamesAreStable(t *testing.T) {
	one, err := rewrite(t, true, "@b.c = private constant i8 1", Names())
	if err != nil {
		t.Fatal(err)
	}
	two, err := rewrite(t, true, "@a.a = private constant i8 1\n@b.c = private constant i8 1", Names())
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{one, two} {
		checkContains(t, text, "@b_$_c = ")
	}
}
