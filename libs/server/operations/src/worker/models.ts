import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Infer, ModelName, Tensor } from '../operation.ts';
import { type InferenceSession, openRuntime, type Runtime, type RuntimeTensor } from './runtime.ts';

/** The SHA-256 of `<name>.onnx` for every model (models/NOTICE.md). */
const SHA256: Readonly<Record<ModelName, string>> = {
  u2netp: '309c8469258dda742793dce0ebea8e6dd393174f89934733ecc8b14c76f4ddd8',
  nanodet: 'b651bc54d4650b307020bd6e4849eb8280531c39daa49da4903f9bd6ccc9baa3',
  selfie: 'e2d821e26ad9096158301ebd0b1783392e0edbd1c80587d1720da45f3b7cb2cc',
  blazeface: '58f8c45abf74bd96bdbb6bda469588a7cf4ba27349465c5d18ca69ffd742c650',
  facemesh: 'b423b9e727d18d9fe54ec1bd536c84d4609cecc5d4e326e3264a6c1d1175fce1',
  iris: '90019f1860e4a053bf36ed6111e87af14a883b42ee593ce0d3b47130db81967d',
  'text-det': '30a86f5731181461d08021402766601e4302a9b9b9666be8aff402696339cdff',
  'slim-x2': 'b6748358c3881730dd2e44d220fd6c2e3fc87a1a4217193e0f4efb8a028ad1d0',
  'animev3-x4': 'f86df5eb5e437ad5833bc17d79a909c39dbcb9aa80dbe051b9f2a92e6defad82',
  'gans-x4': 'c2a7f64ae27034c2f02a61fe7aec4d68a52ffd4c7a5b77fc8522a736c7a9e3aa',
};

export const MODEL_NAMES = Object.keys(SHA256) as readonly ModelName[];

/** Reads a model. Throws when the file is missing or has a wrong checksum. */
export const readModel = async (modelsDir: string, name: ModelName): Promise<Uint8Array> => {
  const bytes = await readFile(join(modelsDir, `${name}.onnx`));
  if (createHash('sha256').update(bytes).digest('hex') !== SHA256[name]) {
    throw new Error(`${name}.onnx is not the model this engine was made with.`);
  }
  return bytes;
};

/** The maximum number of models in memory. Operations that need more use them one after the other. */
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
