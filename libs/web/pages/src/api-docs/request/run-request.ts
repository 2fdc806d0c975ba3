/** The result of a request, ready to be shown. */
export interface RunResult {
  readonly status: number;
  readonly statusText: string;
  /** The time from the start of the request to the last byte. */
  readonly milliseconds: number;
  readonly contentType: string;
  readonly sizeBytes: number;
  /** The headers that are shown, those of the rate limit first. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** The body as formatted JSON or text; null if it is binary. */
  readonly text: string | null;
  /** The bytes of a picture; null for anything else. */
  readonly picture: Blob | null;
}

const SHOWN_HEADERS = [
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'Retry-After',
  'Content-Type',
  'X-Next-Cursor',
  'Location',
] as const;

const laidOut = (text: string): string => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
};

/**
 * Sends a GET request without the browser's own credentials, only with `apiKey` if there is one. Rejects like
 * fetch.
 */
export const runRequest = async (path: string, apiKey: string, signal: AbortSignal): Promise<RunResult> => {
  const key = apiKey.trim();
  const startedAt = performance.now();
  const response = await fetch(path, {
    signal,
    credentials: 'omit',
    cache: 'no-store',
    headers: key === '' ? {} : { Authorization: `Api-Key ${key}` },
  });
  const bytes = await response.arrayBuffer();
  const milliseconds = Math.round(performance.now() - startedAt);
  const contentType = response.headers.get('Content-Type') ?? '';
  const isText = /json|^text\//.test(contentType);
  return {
    status: response.status,
    statusText: response.statusText,
    milliseconds,
    contentType,
    sizeBytes: bytes.byteLength,
    headers: SHOWN_HEADERS.flatMap((name) => {
      const value = response.headers.get(name);
      return value === null ? [] : [[name, value] as const];
    }),
    text: isText ? laidOut(new TextDecoder().decode(bytes)) : null,
    picture: contentType.startsWith('image/') ? new Blob([bytes], { type: contentType }) : null,
  };
};
