import type { Infer, ModelName, Tensor } from '../operation.ts';
import { readModel } from './model-files.ts';
import { openRuntime, type InferenceSession, type Runtime, type RuntimeTensor } from './runtime.ts';

/** The maximum number of open sessions, which is the largest number that one operation uses. */
const KEPT_SESSIONS = 3;

/** The models that can run here. */
export interface Models {
  /**
   * Null when the model can be used. Otherwise the reason: no runtime, a missing file, or a wrong checksum.
   */
  problem(name: ModelName): Promise<string | null>;
  /** Runs one model at a time. Further calls wait. */
  readonly infer: Infer;
  /** Frees the memory of all sessions. The next run opens its session again. */
  release(): Promise<void>;
}

const outputOf = (name: ModelName, tensor: RuntimeTensor | undefined): Tensor => {
  const values = tensor?.data;
  if (!(values instanceof Float32Array)) throw new Error(`${name} answered no numbers.`);
  return { values, shape: tensor?.dims ?? [] };
};

/** Opens a session at its first use, and releases the least recently used one when there are too many. */
export const openModels = (modelsDir: string, threads: number): Models => {
  /** The sessions in the order of their use, the most recent last. */
  const sessions = new Map<ModelName, InferenceSession>();
  let opened: Promise<Runtime> | null = null;
  let last: Promise<unknown> = Promise.resolve();
  const runtime = (): Promise<Runtime> => (opened ??= openRuntime(threads));

  const releaseDownTo = async (count: number): Promise<void> => {
    for (const [name, session] of sessions) {
      if (sessions.size <= count) return;
      sessions.delete(name);
      await session.release();
    }
  };
  const sessionOf = async (name: ModelName): Promise<InferenceSession> => {
    const kept = sessions.get(name);
    if (kept === undefined) await releaseDownTo(KEPT_SESSIONS - 1);
    const session = kept ?? (await (await runtime()).createSession(await readModel(modelsDir, name)));
    sessions.delete(name);
    sessions.set(name, session);
    return session;
  };
  const run = async (name: ModelName, inputs: readonly Tensor[]): Promise<readonly Tensor[]> => {
    const { Tensor: RuntimeInput } = await runtime();
    const session = await sessionOf(name);
    const feeds = session.inputNames.map((input, at): [string, RuntimeTensor] => {
      const { values, shape } = inputs[at] ?? { values: new Float32Array(), shape: [0] };
      return [input, new RuntimeInput('float32', values, [...shape])];
    });
    const results = await session.run(Object.fromEntries(feeds));
    return session.outputNames.map((output) => outputOf(name, results[output]));
  };
  const inTurn = <T>(task: () => Promise<T>): Promise<T> => {
    const result = last.then(task);
    last = result.catch(() => undefined);
    return result;
  };

  return {
    problem: async (name) => {
      try {
        await runtime();
        await readModel(modelsDir, name);
        return null;
      } catch (cause) {
        return cause instanceof Error ? cause.message : String(cause);
      }
    },
    infer: (name, ...inputs) => inTurn(() => run(name, inputs)),
    release: () => inTurn(() => releaseDownTo(0)),
  };
};
