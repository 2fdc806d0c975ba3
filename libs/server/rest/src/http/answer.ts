import type { ServerResponse } from 'node:http';

/** Headers that every answer of the API has. */
export const API_HEADERS = {
  'Cache-Control': 'private, no-store',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
} as const;

type Headers = Readonly<Record<string, string>>;

const send = (res: ServerResponse, status: number, contentType: string, body: string, headers: Headers) => {
  res.writeHead(status, {
    ...API_HEADERS,
    'Content-Type': `${contentType}; charset=utf-8`,
    'Content-Length': Buffer.byteLength(body),
    ...headers,
  });
  res.end(body);
};

export const sendJson = (res: ServerResponse, status: number, body: unknown, headers: Headers = {}): void =>
  send(res, status, 'application/json', JSON.stringify(body), headers);

export const sendText = (res: ServerResponse, status: number, body: string, headers: Headers = {}): void =>
  send(res, status, 'text/plain', body, headers);

export const sendNoContent = (res: ServerResponse, headers: Headers = {}): void => {
  res.writeHead(204, { ...API_HEADERS, ...headers });
  res.end();
};
