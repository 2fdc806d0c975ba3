import type { WorkFailure } from '../protocol.ts';

/** The refusal of a picture, with the reason for the log. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly failure: WorkFailure;

  constructor(failure: WorkFailure, reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.failure = failure;
  }
}

const codeOf = (error: Error): unknown => (error as NodeJS.ErrnoException).code;

/** Converts an error from the file system or from our own code; `decoding` converts those of the decoder. */
export const failureOf = (error: unknown): Refusal => {
  if (error instanceof Refusal) return error;
  if (!(error instanceof Error)) return new Refusal('FAILED', String(error));
  const isFull = codeOf(error) === 'ENOSPC' || codeOf(error) === 'EDQUOT';
  return new Refusal(isFull ? 'DISK_FULL' : 'FAILED', error.message, { cause: error });
};

/** The messages of libvips for a picture over `limitInputPixels`, and of sharp for one that took too long. */
const TOO_LARGE = /exceeds pixel limit|timeout|too large/i;

/** Runs a sharp pipeline; every error in it becomes a refusal of the picture. */
export const decoding = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Refusal(TOO_LARGE.test(reason) ? 'IMAGE_TOO_LARGE' : 'INVALID_FILE_FORMAT', reason, {
      cause: error,
    });
  }
};
