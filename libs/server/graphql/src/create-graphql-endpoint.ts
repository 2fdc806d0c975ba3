import 'reflect-metadata';
import { Router, type Request } from 'express';
import { DomainError, type Client } from '@safelight/domain';
import { TEXTS } from '@safelight/rules';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { buildGraphqlSchema } from './build-schema.ts';
import { createApolloServer } from './http/apollo-server.ts';
import { answerErrors } from './http/error-answer.ts';
import { createGraphqlRouter } from './http/graphql-router.ts';
import { createExecutor } from './http/jit-executor.ts';
import { createSeenQueries } from './http/seen-queries.ts';
import type { TransportLogger } from '@safelight/transport';
import { OWN_DOCUMENTS, type KnownDocuments } from './persisted/known-documents.ts';
import type { OnOperation } from './reporting/operation-report.ts';
import { createSubscriptionServer } from './subscriptions/subscription-server.ts';
import type { GraphqlUseCases } from './use-cases.ts';

export interface GraphqlEndpointOptions {
  readonly useCases: GraphqlUseCases;
  /** The configured origin, for example `https://safelight.example`; never the Host header of a request. */
  readonly publicUrl: string;
  readonly logger: TransportLogger;
  /** Identifies the client of a request behind the trusted proxies. */
  readonly clientOf: (req: Request) => Client;
  readonly onOperation?: OnOperation;
  /** Other origins whose pages may open subscriptions. */
  readonly trustedOrigins?: readonly string[];
  /** True if clients may read the schema by introspection. If false, errors suggest no names either. */
  readonly introspection: boolean;
  /** The documents that clients may request by their hash; by default those of our own client. */
  readonly knownDocuments?: KnownDocuments;
  /** True if only the known documents are executed. */
  readonly onlyKnownDocuments?: boolean;
  /** The milliseconds between two checks of the token of an open connection; 30 s when absent. */
  readonly recheckMs?: number;
}

export interface GraphqlEndpoint {
  /** Mount it at the endpoint's path, before anything that reads bodies. It answers 503 while not running. */
  readonly router: Router;
  /** Accepts WebSocket connections to the endpoint's path. */
  handleUpgrade(req: IncomingMessage, socket: Duplex, head: Buffer): void;
  start(): Promise<void>;
  /** Refuses new operations and closes WebSocket connections; lets running operations finish. */
  stop(): Promise<void>;
}

interface Running {
  readonly router: Router;
  readonly handleUpgrade: GraphqlEndpoint['handleUpgrade'];
  stop(): Promise<void>;
}

const run = async (options: GraphqlEndpointOptions): Promise<Running> => {
  const {
    onOperation = () => undefined,
    trustedOrigins = [],
    recheckMs = 30_000,
    knownDocuments = OWN_DOCUMENTS,
    onlyKnownDocuments = false,
    logger,
    publicUrl,
  } = options;
  const schema = await buildGraphqlSchema();
  const shared = {
    ...options,
    schema,
    execute: createExecutor(schema, logger),
    seenQueries: createSeenQueries(),
    onOperation,
    knownDocuments,
    onlyKnownDocuments,
  };
  const server = createApolloServer(shared);
  await server.start();
  const subscriptions = createSubscriptionServer({
    ...shared,
    recheckMs,
    trustedOrigins: [new URL(publicUrl).origin, ...trustedOrigins],
  });
  return {
    router: createGraphqlRouter(server, shared),
    handleUpgrade: subscriptions.handleUpgrade,
    stop: async () => {
      await subscriptions.stop();
      await server.stop();
    },
  };
};

const notRunning = (): DomainError => new DomainError('OVERLOADED', TEXTS.generic.overloaded);

/** Makes the endpoint for GraphQL over HTTP and WebSocket at one path. */
export const createGraphqlEndpoint = (options: GraphqlEndpointOptions): GraphqlEndpoint => {
  let running: Running | null = null;
  const router = Router();
  router.use((req, res, next) => {
    if (running === null) throw notRunning();
    running.router(req, res, next);
  });
  router.use(answerErrors(options.logger));

  return {
    router,
    handleUpgrade: (req, socket, head) => {
      if (running === null) socket.destroy();
      else running.handleUpgrade(req, socket, head);
    },
    start: async () => {
      running ??= await run(options);
    },
    stop: async () => {
      const stopping = running;
      running = null;
      await stopping?.stop();
    },
  };
};
