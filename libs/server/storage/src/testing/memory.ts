import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Collects garbage now, which only a flag allows. */
export const collectGarbage = (): void => {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
};

/** The bytes of all buffers that something still refers to. */
export const bytesInUse = (): number => {
  collectGarbage();
  return process.memoryUsage().arrayBuffers;
};
