import { isReplaced, REPLACED } from '../replaced.ts';
import { type FileJobOutput, type FileJobInput, runFileJob, type FileJobKind } from './file-job.ts';
import { FileError } from './file-error.ts';
import { type Reply, refusalOf, type Request } from './file-messages.ts';

/** The parts of Worker used here. */
type FileWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

const NOT_LOADED = 'The editor could not load all of its code. Check your connection and try again.';

const newWorker = (): FileWorker | null =>
  typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined'
    ? null
    : new Worker(new URL('./files.worker.ts', import.meta.url), { type: 'module' });

const inPage = async <K extends FileJobKind>(request: Request): Promise<FileJobOutput<K>> => {
  try {
    return await runFileJob(request.kind, request.input);
  } catch (error) {
    const refusal = refusalOf(error);
    throw refusal.ok ? error : new FileError(refusal.message, { cause: error });
  }
};

/** The reason why a worker reported an error itself. Only the event of a script that did not load has no message. */
const crashOf = async (event: Event, isGone: () => Promise<boolean>): Promise<FileError> => {
  if ('message' in event)
    return new FileError('This device has not enough memory for the file.', { cause: event });
  return new FileError((await isGone()) ? REPLACED : NOT_LOADED, { cause: event });
};

/**
 * Runs a job in a worker of its own, which frees all its memory when it ends. Rejects with FileError, or with
 * the signal's reason when that aborts it.
 */
export const inWorker = <K extends FileJobKind>(
  kind: K,
  input: FileJobInput<K>,
  signal?: AbortSignal,
  start: () => FileWorker | null = newWorker,
  isGone: () => Promise<boolean> = () => isReplaced(import.meta.url),
): Promise<FileJobOutput<K>> => {
  if (signal?.aborted === true) return Promise.reject(signal.reason as Error);
  const request = { kind, input } as unknown as Request;
  const worker = start();
  if (worker === null) return inPage<K>(request);
  return new Promise<FileJobOutput<K>>((resolve, reject) => {
    const stop = (): void => reject(signal?.reason as Error);
    signal?.addEventListener('abort', stop, { once: true });
    worker.onmessage = ({ data }: MessageEvent<Reply>) => {
      if (data.ok) resolve(data.answer);
      else reject(new FileError(data.message));
    };
    worker.onerror = (event) => void crashOf(event, isGone).then(reject);
    worker.postMessage(request);
  }).finally(() => worker.terminate());
};
