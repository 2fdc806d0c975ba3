import { record, text } from '../json.ts';
import { failureOf, type Blame } from '../service-failure.ts';
import { jsonOf, serviceFetch } from '../service-fetch.ts';

export interface OpenAiOptions {
  /** Null for servers that require no key. */
  readonly apiKey: string | null;
  /** The URL of the API, for example `https://api.openai.com/v1`. `/v1` is added to a URL without a path. */
  readonly baseUrl: string;
  readonly imageModel: string;
  readonly textModel: string;
}

export const OPENAI_BASE_URL = 'https://api.openai.com/v1';
export const OPENAI_IMAGE_MODEL = 'gpt-image-1';
export const OPENAI_TEXT_MODEL = 'gpt-4o-mini';

export interface OpenAiClient {
  readonly origin: string;
  /**
   * Posts a form or JSON, and returns the JSON of a successful answer. Throws ServiceFailure, or the signal's
   * reason when aborted.
   */
  post(
    path: string,
    body: FormData | object,
    signal: AbortSignal,
  ): Promise<Readonly<Record<string, unknown>>>;
  /** Downloads from a URL on the service's own origin. */
  get(url: URL, signal: AbortSignal): Promise<Buffer>;
}

const rootOf = (baseUrl: string): string => {
  const root = baseUrl.replace(/\/+$/, '');
  return new URL(root).pathname === '/' ? `${root}/v1` : root;
};

/** Parses the error of an answer: `{error: {message, code}}`, `{error: "…"}` or `{detail: "…"}`. */
const errorOf = async (response: Response): Promise<{ code: string; message: string }> => {
  const body = record(await response.json().catch(() => null));
  const error = record(body['error']);
  const message = text(error['message']) || text(body['error']) || text(body['detail']);
  return { code: text(error['code']) || text(error['type']), message };
};

/**
 * Encodes a body to bytes. `fetch` would stream a form, and then undici rejects an unhandled promise when the
 * request ends early.
 */
const encoded = async (body: FormData | object): Promise<Pick<RequestInit, 'body' | 'headers'>> => {
  if (!(body instanceof FormData)) {
    return { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
  }
  const form = new Response(body);
  const headers = { 'Content-Type': form.headers.get('content-type') ?? '' };
  return { body: await form.arrayBuffer(), headers };
};

/** Creates a client for a server with OpenAI's API. `blame` names the settings that errors refer to. */
export const createOpenAiClient = ({ apiKey, baseUrl }: OpenAiOptions, blame: Blame): OpenAiClient => {
  const root = rootOf(baseUrl);
  const authorization = apiKey === null ? {} : { Authorization: `Bearer ${apiKey}` };

  const ask = async (url: string | URL, init: RequestInit): Promise<Response> => {
    const headers = { ...authorization, ...(init.headers as Record<string, string> | undefined) };
    const response = await serviceFetch(url, { ...init, headers });
    if (response.ok) return response;
    throw failureOf({ status: response.status, ...(await errorOf(response)) }, blame);
  };

  return {
    origin: new URL(root).origin,
    post: async (path, body, signal) => {
      const content = await encoded(body);
      return record(await jsonOf(await ask(`${root}${path}`, { method: 'POST', signal, ...content })));
    },
    get: async (url, signal) => Buffer.from(await (await ask(url, { signal })).arrayBuffer()),
  };
};
