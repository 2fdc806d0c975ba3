import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { defaultPortOf, type Dial, type Guard, type Target } from './guard.ts';
import { Refusal } from './fetch-errors.ts';

/**
 * Request headers that reveal nothing about the user or the server: no cookie and no referrer. They request
 * the file uncompressed.
 */
const HEADERS = {
  'User-Agent': 'Safelight-Fetch/1.0',
  Accept: 'image/*',
  'Accept-Encoding': 'identity',
  Connection: 'close',
} as const;

const MAX_HEADER_BYTES = 16 * 1024;

const ask = ({ url, addresses }: Target, dial: Dial, signal: AbortSignal): ClientRequest => {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return request(url, {
    headers: HEADERS,
    defaultPort: defaultPortOf(url),
    maxHeaderSize: MAX_HEADER_BYTES,
    signal,
    createConnection: () => dial({ url, addresses }),
  });
};

/**
 * Sends one GET request to a checked target. Resolves with the response headers for any status. Rejects on
 * network errors.
 */
const exchange = (target: Target, dial: Dial, signal: AbortSignal): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const request = ask(target, dial, signal);
    request.once('response', resolve);
    request.on('error', reject);
    request.end();
  });

const MAX_REDIRECTS = 3;
const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];

const parsed = (text: string, base?: URL): URL => {
  if (text === '' || !URL.canParse(text, base?.href)) throw new Refusal('no URL');
  return new URL(text, base);
};

/**
 * Follows redirects and returns the last response. Each redirect is checked like the first address. Throws a
 * Refusal or a network error.
 */
export const follow = async (
  address: string,
  { guard, dial, signal }: { readonly guard: Guard; readonly dial: Dial; readonly signal: AbortSignal },
): Promise<IncomingMessage> => {
  let url = parsed(address);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const target = await guard(url, signal);
    signal.throwIfAborted();
    const response = await exchange(target, dial, signal);
    const { statusCode = 0, headers } = response;
    if (!REDIRECTS.includes(statusCode)) return response;
    response.destroy();
    url = parsed(headers.location ?? '', url);
  }
  throw new Refusal('too many redirects');
};
