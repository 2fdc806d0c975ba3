import type { ApolloServer } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import type { Client } from '@safelight/domain';
import {
  DOCUMENT_BODY_BYTES,
  identifyApiKey,
  longBody,
  methodNotAllowed,
  requestIdOf,
  type TransportLogger,
  viewerOf,
} from '@safelight/transport';
import { type Request, type RequestHandler, Router } from 'express';
import { createContext, type GraphqlContext } from '../context.ts';
import { type KnownDocuments, requireKnown } from '../persisted/known-documents.ts';
import type { OnOperation } from '../reporting/operation-report.ts';
import type { GraphqlUseCases } from '../use-cases.ts';
import { errorFormatter } from './apollo-server.ts';
import { answerErrors } from './error-answer.ts';
import type { Executor } from './jit-executor.ts';
import { receiveUpload } from './receive-upload.ts';
import { repeatQueries } from './repeat-queries.ts';
import type { SeenQueries } from './seen-queries.ts';

/** Every query text that Apollo could execute: those in the URL for GET, the one in the body otherwise. */
const textsOf = (req: Request): readonly unknown[] => {
  const body = req.body as { readonly query?: unknown } | undefined;
  return [...new URL(req.url, 'http://endpoint').searchParams.getAll('query'), body?.query];
};

/**
 * Refuses query texts that are not known documents, before any text is parsed. Requests by hash pass; the
 * hash is looked up later among the same documents.
 */
const knownOnly =
  (known: KnownDocuments): RequestHandler =>
  (req, _res, next) => {
    for (const text of textsOf(req)) requireKnown(known, text);
    next();
  };

const METHODS: readonly string[] = ['GET', 'POST'];
/** The methods of the endpoint, as OPTIONS lists them. */
const ALLOW = [...METHODS, 'OPTIONS'].join(', ');

const checkMethod: RequestHandler = ({ method }, res, next) => {
  if (METHODS.includes(method)) next();
  else if (method === 'OPTIONS') res.status(204).set('Allow', ALLOW).end();
  else next(methodNotAllowed(ALLOW));
};

interface Deps {
  readonly useCases: GraphqlUseCases;
  readonly publicUrl: string;
  readonly logger: TransportLogger;
  readonly clientOf: (req: Request) => Client;
  readonly knownDocuments: KnownDocuments;
  readonly onlyKnownDocuments: boolean;
  readonly introspection: boolean;
  readonly execute: Executor;
  readonly seenQueries: SeenQueries;
  readonly onOperation: OnOperation;
}

/** Queries and mutations over HTTP, including uploads. `server` must have been started. */
export const createGraphqlRouter = (server: ApolloServer<GraphqlContext>, deps: Deps): Router => {
  const { useCases, publicUrl, logger, clientOf, knownDocuments, onlyKnownDocuments } = deps;
  const contextOf = (req: Request): GraphqlContext =>
    createContext({
      useCases,
      publicUrl,
      requestId: requestIdOf(req),
      client: () => clientOf(req),
      findViewer: () => viewerOf(useCases, req),
    });

  const router = Router();
  router.use((_req, res, next) => {
    res.setHeader('Cache-Control', 'private, no-store');
    next();
  });
  router.use(checkMethod);
  router.use(identifyApiKey(useCases));
  router.post('/', receiveUpload({ useCases, logger }));
  router.use(longBody(useCases, DOCUMENT_BODY_BYTES));
  if (onlyKnownDocuments) router.use(knownOnly(knownDocuments));
  router.post(
    '/',
    repeatQueries({ ...deps, contextOf, seen: deps.seenQueries, formatError: errorFormatter(deps) }),
  );
  router.all('/', expressMiddleware(server, { context: async ({ req }) => contextOf(req) }));
  router.use(answerErrors(logger));
  return router;
};
