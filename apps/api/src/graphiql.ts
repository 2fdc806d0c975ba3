import { Router, type RequestHandler } from 'express';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clientFiles } from './client-files.ts';

/** The Content-Security-Policy of the page: its own files, the fonts in its styles, and the endpoint. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The media types that programs accept; a client without an Accept header counts as a program. */
const FOR_PROGRAMS = ['application/json', 'application/graphql-response+json'];

const withPolicy: RequestHandler = (_req, res, next) => {
  res.set('Content-Security-Policy', POLICY);
  next();
};

/**
 * Serves GraphiQL, from the files in `root`, to browsers that open the endpoint's address. Other requests are
 * passed on. Does nothing when the files do not exist.
 */
export const graphiqlRouter = (root: string): Router => {
  const router = Router();
  const indexPath = join(root, 'index.html');
  if (!existsSync(indexPath)) return router;
  const page = readFileSync(indexPath, 'utf8');

  // OPTIONS is passed on, because a router would answer it by itself.
  router.use((req, _res, next) => (req.method === 'OPTIONS' ? next('router') : next()));
  router.get('/graphql', (req, res, next) => {
    if (req.accepts([...FOR_PROGRAMS, 'text/html']) !== 'text/html') {
      next();
      return;
    }
    withPolicy(req, res, () => {
      res.vary('Accept').set('Cache-Control', 'no-cache').type('html').send(page);
    });
  });
  router.use('/graphiql', withPolicy, clientFiles(root));
  return router;
};
