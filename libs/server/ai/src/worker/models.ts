import type { Infer, ModelName, Tensor } from '../operation.ts';
import { readModel } from './model-files.ts';
import { openRuntime, type InferenceSession, type Runtime, type RuntimeTensor } from './runtime.ts';

/** Sessions kept at a time: what one operation uses together. */
const KEPT_SESSIONS = 3;

/** Models that can run here. */
export interface Models {
  /** Null when `name` can be used, otherwise why not: no runtime, file missing, hash wrong. */
  problem(name: ModelName): Promise<string | null>;
  /** One run at a time; others wait. */
  readonly infer: Infer;
  /** Gives the memory of all sessions back; the next run opens them anew. */
  release(): Promise<void>;
}

const outputOf = (name: ModelName, tensor: RuntimeTensor | undefined): Tensor => {
  const values = tensor?.data;
  if (!(values instanceof Float32Array)) throw new Error(`${name} answered no numbers.`);
  return { values, shape: tensor?.dims ?? [] };
};

/** Sessions are made at first use; of more than a few the one unused for longest is released. */
export const openModels = (modelsDir: string, threads: number): Models => {
  /** In the order of use, the latest last. */
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
