import { REQUEST_TIMEOUT_MS } from '../request-timeout.ts';

/** A request of the client in the form that `fetch` takes. */
export interface ClientRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

interface EarlyRequest extends ClientRequest {
  /** When the request was sent, in milliseconds since the page was opened. */
  readonly sentAt: number;
  readonly answer: Promise<Response>;
}

declare global {
  interface Window {
    safelightEarlyRequest?: EarlyRequest;
  }
}

/** Sends a request before the client runs, and stores the response for the client (docs/adr/0040). */
export const sendEarly = ({ url, headers, body }: ClientRequest): Promise<Response> => {
  const answer = fetch(url, {
    method: 'POST',
    headers,
    body,
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  });
  // The code that uses the response handles its error.
  answer.catch(() => undefined);
  window.safelightEarlyRequest = { url, headers, body, answer, sentAt: performance.now() };
  return answer;
};

/**
 * Returns the response to the early request once, if that request has the same address, body and access token
 * and is no older than a request's timeout. Returns null for every other request.
 */
export const takeEarly = (url: string, { headers, body }: RequestInit): Promise<Response> | null => {
  const early = window.safelightEarlyRequest;
  if (early === undefined || early.url !== url || early.body !== body) return null;
  delete window.safelightEarlyRequest;
  const isOfSamePerson = new Headers(headers).get('authorization') === early.headers['authorization'];
  return isOfSamePerson && performance.now() - early.sentAt < REQUEST_TIMEOUT_MS ? early.answer : null;
};
