import { ServiceFailure } from './service-failure.ts';

/** The maximum size of an answer in bytes, about three times the size of a 4K picture in base64. */
const MAX_ANSWER_BYTES = 64 * 1024 * 1024;

const tooLarge = (): ServiceFailure =>
  new ServiceFailure('internal-error', `The AI service answered with more than ${MAX_ANSWER_BYTES} bytes.`);

const lost = (cause: unknown): ServiceFailure =>
  new ServiceFailure('internal-error', 'The connection to the AI service failed.', { cause });

const readBounded = async (response: Response): Promise<Uint8Array<ArrayBuffer>> => {
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  const body: AsyncIterable<Uint8Array> | readonly Uint8Array[] = response.body ?? [];
  for await (const chunk of body) {
    sizeBytes += chunk.byteLength;
    if (sizeBytes > MAX_ANSWER_BYTES) throw tooLarge();
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
};

/**
 * A `fetch` for calls to a service. It never follows redirects, because they would send the key to another
 * server. It limits the size of the body and resolves when the whole body has arrived. Throws ServiceFailure,
 * or the signal's reason when aborted.
 */
export const serviceFetch = async (
  input: string | URL | Request,
  init: RequestInit = {},
): Promise<Response> => {
  try {
    const response = await fetch(input, { ...init, redirect: 'error' });
    const { status, statusText, headers } = response;
    const body = await readBounded(response);
    return new Response(status === 204 ? null : body, { status, statusText, headers });
  } catch (error) {
    init.signal?.throwIfAborted();
    throw error instanceof ServiceFailure ? error : lost(error);
  }
};

/** Parses the JSON of an answer; throws ServiceFailure when it is invalid. */
export const jsonOf = async (response: Response): Promise<unknown> => {
  try {
    return await response.json();
  } catch (cause) {
    throw new ServiceFailure('internal-error', 'The AI service answered with something unreadable.', {
      cause,
    });
  }
};

/**
 * Runs one call with a time limit. An abort of the caller's signal also ends the call, which then throws the
 * signal's reason.
 */
export const withinTime = async <T>(
  { timeoutMs, signal }: { readonly timeoutMs: number; readonly signal: AbortSignal },
  call: (signal: AbortSignal) => Promise<T>,
): Promise<T> => {
  const deadline = AbortSignal.timeout(timeoutMs);
  try {
    return await call(AbortSignal.any([signal, deadline]));
  } catch (error) {
    signal.throwIfAborted();
    if (!deadline.aborted) throw error;
    const seconds = Math.round(timeoutMs / 100) / 10;
    throw new ServiceFailure('internal-error', `The AI service did not answer within ${seconds} s.`, {
      failure: 'timed_out',
      cause: error,
    });
  }
};
