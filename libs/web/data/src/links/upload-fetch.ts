import { takeEarly } from '../early/early-request.ts';
import { REQUEST_TIMEOUT_MS } from '../request-timeout.ts';

/**
 * The timeout of an upload without progress, in milliseconds (spec: images §7, where the limit is on progress
 * rather than the total).
 */
export const UPLOAD_STALL_MS = 30_000;

/** Options for `context.fetchOptions`, with which a mutation watches or cancels its upload, or sets its timeout. */
export interface UploadFetchOptions {
  /** Called with the number of bytes sent and the total, for the whole request. */
  readonly onUploadProgress?: (sentBytes: number, totalBytes: number) => void;
  readonly signal?: AbortSignal;
  /** The timeout in milliseconds of a request without a file, if not the default. */
  readonly timeoutMs?: number;
}

type UploadInit = RequestInit & Pick<UploadFetchOptions, 'onUploadProgress' | 'timeoutMs'>;

const timeout = (): DOMException => new DOMException('The request took too long.', 'TimeoutError');

const responseOf = (request: XMLHttpRequest): Response =>
  new Response(request.responseText, {
    status: request.status,
    statusText: request.statusText,
    headers: { 'content-type': request.getResponseHeader('content-type') ?? 'text/plain' },
  });

/** Implements `fetch` with XMLHttpRequest, the only API that reports upload progress. */
const fetchWithProgress = (url: string, options: UploadInit): Promise<Response> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let stall: ReturnType<typeof setTimeout> | undefined;
    const settle = (act: () => void) => () => {
      clearTimeout(stall);
      act();
    };
    const watch = (): void => {
      clearTimeout(stall);
      stall = setTimeout(() => {
        reject(timeout());
        request.abort();
      }, UPLOAD_STALL_MS);
    };
    const abort = settle(() => {
      reject(new DOMException('The upload was cancelled.', 'AbortError'));
      request.abort();
    });
    if (options.signal?.aborted === true) {
      abort();
      return;
    }
    options.signal?.addEventListener('abort', abort, { once: true });
    request.open(options.method ?? 'POST', url);
    for (const [name, value] of new Headers(options.headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => {
      watch();
      options.onUploadProgress?.(loaded, total);
    };
    request.onload = settle(() => resolve(responseOf(request)));
    request.onerror = settle(() => reject(new TypeError('Failed to fetch')));
    request.onabort = settle(() => reject(new DOMException('The upload was cancelled.', 'AbortError')));
    watch();
    request.send(options.body instanceof FormData ? options.body : null);
  });

const fetchWithTimeout = (url: string, options: UploadInit): Promise<Response> => {
  const limit = AbortSignal.timeout(options.timeoutMs ?? REQUEST_TIMEOUT_MS);
  const signals = options.signal ? [options.signal, limit] : [limit];
  return fetch(url, { ...options, signal: AbortSignal.any(signals) });
};

/**
 * The `fetch` of the client, with a timeout of ten seconds, or for uploads thirty seconds without progress.
 * Rejects with a `TimeoutError`, an `AbortError` or, without a network, a `TypeError`. When the same request
 * was already sent early, it resolves to that response.
 */
export const uploadFetch = (url: string, options: UploadInit = {}): Promise<Response> =>
  options.body instanceof FormData
    ? fetchWithProgress(url, options)
    : (takeEarly(url, options) ?? fetchWithTimeout(url, options));
