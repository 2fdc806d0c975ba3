import { fileURLToPath } from 'node:url';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The scripts of the worker process: as it is, without repeated work, and as on machines that lack something. */
export const WORKERS = {
  whole: at('../worker/ai-worker.ts'),
  thatRemembers: at('./worker-that-remembers.ts'),
  withoutNativeRuntime: at('./worker-without-native-runtime.ts'),
  withoutRuntimes: at('./worker-without-runtimes.ts'),
} as const;

/** The folder of the models' weights. */
export const MODELS_FOLDER = at('../../models');
