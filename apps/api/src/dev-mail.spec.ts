import { restErrorHandler } from '@safelight/rest';
import express from 'express';
import { mkdtemp, rm } from 'node:fs/promises';
import { serveLocally, type LocalServer } from '@safelight/processes/testing';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from './config.ts';
import { createMailer } from './container/create-mailer.ts';
import { devMailRouter, MAIL_PATH, servesMail } from './dev-mail.ts';
import { createLogger } from './logger.ts';

const LINK = 'https://safelight.test/reset-password?uid=1&token=abc';

let dir: string;
let site: LocalServer;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'dev-mail-'));
  const { mailer, outbox } = createMailer(readConfig({ DATA_DIR: dir }));
  const app = express();
  app.set('trust proxy', false);
  app.use(MAIL_PATH, devMailRouter(outbox!, { outboxPage: 'local' }));
  app.use('/open', devMailRouter(outbox!, { outboxPage: 'anyone' }));
  app.use(restErrorHandler(createLogger({ logLevel: 'silent' })));
  site = await serveLocally(app);
  await mailer.send(
    {
      to: 'kim@example.org',
      subject: 'Reset <your> password',
      text: `Open:\n${LINK}\nand <script>alert(1)</script>`,
      html: `<html><head></head><body><a href="${LINK}">Open</a><script>alert(1)</script></body></html>`,
    },
    'mail-1',
  );
});
afterAll(async () => {
  await site.close();
  await rm(dir, { recursive: true });
});

interface Answer {
  readonly status: number;
  readonly body: string;
  readonly header: (name: string) => string;
}

/** Sends a GET request; unlike `fetch` it can set the Host header. */
const get = (path: string, headers: Record<string, string> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port: site.port, path, headers }, (res) => {
      let body = '';
      res
        .setEncoding('utf8')
        .on('data', (chunk: string) => (body += chunk))
        .on('end', () => {
          resolve({ status: res.statusCode ?? 0, body, header: (name) => String(res.headers[name] ?? '') });
        });
    });
    asked.on('error', reject).end();
  });

const hrefOfMail = async (): Promise<string> => {
  const { body } = await get(MAIL_PATH);
  return /href="(\/dev\/mail\/[^"]+\.eml)"/.exec(body)?.[1] ?? '';
};

describe('the pages of the outbox', () => {
  it('list emails and show their subjects as text, without caching', async () => {
    const { status, body, header } = await get(MAIL_PATH);
    expect(status).toBe(200);
    expect(body).toContain('kim@example.org');
    expect(body).toContain('>Reset &lt;your&gt; password</a>');
    expect(header('cache-control')).toBe('no-store');
    expect(header('referrer-policy')).toBe('no-referrer');
  });

  it('show an email with working links, and run none of its scripts', async () => {
    const { status, body, header } = await get(await hrefOfMail());
    expect(status).toBe(200);
    const escaped = LINK.replace('&', '&amp;');
    expect(body).toContain(`<a href="${escaped}">${escaped}</a>`);
    expect(body).not.toContain('<script');
    expect(body).toMatch(/<iframe [^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"/);
    expect(header('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'self'; frame-src 'self';/,
    );
  });

  it('show the HTML of an email in a sandbox', async () => {
    const { status, body, header } = await get(`${await hrefOfMail()}/html`);
    expect(status).toBe(200);
    expect(body).toContain('<base target="_blank">');
    const policy = header('content-security-policy');
    expect(policy).toMatch(/^default-src 'none';/);
    expect(policy).toMatch(/; sandbox allow-popups allow-popups-to-escape-sandbox$/);
  });

  it('load a style sheet', async () => {
    const { status, header } = await get(`${MAIL_PATH}/style.css`);
    expect(status).toBe(200);
    expect(header('content-type')).toContain('text/css');
  });

  it.each(['/..%2f..%2fjwt-secret', '/2026-01-31T12-00-00.000Z_none.eml', '/none/html'])(
    'answer 404 at the path %s, which names no email',
    async (path) => {
      expect((await get(`${MAIL_PATH}${path}`)).status).toBe(404);
    },
  );

  it.each([
    ['a proxy that sends X-Forwarded-For', { 'X-Forwarded-For': '127.0.0.1' }],
    ['a proxy that sends Forwarded', { Forwarded: 'for=127.0.0.1' }],
    ['a proxy that sends Via', { Via: '1.1 proxy' }],
    ['a proxy that sends X-Real-IP', { 'X-Real-IP': '127.0.0.1' }],
    ['a page whose host name resolves to this machine', { Host: 'evil.example' }],
  ])('are not available to %s', async (_what, headers) => {
    const { status, body } = await get(MAIL_PATH, headers);
    expect(status).toBe(404);
    expect(body).not.toContain('kim@example.org');
  });

  it('are available under localhost, 127.0.0.1 and [::1]', async () => {
    for (const host of [`localhost:${site.port}`, `127.0.0.1:${site.port}`, `[::1]:${site.port}`]) {
      expect((await get(MAIL_PATH, { Host: host })).status).toBe(200);
    }
  });

  it('are shown to remote clients if OUTBOX_PAGE is "anyone", with the same security headers', async () => {
    const { status, body, header } = await get('/open', {
      'X-Forwarded-For': '203.0.113.7',
      Host: 'staging.example',
    });
    expect(status).toBe(200);
    expect(body).toContain('kim@example.org');
    expect(header('cache-control')).toBe('no-store');
    expect(header('content-security-policy')).toMatch(/^default-src 'none';/);
  });

  describe('are served', () => {
    const { outbox } = createMailer({ smtpUrl: null, mailFrom: 'a@b.example', dataDir: tmpdir() });
    const served = (
      config: Partial<Parameters<typeof servesMail>[0]['config']>,
      container: Parameters<typeof servesMail>[0]['container'] = { outbox },
    ) =>
      servesMail({
        config: { isProduction: false, publicUrl: 'http://localhost:3000', outboxPage: 'local', ...config },
        container,
      });

    it('only if PUBLIC_URL is on this machine and the server is not in production, unless OUTBOX_PAGE opens them', () => {
      for (const publicUrl of ['http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:3000']) {
        expect(served({ publicUrl })).toBe(true);
        expect(served({ publicUrl, isProduction: true })).toBe(false);
      }
      expect(served({ publicUrl: 'https://pictures.example' })).toBe(false);
    });

    it('for any PUBLIC_URL if OUTBOX_PAGE is "anyone", and for none if OUTBOX_PAGE is "off"', () => {
      const publicUrl = 'https://pictures.example';
      expect(served({ publicUrl, outboxPage: 'anyone' })).toBe(true);
      expect(served({ publicUrl, outboxPage: 'off' })).toBe(false);
      expect(served({ outboxPage: 'off' })).toBe(false);
    });

    it('only if emails are written to an outbox, not if a mail server sends them', () => {
      for (const outboxPage of ['local', 'anyone'] as const) {
        expect(served({ outboxPage }, { outbox: null })).toBe(false);
      }
    });
  });
});
