import { createGraphqlEndpoint } from '@safelight/graphql';
import {
  createBytesRouter,
  createHealthRouter,
  createPagesRouter,
  createPageHeads,
  createRestRouter,
  restErrorHandler,
} from '@safelight/rest';
import { notFound } from '@safelight/domain';
import express, { type Express, type Request, type RequestHandler, type Response } from 'express';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { requireBodyProgress } from './body-progress.ts';
import { clientOf } from './client-of.ts';
import { compressAnswers } from './compress-answers.ts';
import type { Config } from './config.ts';
import type { Container } from './container/container.ts';
import { devMailRouter, MAIL_PATH, servesMail } from './dev-mail.ts';
import { graphiqlRouter } from './graphiql.ts';
import { expressHttpClasses } from './http-classes.ts';
import type { Logger } from './logger.ts';
import { drain, listen } from './listening.ts';
import type { Metrics } from './metrics.ts';
import { answerRefused } from './refused-requests.ts';
import { bytesMetrics, requestLog } from './request-log.ts';
import { nothingIsLoaded, securityHeaders } from './security-headers.ts';
import { cutStalledAnswers } from './stalled-answers.ts';
import { metricsHandler, serveMetrics } from './serve-metrics.ts';
import type { Tracing } from './tracing/tracing.ts';
import { fontPathOf, inlineScriptsOf, webClientRouter } from './web-client.ts';
import { wellKnownRouter } from './well-known.ts';

interface Surroundings {
  readonly config: Config;
  readonly container: Container;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly tracing: Tracing;
  /** The folder of the built client. */
  readonly webRoot: string;
  /** The folder of the built GraphiQL. */
  readonly graphiqlRoot: string;
}

/** Answers what no page and no API does; Express would answer it with a page of its own. */
const refuseUnknown: RequestHandler = () => {
  throw notFound();
};

const createApp = (surroundings: Surroundings, graphql: ReturnType<typeof createGraphqlEndpoint>) => {
  const { config, container, logger, metrics, webRoot, graphiqlRoot } = surroundings;
  const { useCases, bytes, store, archiver } = container;
  const pages = { useCases, publicUrl: config.publicUrl, logger };
  const app = express();
  app.disable('x-powered-by').disable('etag');
  app.set('trust proxy', config.trustedProxies.length > 0 ? [...config.trustedProxies] : false);
  app.use(requestLog({ logger, metrics }));
  app.use(createHealthRouter({ useCases }));
  app.use(
    securityHeaders({
      isHttps: config.publicUrl.startsWith('https:'),
      analyticsUrl: config.analyticsUrl,
      inlineScripts: inlineScriptsOf(webRoot),
    }),
  );
  app.use(compressAnswers());
  if (config.metricsPort === config.port) app.get('/metrics', metricsHandler(metrics));
  if (config.graphqlIntrospection && !config.graphqlOnlyPersisted) app.use(graphiqlRouter(graphiqlRoot));
  app.use(['/graphql', '/api'], nothingIsLoaded);
  app.use('/graphql', graphql.router);
  app.use(
    '/api',
    createRestRouter({ useCases, publicUrl: config.publicUrl, logger, clientOf, bytes, store, archiver }),
  );
  app.use(createPagesRouter({ ...pages, bytes, store, archiver, fontPath: fontPathOf(webRoot) }));
  if (container.outbox !== null && servesMail(surroundings)) {
    app.use(MAIL_PATH, devMailRouter(container.outbox, config));
  }
  app.use(wellKnownRouter(config));
  app.use(webClientRouter(webRoot, createPageHeads(pages), config));
  app.use(refuseUnknown).use(restErrorHandler(logger));
  return app;
};

/** The trusted proxy that sends files; null when there is none. */
const frontProxyOf = (app: Express, { forwarding }: Container) => {
  // The function that Express compiles from the setting `trust proxy`.
  const isTrusted = app.get('trust proxy fn') as (address: string, hop: number) => boolean;
  const isSender = ({ socket }: IncomingMessage): boolean => isTrusted(socket.remoteAddress ?? '', 0);
  return forwarding === null ? null : { ...forwarding, isSender };
};

const isGraphqlSocket = ({ url, headers }: IncomingMessage): boolean =>
  headers.upgrade?.toLowerCase() === 'websocket' && url?.split('?', 1)[0] === '/graphql';

/**
 * Closes the connection after answering a request for an unsupported protocol, because Node reads nothing
 * more from it.
 */
const closeAfterUpgrade = ({ headers }: IncomingMessage, res: ServerResponse): void => {
  if (headers.upgrade !== undefined) res.setHeader('Connection', 'close');
};

/**
 * Serves the client, GraphQL and REST on one port. `stop` refuses new connections and lets running requests
 * finish.
 */
export const startServer = async (surroundings: Surroundings) => {
  const { config, container, logger, metrics, tracing } = surroundings;
  const graphql = createGraphqlEndpoint({
    useCases: container.useCases,
    publicUrl: config.publicUrl,
    introspection: config.graphqlIntrospection,
    onlyKnownDocuments: config.graphqlOnlyPersisted,
    logger,
    clientOf,
    onOperation: (name, type, outcome, ms) => {
      metrics.operations.observe({ name, type, outcome }, ms / 1000);
      tracing.operation(name, type, outcome, ms);
    },
  });
  const countBytes = bytesMetrics(metrics);
  await graphql.start();
  const app = createApp(surroundings, graphql);
  const serveBytes = createBytesRouter({
    ...container,
    clientOf,
    logger,
    frontProxy: frontProxyOf(app, container),
  });
  const refused = answerRefused(
    logger,
    // Requests for files bypass Express, which would take a third of a thumbnail's time (docs/adr/0005).
    tracing.requests((req, res) => {
      requireBodyProgress(req);
      closeAfterUpgrade(req, res);
      countBytes(req, res);
      serveBytes(req, res, () => {
        app(req as Request, res as Response);
      });
    }),
  );
  const server = createServer(
    {
      ...expressHttpClasses(app),
      // The size of the buffer for an unread body. Node reads 64 kB at a time, so with its default of 64
      // kB each waiting upload could hold two such chunks.
      highWaterMark: 16 * 1024,
      headersTimeout: 5_000,
      requestTimeout: 0,
      connectionsCheckingInterval: 1_000,
      keepAliveTimeout: 10_000,
      // Other protocol upgrades (such as h2c, which Java's client requests) are ignored, and the request is
      // answered.
      shouldUpgradeCallback: isGraphqlSocket,
      // `refused` answers requests without the header instead.
      requireHostHeader: false,
    },
    refused.listener,
  );
  refused.watch(server);
  cutStalledAnswers(server);
  server.on('upgrade', graphql.handleUpgrade);
  await listen(server, config.port, config.host);
  const metricsServer =
    config.metricsPort === config.port
      ? null
      : await serveMetrics({ ...surroundings, useCases: container.useCases });

  return {
    /** The port that the server listens on, also when the system chose it. */
    port: (server.address() as AddressInfo).port,
    stop: async (timeoutMs: number): Promise<void> => {
      const drained = drain(server, timeoutMs);
      await graphql.stop();
      await drained;
      if (metricsServer !== null) await drain(metricsServer, 0);
    },
  };
};
