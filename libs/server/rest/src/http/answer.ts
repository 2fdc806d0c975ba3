import { methodNotAllowed } from '@safelight/transport';
import type { Request, Response, Router } from 'express';
import type { ServerResponse } from 'node:http';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
export type Handler = (req: Request, res: Response) => Promise<void> | void;

/**
 * Routes the methods that `path` supports; any other method is answered with METHOD_NOT_ALLOWED and the
 * supported ones.
 */
export const resource = (
  router: Router,
  path: string,
  handlers: Readonly<Partial<Record<Method, Handler>>>,
): void => {
  const route = router.route(path);
  const methods = Object.entries(handlers) as [Method, Handler][];
  for (const [method, handler] of methods) route[method]((req, res) => handler(req, res));
  const allow = methods
    .flatMap(([method]) => (method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()]))
    .concat('OPTIONS')
    .join(', ');
  route.all((req, res) => {
    if (req.method !== 'OPTIONS') throw methodNotAllowed(allow);
    sendNoContent(res, { Allow: allow });
  });
};

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
