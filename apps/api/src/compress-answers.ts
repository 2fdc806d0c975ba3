import compression from 'compression';
import type { Request, RequestHandler, Response } from 'express';
import { constants } from 'node:zlib';

/** The size in bytes below which answers are not compressed, because they fit into one packet anyway. */
const MIN_BYTES = 1_024;
/**
 * The quality of Brotli. With it, compressing 20 kB takes half a millisecond; the best quality would take
 * fifty times as long.
 */
const QUALITY = 4;
/**
 * The base-2 logarithm of the window size of Brotli in bytes. Answers seldom exceed 256 kB, and the default
 * would use 16 times as much memory for each request.
 */
const WINDOW_BITS = 18;

/** Paths of answers that contain tokens, keys or secret links (docs/adr/0013). */
const SECRET_PATHS = ['/api/auth', '/d', '/dev'];

const isSecret = (path: string): boolean =>
  SECRET_PATHS.some((secret) => path === secret || path.startsWith(`${secret}/`));

/**
 * False for files with an ETag, which identifies the uncompressed bytes: the code that sends them compresses
 * them itself, with another ETag. Also false for answers of REST to any method but GET; GraphQL answers
 * queries by POST too.
 */
const isCompressed = (req: Request, res: Response): boolean => {
  const path = (req.originalUrl.split('?', 1)[0] ?? '').toLowerCase();
  if (res.statusCode === 206 || res.hasHeader('ETag') || isSecret(path)) return false;
  if (!['GET', 'HEAD'].includes(req.method) && path !== '/graphql') return false;
  return compression.filter(req, res);
};

/** Compresses text and JSON over 1 kB by Brotli or gzip, whichever the client accepts, and adds `Vary`. */
export const compressAnswers = (): RequestHandler =>
  compression({
    threshold: MIN_BYTES,
    filter: isCompressed,
    brotli: {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: QUALITY,
        [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
      },
    },
  });
