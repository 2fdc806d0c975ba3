import { jest } from '@jest/globals';
import { UPLOAD_STALL_MS, uploadFetch, type UploadFetchOptions } from './upload-fetch.ts';

/** Fakes XMLHttpRequest, with its events controlled by the test. */
class FakeRequest {
  static last: FakeRequest;
  readonly headers: Record<string, string> = {};
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  status = 200;
  statusText = 'OK';
  responseText = '';
  aborted = false;
  sent: unknown;

  constructor() {
    FakeRequest.last = this;
  }
  open(): void {
    this.sent = undefined;
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  getResponseHeader(): string {
    return 'application/json';
  }
  send(body: unknown): void {
    this.sent = body;
  }
  abort(): void {
    this.aborted = true;
    this.onabort?.();
  }
}

class FakeResponse {
  readonly body: string;
  readonly init: { readonly status: number };

  constructor(body: string, init: { readonly status: number }) {
    this.body = body;
    this.init = init;
  }
}

const upload = (options: UploadFetchOptions = {}) => {
  const body = new FormData();
  body.append('0', new Blob(['x']));
  const init = { method: 'POST', headers: [['authorization', 'Bearer t']], body, ...options } as RequestInit;
  return { body, answer: uploadFetch('/graphql', init) };
};

const real = {
  XMLHttpRequest: globalThis.XMLHttpRequest,
  Response: globalThis.Response,
  Headers: globalThis.Headers,
};

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { XMLHttpRequest: FakeRequest, Response: FakeResponse, Headers: Map });
});

afterEach(() => {
  jest.useRealTimers();
  Object.assign(globalThis, real);
});

it('reports how many bytes of an upload were sent', () => {
  const seen: number[] = [];
  upload({ onUploadProgress: (sent, total) => seen.push(sent / total) });
  FakeRequest.last.upload.onprogress?.({ loaded: 25, total: 100 });
  FakeRequest.last.upload.onprogress?.({ loaded: 100, total: 100 });
  expect(seen).toEqual([0.25, 1]);
});

it('sends the body and headers of an upload unchanged, and resolves to the server’s response', async () => {
  const { body, answer } = upload();
  expect(FakeRequest.last.sent).toBe(body);
  expect(FakeRequest.last.headers).toEqual({ authorization: 'Bearer t' });
  FakeRequest.last.status = 413;
  FakeRequest.last.responseText = '{"errors":[]}';
  FakeRequest.last.onload?.();
  await expect(answer).resolves.toMatchObject({ body: '{"errors":[]}', init: { status: 413 } });
});

it('times out after thirty seconds without progress, but not while bytes are being sent', async () => {
  const { answer } = upload();
  const failed = expect(answer).rejects.toMatchObject({ name: 'TimeoutError' });
  jest.advanceTimersByTime(UPLOAD_STALL_MS - 1);
  FakeRequest.last.upload.onprogress?.({ loaded: 1, total: 100 });
  jest.advanceTimersByTime(UPLOAD_STALL_MS - 1);
  expect(FakeRequest.last.aborted).toBe(false);
  jest.advanceTimersByTime(1);
  expect(FakeRequest.last.aborted).toBe(true);
  await failed;
});

it('stops an upload when the person cancels it', async () => {
  const stop = new AbortController();
  const { answer } = upload({ signal: stop.signal });
  stop.abort();
  expect(FakeRequest.last.aborted).toBe(true);
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
});

it('fails with the same error as fetch when there is no network connection', async () => {
  const { answer } = upload();
  FakeRequest.last.onerror?.();
  await expect(answer).rejects.toBeInstanceOf(TypeError);
});
