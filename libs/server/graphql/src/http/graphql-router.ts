import type { ApolloServer } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import type { Client } from '@safelight/domain';
import { json, Router, type Request } from 'express';
import { createContext, type GraphqlContext } from '../context.ts';
import type { GraphqlLogger } from '../logger.ts';
import { answerErrors } from './error-answer.ts';
import { receiveUpload } from './receive-upload.ts';
import { requestIdOf } from './request-id.ts';
import { identifyApiKey, viewerOf } from './request-viewer.ts';
import type { GraphqlUseCases } from '../use-cases.ts';

interface Deps {
  readonly useCases: GraphqlUseCases;
  readonly publicUrl: string;
  readonly logger: GraphqlLogger;
  readonly clientOf: (req: Request) => Client;
}

/** Longest JSON body, in bytes. */
const MAX_BODY_BYTES = 100_000;

/** Queries and mutations over HTTP, uploads among them. `server` must have been started. */
export const createGraphqlRouter = (server: ApolloServer<GraphqlContext>, deps: Deps): Router => {
  const { useCases, publicUrl, logger, clientOf } = deps;
  const context = async ({ req }: { req: Request }): Promise<GraphqlContext> =>
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
  router.use(identifyApiKey({ useCases }));
  router.post('/', receiveUpload({ useCases, logger }));
  router.use(json({ limit: MAX_BODY_BYTES, inflate: false }));
  router.all('/', expressMiddleware(server, { context }));
  router.use(answerErrors(logger));
  return router;
};
