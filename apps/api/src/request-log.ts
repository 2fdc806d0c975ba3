import { requestIdOf } from '@safelight/rest';
import type { RequestHandler } from 'express';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { clientOf } from './client-of.ts';
import type { Logger } from './logger.ts';
import type { Metrics } from './metrics.ts';
import { loggedPath } from './logged-path.ts';
import { runInRequest } from './request-context.ts';

const areaOf = (path: string): string => {
  if (path.startsWith('/api/')) return 'rest';
  if (path.startsWith('/graphql')) return 'graphql';
  return path === '/healthz' || path === '/readyz' ? 'health' : 'web';
};

/**
 * Counts every request, and logs it with its id when it has finished. The answer has the id in the header
 * `x-request-id`.
 */
export const requestLog = ({ logger, metrics }: { logger: Logger; metrics: Metrics }): RequestHandler => {
  return (req, res, next) => {
    const startedAt = performance.now();
    const requestId = requestIdOf(req);
    res.setHeader('x-request-id', requestId);
    const { method, url } = req;
    const path = loggedPath(url);
    res.once('close', () => {
      const ms = performance.now() - startedAt;
      const area = areaOf(path);
      const status = res.writableEnded ? res.statusCode : 499;
      metrics.http.observe({ area, method, status: String(status) }, ms / 1000);
      if (area === 'health') return;
      logger.info({ requestId, method, path, status, ms: Math.round(ms) }, 'request');
    });
    runInRequest({ requestId, client: () => clientOf(req) }, next);
  };
};

/** Counts requests for files; there are too many to log each of them. */
export const bytesMetrics =
  ({ http }: Metrics) =>
  (req: IncomingMessage, res: ServerResponse): void => {
    if (req.url?.startsWith('/i/') !== true) return;
    const startedAt = performance.now();
    res.once('close', () => {
      const status = String(res.writableEnded ? res.statusCode : 499);
      http.observe(
        { area: 'bytes', method: req.method ?? '', status },
        (performance.now() - startedAt) / 1000,
      );
    });
  };
