import cors, { type CorsOptions } from 'cors';
import type { RequestHandler } from 'express';

/** What a page of another origin may send beside what browsers always let it. */
const REQUEST_HEADERS = [
  'Authorization',
  'Content-Type',
  'Idempotency-Key',
  'If-Modified-Since',
  'If-None-Match',
  'If-Range',
  'Range',
  'X-Share-Ticket',
];

/** What it may read of an answer. */
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
];

/** How long a browser may remember a preflight; some remember it for less. */
const PREFLIGHT_SECONDS = 24 * 60 * 60;

const OPTIONS: CorsOptions = {
  origin: '*',
  credentials: false,
  methods: ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'],
  allowedHeaders: REQUEST_HEADERS,
  exposedHeaders: ANSWER_HEADERS,
  maxAge: PREFLIGHT_SECONDS,
};

/**
 * Lets pages of any origin call what is mounted behind it, with the key or token that they have themselves. There are
 * no cookies here, and none are allowed, so a page can do nothing in the name of who looks at it. Answers preflights;
 * OPTIONS that is none goes on.
 */
export const crossOrigin = (): RequestHandler =>
  cors((req, done) => {
    const isPreflight = req.headers['access-control-request-method'] !== undefined;
    done(null, { ...OPTIONS, preflightContinue: !isPreflight });
  });
