import { notFound } from '@safelight/domain';
import { type Request, type RequestHandler, Router } from 'express';
import { isIPv4 } from 'node:net';
import type { Config } from './config.ts';
import type { Container } from './container/container.ts';

/** Where the mails of an installation without a mail server can be read. */
export const MAIL_PATH = '/dev/mail';

/** True when this server shows its outbox: it has one, and is not in production. */
export const servesMail = ({
  config,
  container,
}: {
  readonly config: Pick<Config, 'isProduction'>;
  readonly container: Pick<Container, 'outbox'>;
}): boolean => container.outbox !== null && !config.isProduction;

const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** What a mail says in HTML may style itself and open links in other tabs, and nothing else. */
const BODY_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

const isLoopback = (address = ''): boolean => {
  const plain = address.replace(/^::ffff:/i, '');
  return plain === '::1' || (isIPv4(plain) && plain.startsWith('127.'));
};

/** Another name for this machine is how a stranger's page would read along (DNS rebinding). */
const isLoopbackName = (hostname: string): boolean =>
  hostname === 'localhost' || isLoopback(hostname.replace(/^\[(.*)\]$/, '$1'));

const isLocal = (req: Request): boolean =>
  isLoopback(req.socket.remoteAddress) &&
  isLoopback(req.ip) &&
  req.headers['x-forwarded-for'] === undefined &&
  req.headers.forwarded === undefined &&
  isLoopbackName(req.hostname);

/** Mails hold links that sign people in: for whoever sits at this machine, and for nobody else. */
const onlyLocal: RequestHandler = (req, res, next) => {
  if (!isLocal(req)) throw notFound();
  res.set({
    'Content-Security-Policy': PAGE_POLICY,
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
  });
  next();
};

/** Pages of the outbox: a list, and a page a mail with its text and its HTML. 404 for anyone from elsewhere. */
export const devMailRouter = (outbox: NonNullable<Container['outbox']>): Router => {
  const router = Router();
  router.use(onlyLocal);
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
