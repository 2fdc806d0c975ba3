import { Agent, request } from 'node:http';
import { sleep } from './server.ts';

/** The options of a request. */
export interface Call {
  readonly method?: string;
  /** A body to send as JSON. */
  readonly body?: unknown;
  readonly authorization?: string;
  /** The client's address, for a server that trusts loopback as its proxy. */
  readonly from?: string;
  /** Any other headers, including `Host`. */
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly bytes: Buffer;
  readonly text: string;
  /** The parsed JSON; null when there is none. */
  readonly json: unknown;
  /** The milliseconds from the start of the request to the last byte of the answer. */
  readonly ms: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 100 });

const jsonIn = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
};

/** Sends one request over a kept-alive connection. Unlike fetch it can set another `Host`. */
export const call = (url: string, path: string, options: Call = {}): Promise<Reply> => {
  const { method = 'GET', body, authorization, from, headers = {} } = options;
  const payload = body === undefined ? null : JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const sending = request(new URL(path, url), {
      method,
      agent,
      headers: {
        ...(payload === null
          ? {}
          : { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(payload) }),
        ...(authorization === undefined ? {} : { Authorization: authorization }),
        ...(from === undefined ? {} : { 'X-Forwarded-For': from }),
        ...headers,
      },
    });
    sending.on('error', reject).on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', reject);
      response.on('end', () => {
        const ms = performance.now() - startedAt;
        const bytes = Buffer.concat(chunks);
        const text = bytes.toString();
        const { statusCode: status = 0, headers: got } = response;
        resolve({ status, headers: got, bytes, text, json: jsonIn(text), ms });
      });
    });
    sending.end(payload ?? undefined);
  });
};

/** A POST of JSON. */
export const post = (url: string, path: string, body: unknown, options: Call = {}): Promise<Reply> =>
  call(url, path, { method: 'POST', ...options, body });

/** A GraphQL request. */
export const ask = (url: string, query: string, variables: object = {}, options: Call = {}): Promise<Reply> =>
  post(url, '/graphql', { query, variables }, options);

/** The code of the first error in a GraphQL answer; null for none. */
export const codeOf = ({ json }: Reply): string | null =>
  (json as { errors?: readonly { extensions: { code: string } }[] } | null)?.errors?.[0]?.extensions.code ??
  null;

/** The parts of an answer that must be equal for two answers to be indistinguishable. */
export const looksOf = ({ status, text }: Reply) => ({ status, text });

export const withAccess = ({ access }: { readonly access: string }): { authorization: string } => ({
  authorization: `Bearer ${access}`,
});

let places = 0;

/** A client address that has not sent a request yet. */
export const newPlace = (): string => {
  places += 1;
  return `198.18.${Math.floor(places / 250)}.${(places % 250) + 1}`;
};

/**
 * Waits for the next window when the current one (an hour, a quarter) ends within `neededMs`, because limits
 * count by windows.
 */
export const awayFromEndOf = async (windowMs: number, neededMs = 30_000): Promise<void> => {
  const leftMs = windowMs - (Date.now() % windowMs);
  if (leftMs < neededMs) await sleep(leftMs + 1_000);
};

const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The text with the base64url character at `index` replaced by one whose value differs in the last bit. */
export const withOtherByte = (text: string, index: number): string =>
  text.slice(0, index) + (BASE64URL[BASE64URL.indexOf(text[index] ?? '') ^ 1] ?? '') + text.slice(index + 1);
