# Development container: Go, a rustc with library source, the LLVM versions that the tests compare with, and libNVVM.
#   docker build -t nvvm-bitcode-linker-dev .
#   docker run --rm -it -v "$PWD:/src" nvvm-bitcode-linker-dev make demo
# With a GPU add --gpus all (NVIDIA's container toolkit); make gpu-test then runs the kernels.
ARG DEBIAN=bookworm
ARG GO=1.26

FROM golang:${GO}-${DEBIAN} AS go

FROM debian:${DEBIAN}-slim AS tools
RUN apt-get update && \
    DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends ca-certificates git make python3 python3-pip && \
    rm -rf /var/lib/apt/lists/*
ENV NVVM_LINKER_CACHE=/opt/nvvm-bitcode-linker
COPY scripts/fetch-tools scripts/find-rust scripts/cuda-versions /opt/scripts/
COPY internal/wheels/wheels.tsv /opt/internal/wheels/
RUN /opt/scripts/fetch-tools rust llvm && rm -rf /var/lib/apt/lists/*
# One or more of the versions in internal/wheels/wheels.tsv, separated by spaces. make test brings the rest.
ARG CUDA="13.5.37"
RUN /opt/scripts/fetch-tools llvm7 cuda ${CUDA}

FROM tools AS dev
COPY --from=go /usr/local/go /usr/local/go
ARG UID=1000
RUN useradd --create-home --uid ${UID} --shell /bin/bash dev && chown -R dev /opt/nvvm-bitcode-linker
ENV PATH=/usr/local/go/bin:/home/dev/go/bin:/usr/local/bin:/usr/bin:/bin
USER dev
WORKDIR /src
CMD ["bash"]
