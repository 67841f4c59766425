# Development container: Go, a rustc with library source, the LLVM versions that the tests compare with, and libNVVM.
#   docker build -t nvvm-bitcode-linker-dev .
#   docker run --rm -it -v "$PWD:/src" nvvm-bitcode-linker-dev make demo
# With a GPU add --gpus all (NVIDIA's container toolkit); make gpu-test then runs the kernels. Another base of Debian, or one from another
# registry: --build-arg DEBIAN_IMAGE=... --build-arg GO_IMAGE=... of the same release. Building needs no GPU and no CUDA.
ARG DEBIAN_IMAGE=docker.io/library/debian:bookworm-slim
ARG GO_IMAGE=docker.io/library/golang:1.26-bookworm

# Go as its makers build it: Debian's is older than go.mod asks for.
FROM ${GO_IMAGE} AS go

FROM ${DEBIAN_IMAGE} AS tools
# gcc builds libraries for tests, git and make are the developer's.
RUN apt-get update && \
    DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends ca-certificates gcc git libc6-dev make python3 python3-pip && \
    rm -rf /var/lib/apt/lists/*
ENV NVVM_LINKER_CACHE=/opt/nvvm-bitcode-linker
COPY scripts/fetch-tools scripts/find-rust scripts/cuda-versions /opt/scripts/
COPY internal/wheels/wheels.tsv /opt/internal/wheels/
# A version of rustc and of the LLVMs other than the release's newest: --build-arg RUST=rustc-web=VERSION, apt's way to pin.
ARG RUST=""
RUN apt-get update && \
    if [ -n "${RUST}" ]; then DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends ${RUST}; fi && \
    /opt/scripts/fetch-tools rust && rm -rf /var/lib/apt/lists/*
# For the demo none of the LLVMs is needed, for the tests all are: --build-arg LLVM=no leaves them out.
ARG LLVM=yes
RUN if [ "${LLVM}" = yes ]; then /opt/scripts/fetch-tools llvm llvm7 && rm -rf /var/lib/apt/lists/*; fi
# One or more of the versions in internal/wheels/wheels.tsv, separated by spaces. make test brings those that it lacks.
ARG CUDA="13.5.37"
RUN /opt/scripts/fetch-tools cuda ${CUDA}

FROM tools AS dev
COPY --from=go /usr/local/go /usr/local/go
ARG UID=1000
RUN useradd --create-home --uid ${UID} --shell /bin/bash dev && chown -R dev /opt/nvvm-bitcode-linker
ENV PATH=/usr/local/go/bin:/home/dev/go/bin:/usr/local/bin:/usr/bin:/bin
USER dev
WORKDIR /src
CMD ["bash"]
