import type { UseCases } from '@safelight/application';
import { Router } from 'express';
import { resource, sendJson } from '../http/answer.ts';

/**
 * `/healthz` answers that this process runs; `/readyz` answers whether it can serve, with the state of each
 * dependency.
 */
export const createHealthRouter = ({
  useCases,
}: {
  readonly useCases: Pick<UseCases, 'checkReadiness'>;
}): Router => {
  const router = Router();
  resource(router, '/healthz', { get: (_req, res) => sendJson(res, 200, { status: 'ok' }) });
  resource(router, '/readyz', {
    get: async (_req, res) => {
      const { isReady, dependencies } = await useCases.checkReadiness();
      const status = isReady ? 'ready' : 'unavailable';
      sendJson(res, isReady ? 200 : 503, { status, dependencies }, isReady ? {} : { 'Retry-After': '1' });
    },
  });
  return router;
};
