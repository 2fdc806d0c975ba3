import type { IncomingMessage } from 'node:http';
import type { Dial } from './dial.ts';
import { exchange } from './exchange.ts';
import { Refusal } from './fetch-errors.ts';
import type { Guard } from './guard.ts';

const MAX_REDIRECTS = 3;
const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];

const parsed = (text: string, base?: URL): URL => {
  if (text === '' || !URL.canParse(text, base?.href)) throw new Refusal('no URL');
  return new URL(text, base);
};

/**
 * The answer at the end of the redirects of a URL, each of which is checked like the first. Throws Refusal or
 * a network error.
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
