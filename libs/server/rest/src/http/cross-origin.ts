import cors, { type CorsOptions } from 'cors';
import type { RequestHandler } from 'express';

/** The request headers that a page of another origin may send, besides those that browsers always allow. */
const REQUEST_HEADERS = [
  'Authorization',
  'Content-Type',
  'Idempotency-Key',
  'If-Modified-Since',
  'If-None-Match',
  'If-Range',
  'Range',
  'X-Request-Id',
  'X-Share-Ticket',
];

/** The response headers that a page of another origin can read. */
const ANSWER_HEADERS = [
  'Accept-Ranges',
  'Allow',
  'Content-Disposition',
  'Content-Range',
  'ETag',
  'Link',
  'Location',
  'Retry-After',
  'WWW-Authenticate',
  'X-Next-Cursor',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'X-Request-Id',
];

/** How long a browser may cache a preflight, in seconds; some browsers cap this at a smaller value. */
const PREFLIGHT_SECONDS = 24 * 60 * 60;

const OPTIONS: CorsOptions = {
  origin: '*',
  credentials: false,
  methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
  allowedHeaders: REQUEST_HEADERS,
  exposedHeaders: ANSWER_HEADERS,
  maxAge: PREFLIGHT_SECONDS,
};

/** The headers of an answer that pages of any origin can read, for routes that are answered before Express. */
export const READABLE_HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': ANSWER_HEADERS.join(','),
} as const;

/**
 * Lets pages of any origin call the routes mounted after it, with a key or token that they have. Cookies are
 * never used, so a page cannot act in the name of its visitor. Answers preflights; any other OPTIONS request
 * goes on to the routes.
 */
export const crossOrigin = (): RequestHandler =>
  cors((req, done) => {
    const isPreflight = req.headers['access-control-request-method'] !== undefined;
    done(null, { ...OPTIONS, preflightContinue: !isPreflight });
  });
