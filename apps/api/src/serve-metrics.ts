import type { UseCases } from '@safelight/application';
import { createHealthRouter } from '@safelight/rest';
import express from 'express';
import { createServer, type Server } from 'node:http';
import type { Config } from './config.ts';
import { listen } from './listening.ts';
import type { Logger } from './logger.ts';
import type { Metrics } from './metrics.ts';

export const metricsHandler =
  ({ registry }: Pick<Metrics, 'registry'>): express.RequestHandler =>
  async (_req, res) => {
    res.set('Content-Type', registry.contentType).send(await registry.metrics());
  };

interface Surroundings {
  readonly config: Pick<Config, 'metricsPort' | 'metricsHost'>;
  readonly useCases: Pick<UseCases, 'checkReadiness'>;
  readonly logger: Logger;
  readonly metrics: Pick<Metrics, 'registry'>;
}

/**
 * Serves metrics and health on a separate port, which is the only port of a process that only runs jobs. If
 * the port is in use, the process runs without them.
 */
export const serveMetrics = async ({
  config,
  useCases,
  logger,
  metrics,
}: Surroundings): Promise<Server | null> => {
  const { metricsPort, metricsHost } = config;
  if (metricsPort === null) return null;
  const app = express().disable('x-powered-by');
  app.use(createHealthRouter({ useCases }));
  app.get('/metrics', metricsHandler(metrics));
  const server = createServer(app);
  try {
    await listen(server, metricsPort, metricsHost);
    return server;
  } catch (error) {
    logger.warn({ err: error, port: metricsPort }, 'metrics are not served: set METRICS_PORT');
    return null;
  }
};
