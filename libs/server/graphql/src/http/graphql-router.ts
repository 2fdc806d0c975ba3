import type { ApolloServer } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import { ANONYMOUS, type Client } from '@safelight/domain';
import { MASK_MAX_BYTES } from '@safelight/rules';
import { json, Router, type Request, type RequestHandler } from 'express';
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

/** Longest JSON body of anyone, in bytes. */
const MAX_BODY_BYTES = 100_000;
/** Of people who are signed in: the mask of an edit comes in base64. */
const MAX_MASK_BODY_BYTES = Math.ceil(MASK_MAX_BYTES / 3) * 4 + MAX_BODY_BYTES;

/** Reads JSON, at length only for those who may send a mask. */
const readJson = (useCases: GraphqlUseCases): RequestHandler => {
  const short = json({ limit: MAX_BODY_BYTES, inflate: false });
  const long = json({ limit: MAX_MASK_BODY_BYTES, inflate: false });
  return async (req, res, next) => {
    const viewer = await viewerOf(useCases, req).catch(() => ANONYMOUS);
    (viewer.kind === 'anonymous' ? short : long)(req, res, next);
  };
};

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
  router.use(readJson(useCases));
  router.all('/', expressMiddleware(server, { context }));
  router.use(answerErrors(logger));
  return router;
};
