import { notFound } from '@safelight/domain';
import { type Request, type RequestHandler, Router } from 'express';
import { isIPv4 } from 'node:net';
import type { Config } from './config.ts';
import type { Container } from './container/container.ts';

/** The path under which the emails of an installation without a mail server can be read. */
export const MAIL_PATH = '/dev/mail';

const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** The policy for the HTML of an email, which may only use styles and open links in other tabs. */
const BODY_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

const isLoopback = (address = ''): boolean => {
  const plain = address.replace(/^::ffff:/i, '');
  return plain === '::1' || (isIPv4(plain) && plain.startsWith('127.'));
};

/**
 * True for names of this machine. Other names are refused, because another site could otherwise read the
 * emails by DNS rebinding.
 */
const isLoopbackName = (hostname: string): boolean =>
  hostname === 'localhost' || isLoopback(hostname.replace(/^\[(.*)\]$/, '$1'));

/** True for a URL that can only be opened on this machine. */
export const isLoopbackUrl = (url: string): boolean => isLoopbackName(new URL(url).hostname);

/**
 * True when this server shows its outbox. It must have one, and either the settings open it to anyone, or the
 * server is not in production and its public address is on this machine. A server with another public address
 * may be behind a proxy that hides where requests come from.
 */
export const servesMail = ({
  config,
  container,
}: {
  readonly config: Pick<Config, 'isProduction' | 'publicUrl' | 'outboxPage'>;
  readonly container: Pick<Container, 'outbox'>;
}): boolean => {
  if (container.outbox === null) return false;
  switch (config.outboxPage) {
    case 'local':
      return !config.isProduction && isLoopbackUrl(config.publicUrl);
    case 'anyone':
      return true;
    case 'off':
      return false;
  }
};

/** Any of these headers shows that the request came through a proxy. */
const FORWARDING_HEADERS = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

const isLocal = (req: Request): boolean =>
  isLoopback(req.socket.remoteAddress) &&
  isLoopback(req.ip) &&
  FORWARDING_HEADERS.every((name) => req.headers[name] === undefined) &&
  isLoopbackName(req.hostname);

/** Emails contain links that sign people in, so by default only people on this machine may read them. */
const onlyLocal: RequestHandler = (req, _res, next) => {
  if (!isLocal(req)) throw notFound();
  next();
};

const withHeaders: RequestHandler = (_req, res, next) => {
  res.set({
    'Content-Security-Policy': PAGE_POLICY,
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
  });
  next();
};

/**
 * Serves the pages of the outbox: a list, and a page for each email with its text and HTML. Answers 404 to
 * requests from other machines, unless the settings open the outbox to anyone.
 */
export const devMailRouter = (
  outbox: NonNullable<Container['outbox']>,
  { outboxPage }: Pick<Config, 'outboxPage'>,
): Router => {
  const router = Router();
  if (outboxPage !== 'anyone') router.use(onlyLocal);
  router.use(withHeaders);
  router.get('/', async (_req, res) => void res.type('html').send(await outbox.list(MAIL_PATH)));
  router.get('/style.css', (_req, res) => void res.type('css').send(outbox.style));
  router.get('/:name', async (req, res) => {
    res.type('html').send(await outbox.mail(MAIL_PATH, req.params.name));
  });
  router.get('/:name/html', async (req, res) => {
    res
      .set('Content-Security-Policy', BODY_POLICY)
      .type('html')
      .send(await outbox.html(req.params.name));
  });
  return router;
};
