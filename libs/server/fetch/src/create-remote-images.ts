import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { RemoteImage, RemoteImageOptions, RemoteImages } from '@safelight/application/ports';
import { checkAllowedOrigins } from './allowed-origins.ts';
import { startDeadline, type Deadline } from './deadline.ts';
import { dial, type Dial } from './dial.ts';
import { fileTooLarge, imageUrlRequired, inOurTerms, Refusal } from './fetch-errors.ts';
import { follow } from './follow.ts';
import { createGuard, type Guard } from './guard.ts';
import { remoteFilename } from './remote-filename.ts';
import { resolveByDns, type Resolve } from './resolver.ts';

export interface RemoteImagesOptions {
  readonly isProduction: boolean;
  /** Origins on this machine that tests may fetch from. In production creating fails if there are any. */
  readonly allowedOrigins?: readonly string[];
}

/** DNS and network, which specs replace. */
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
      yield chunk;
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

/** RemoteImages with a given DNS and network. */
export const createRemoteImagesIn = (
  surroundings: Surroundings,
  { isProduction, allowedOrigins = [] }: RemoteImagesOptions,
): RemoteImages => {
  checkAllowedOrigins(allowedOrigins, isProduction);
  const { resolve, ports } = surroundings;
  return { fetch: fetchThrough(createGuard({ resolve, allowedOrigins, ports }), surroundings) };
};

/** RemoteImages over the real internet. Throws for `allowedOrigins` in production. */
export const createRemoteImages = (options: RemoteImagesOptions): RemoteImages =>
  createRemoteImagesIn(REAL, options);
