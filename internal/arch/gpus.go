package arch

// gpus names GPUs of each compute capability, from NVIDIA's page "CUDA GPU Compute Capability".
var gpus = map[int]string{
	35: "Tesla K40", 37: "Tesla K80", 50: "GeForce GTX 750, Tesla M10", 52: "GeForce GTX 900, Tesla M40", 53: "Jetson Nano, TX1",
	60: "Tesla P100", 61: "GeForce GTX 10, Tesla P4, P40", 62: "Jetson TX2", 70: "Tesla V100", 72: "Jetson Xavier", 75: "GeForce RTX 20, T4",
	80: "A100, A30", 86: "GeForce RTX 30, A10, A40", 87: "Jetson Orin", 89: "GeForce RTX 40, L4, L40S", 90: "H100, H200, GH200",
	100: "B200, GB200", 103: "B300, GB300", 110: "Jetson Thor", 120: "GeForce RTX 50, RTX PRO Blackwell", 121: "DGX Spark (GB10)",
}

// GPUs names some GPUs of a's compute capability, "" where none is known here.
func (a Arch) GPUs() string { return gpus[a.Current().Number] }
