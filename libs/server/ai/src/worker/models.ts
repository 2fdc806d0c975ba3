import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { InferenceSession } from 'onnxruntime-node';
import type { ModelName, OperationContext } from '../operations/operation.ts';

/** File and SHA-256 of every model (models/NOTICE.md). */
const MODELS: Readonly<Record<ModelName, { readonly file: string; readonly sha256: string }>> = {
  u2netp: {
    file: 'u2netp.onnx',
    sha256: '309c8469258dda742793dce0ebea8e6dd393174f89934733ecc8b14c76f4ddd8',
  },
};

/** Bytes of a model; throws when the file is missing or is not the one we know. */
const readVerified = async (modelsDir: string, name: ModelName): Promise<Uint8Array> => {
  const { file, sha256 } = MODELS[name];
  const bytes = await readFile(join(modelsDir, file));
  if (createHash('sha256').update(bytes).digest('hex') !== sha256) {
    throw new Error(`${file} is not the model this engine was made with.`);
  }
  return bytes;
};

/** Models that can run here. */
export interface Models {
  /** Null when `name` can be used, otherwise why not: no native runtime, file missing, hash wrong. */
  problem(name: ModelName): Promise<string | null>;
  readonly infer: OperationContext['infer'];
}

/** Sessions are made at first use and kept: this process ends when idle, which releases them. */
export const openModels = (modelsDir: string, threads: number): Models => {
  const sessions = new Map<ModelName, Promise<InferenceSession>>();

  const openSession = async (name: ModelName): Promise<InferenceSession> => {
    const runtime = await import('onnxruntime-node');
    return runtime.InferenceSession.create(await readVerified(modelsDir, name), {
      intraOpNumThreads: threads,
      interOpNumThreads: 1,
      enableCpuMemArena: false,
      enableMemPattern: false,
      logSeverityLevel: 3,
    });
  };
  const session = (name: ModelName): Promise<InferenceSession> => {
    const opened = sessions.get(name) ?? openSession(name);
    sessions.set(name, opened);
    return opened;
  };

  return {
    problem: async (name) => {
      try {
        await import('onnxruntime-node');
        await readVerified(modelsDir, name);
        return null;
      } catch (cause) {
        return cause instanceof Error ? cause.message : String(cause);
      }
    },
    infer: async (name, input, shape) => {
      const { Tensor } = await import('onnxruntime-node');
      const model = await session(name);
      const results = await model.run({
        [model.inputNames[0] ?? '']: new Tensor('float32', input, [...shape]),
      });
      const output = results[model.outputNames[0] ?? '']?.data;
      if (!(output instanceof Float32Array)) throw new Error(`${name} answered no numbers.`);
      return output;
    },
  };
};
