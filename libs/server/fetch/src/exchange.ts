import { request as requestHttp, type ClientRequest, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { Dial } from './dial.ts';
import { defaultPortOf, type Target } from './guard.ts';

/** Headers that reveal nothing about us: no cookie, no referrer; and the file is requested uncompressed. */
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
 * One GET request to a checked target; resolves with the headers, whatever the status. Rejects with network
 * errors.
 */
export const exchange = (target: Target, dial: Dial, signal: AbortSignal): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const request = ask(target, dial, signal);
    request.once('response', resolve);
    request.on('error', reject);
    request.end();
  });
