import type { InferenceSession, Tensor as RuntimeTensor, TensorConstructor } from 'onnxruntime-node';

/** A runtime for ONNX models: the native one, or WebAssembly where there is no native binary. */
export interface Runtime {
  readonly name: 'native' | 'wasm';
  createSession(model: Uint8Array): Promise<InferenceSession>;
  readonly Tensor: TensorConstructor;
}

/** Without arenas, memory is freed. With them a session would keep the memory of its largest input. */
const sessionOptions = (threads: number): InferenceSession.SessionOptions => ({
  intraOpNumThreads: threads,
  interOpNumThreads: 1,
  enableCpuMemArena: false,
  enableMemPattern: false,
  logSeverityLevel: 3,
});

/** Waiting threads sleep instead of spinning, which would double the processor time. */
const SLEEP_WHILE_WAITING = { session: { intra_op: { allow_spinning: '0' } } };

const native = async (threads: number): Promise<Runtime> => {
  const { InferenceSession, Tensor } = await import('onnxruntime-node');
  return {
    name: 'native',
    Tensor,
    createSession: (model) =>
      InferenceSession.create(model, { ...sessionOptions(threads), extra: SLEEP_WHILE_WAITING }),
  };
};

const wasm = async (threads: number): Promise<Runtime> => {
  const { env, InferenceSession, Tensor } = await import('onnxruntime-web');
  env.wasm.numThreads = threads;
  return {
    name: 'wasm',
    Tensor,
    createSession: (model) =>
      InferenceSession.create(model, { ...sessionOptions(threads), executionProviders: ['wasm'] }),
  };
};

/** Opens the best available runtime. Rejects with the reasons when there is none. */
export const openRuntime = (threads: number): Promise<Runtime> =>
  native(threads).catch((cause: unknown) =>
    wasm(threads).catch((alsoCause: unknown) => {
      throw new Error(`no runtime for models: ${String(cause)}; ${String(alsoCause)}`);
    }),
  );

export type { InferenceSession, RuntimeTensor };
