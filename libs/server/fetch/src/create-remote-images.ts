import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { FILENAME_MAX_LENGTH } from '@safelight/rules';
import type { RemoteImage, RemoteImageOptions, RemoteImages } from '@safelight/application/ports';
import { checkAllowedOrigins } from './public-address.ts';
import { createGuard, dial, type Dial, type Guard, type Resolve, resolveByDns } from './guard.ts';
import { fileTooLarge, imageUrlRequired, inOurTerms, Refusal } from './fetch-errors.ts';
import { follow } from './follow.ts';

interface Deadline {
  /** Aborts at the timeout, when the caller aborts, and on `end`. */
  readonly signal: AbortSignal;
  /** Stops the timer while the caller works, so that only the time of the remote server counts. */
  pause(): void;
  resume(): void;
  /** Stops the timer and closes every open connection. Callers must call it when the work is done. */
  end(): void;
}

/** Starts the timeout of a whole fetch. It also ends when the caller's signal aborts. */
const startDeadline = (timeoutMs: number, callers: AbortSignal | undefined): Deadline => {
  const controller = new AbortController();
  const onCallersAbort = (): void => {
    controller.abort(callers?.reason);
  };
  let timer: NodeJS.Timeout | undefined;
  let startedAt = 0;
  let leftMs = timeoutMs;
  const pause = (): void => {
    clearTimeout(timer);
    leftMs -= performance.now() - startedAt;
  };
  const resume = (): void => {
    startedAt = performance.now();
    timer = setTimeout(() => {
      controller.abort(new Refusal('took too long'));
    }, leftMs);
  };
  resume();
  callers?.addEventListener('abort', onCallersAbort, { once: true });
  if (callers?.aborted === true) onCallersAbort();
  return {
    signal: controller.signal,
    pause,
    resume,
    end: () => {
      clearTimeout(timer);
      callers?.removeEventListener('abort', onCallersAbort);
      controller.abort(new Refusal('over'));
    },
  };
};

/** Control characters and the path separators of any system. */
const NOT_IN_NAMES = /[\p{Cc}\\/]/gu;

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/**
 * The filename in a URL: the last segment of its path, which may be empty. A long segment is shortened to its end.
 */
const remoteFilename = (url: URL): string => {
  const last = url.pathname.split('/').findLast((part) => part !== '') ?? '';
  const name = [...decoded(last).replace(NOT_IN_NAMES, '').trim()].slice(-FILENAME_MAX_LENGTH);
  while (name.join('').length > FILENAME_MAX_LENGTH) name.shift();
  return name.join('');
};

export interface RemoteImagesOptions {
  readonly isProduction: boolean;
  /** Origins on this machine from which tests may fetch. In production a non-empty list throws. */
  readonly allowedOrigins?: readonly string[];
}

/** The DNS and the network. Specs replace them. */
export interface Surroundings {
  readonly resolve: Resolve;
  readonly dial: Dial;
  readonly timeoutMs: number;
  readonly ports: readonly number[];
}

const REAL: Surroundings = { resolve: resolveByDns, dial, timeoutMs: 10_000, ports: [80, 443] };

const MAX_URL_LENGTH = 2_048;

const contentTypeOf = ({ 'content-type': claimed = '' }: IncomingHttpHeaders): string =>
  (claimed.split(';')[0] ?? '').trim().toLowerCase();

const checkAnswer = ({ statusCode, headers }: IncomingMessage, maxBytes: number): void => {
  if (statusCode !== 200) throw new Refusal(`status ${statusCode}`);
  if (!/^image\/[\w.+-]+$/.test(contentTypeOf(headers))) throw new Refusal('no image');
  const encoding = headers['content-encoding'] ?? 'identity';
  if (encoding.toLowerCase() !== 'identity') throw new Refusal('a content encoding');
  if (Number(headers['content-length'] ?? 0) > maxBytes) throw fileTooLarge(maxBytes);
};

async function* bodyOf(
  response: IncomingMessage,
  { maxBytes, signal }: RemoteImageOptions,
  deadline: Deadline,
): AsyncGenerator<Uint8Array, void, undefined> {
  let sizeBytes = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      sizeBytes += chunk.byteLength;
      if (sizeBytes > maxBytes) throw fileTooLarge(maxBytes);
      deadline.pause();
      yield chunk;
      deadline.resume();
    }
  } catch (error) {
    throw inOurTerms(error, signal);
  } finally {
    deadline.end();
  }
}

const fetchThrough =
  (guard: Guard, { dial: dialler, timeoutMs }: Surroundings): RemoteImages['fetch'] =>
  async (address, options): Promise<RemoteImage> => {
    if (address.trim() === '') throw imageUrlRequired();
    const deadline = startDeadline(timeoutMs, options.signal);
    const { signal } = deadline;
    try {
      if (address.length > MAX_URL_LENGTH) throw new Refusal('a URL too long');
      const response = await follow(address, { guard, dial: dialler, signal });
      checkAnswer(response, options.maxBytes);
      return {
        filename: remoteFilename(new URL(address)),
        contentType: contentTypeOf(response.headers),
        body: bodyOf(response, options, deadline),
      };
    } catch (error) {
      deadline.end();
      throw inOurTerms(error, options.signal);
    }
  };

/** Creates RemoteImages with the given DNS and network. */
export const createRemoteImagesIn = (
  surroundings: Surroundings,
  { isProduction, allowedOrigins = [] }: RemoteImagesOptions,
): RemoteImages => {
  checkAllowedOrigins(allowedOrigins, isProduction);
  const { resolve, ports } = surroundings;
  return { fetch: fetchThrough(createGuard({ resolve, allowedOrigins, ports }), surroundings) };
};

/** Creates RemoteImages for the internet. Throws for `allowedOrigins` in production. */
export const createRemoteImages = (options: RemoteImagesOptions): RemoteImages =>
  createRemoteImagesIn(REAL, options);
