import compression from 'compression';
import type { Request, RequestHandler, Response } from 'express';
import { constants } from 'node:zlib';

/** Smaller answers fit one packet, so that compressing them saves nobody anything. */
const MIN_BYTES = 1_024;
/** Half a millisecond for 20 kB; the highest quality would be fifty times that. */
const QUALITY = 4;
/** log2 of the window: answers seldom exceed 256 kB, and the default takes 16 times the memory a request. */
const WINDOW_BITS = 18;

/** Answers that give out tokens, keys or capability links (docs/adr/0013). */
const SECRET_PATHS = ['/api/auth', '/d', '/dev'];

const isSecret = (path: string): boolean =>
  SECRET_PATHS.some((secret) => path === secret || path.startsWith(`${secret}/`));

/**
 * Bytes with an ETag are left alone: the tag names them as they are, and whoever sends them compresses them under
 * a tag of their own. So is what a request changed, but for GraphQL, which answers queries to POST.
 */
const isCompressed = (req: Request, res: Response): boolean => {
  const path = (req.originalUrl.split('?', 1)[0] ?? '').toLowerCase();
  if (res.statusCode === 206 || res.hasHeader('ETag') || isSecret(path)) return false;
  if (!['GET', 'HEAD'].includes(req.method) && path !== '/graphql') return false;
  return compression.filter(req, res);
};

/** Brotli or gzip for text and JSON over 1 kB, as the client accepts it, with `Vary`. */
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
