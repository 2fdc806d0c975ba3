import type { RequestHandler } from 'express';
import { randomUUID } from 'node:crypto';
import type { Logger } from './logger.ts';
import type { Metrics } from './metrics.ts';

const REQUEST_ID = /^[\w-]{1,64}$/;

const areaOf = (path: string): string => {
  if (path.startsWith('/i/')) return 'bytes';
  if (path.startsWith('/api/')) return 'rest';
  if (path.startsWith('/graphql')) return 'graphql';
  return path === '/healthz' || path === '/readyz' ? 'health' : 'web';
};

/** Gives every request an id (kept in `x-request-id`, both ways), counts it, and logs it when it is done. */
export const requestLog = ({ logger, metrics }: { logger: Logger; metrics: Metrics }): RequestHandler => {
  return (req, res, next) => {
    const startedAt = performance.now();
    const given = req.headers['x-request-id'];
    const requestId = typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    req.headers['x-request-id'] = requestId;
    res.setHeader('x-request-id', requestId);
    const { method, url } = req;
    const path = url.split('?', 1)[0] ?? url;
    res.once('close', () => {
      const ms = performance.now() - startedAt;
      const area = areaOf(path);
      const status = res.writableEnded ? res.statusCode : 499;
      metrics.http.observe({ area, method, status: String(status) }, ms / 1000);
      if (area === 'health' || area === 'bytes') return;
      logger.info({ requestId, method, path, status, ms: Math.round(ms) }, 'request');
    });
    next();
  };
};
