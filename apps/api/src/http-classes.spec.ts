import express from 'express';
import { forSuite, serveLocally } from '@safelight/processes/testing';
import { createServer } from 'node:http';
import { requireBodyProgress } from './body-progress.ts';
import { expressHttpClasses } from './http-classes.ts';

const site = forSuite(() => {
  const app = express();
  app.set('trust proxy', 'loopback');
  app.use((req, _res, next) => {
    requireBodyProgress(req);
    next();
  });
  app.get(
    '/hello',
    (req, res) =>
      void res
        .status(201)
        .set('X-Ip', req.ip ?? '')
        .json({ q: req.query['q'], secure: req.secure }),
  );
  app.post('/count', (req, res) => {
    let bytes = 0;
    req.on('data', (chunk: Buffer) => (bytes += chunk.byteLength)).on('end', () => res.json({ bytes }));
  });
  return serveLocally(createServer({ ...expressHttpClasses(app) }, app));
});

it('the request and response classes give handlers all properties that Express adds', async () => {
  const response = await fetch(`${site.url}/hello?q=1`, {
    headers: { 'X-Forwarded-For': '10.1.2.3', 'X-Forwarded-Proto': 'https' },
  });
  expect(response.status).toBe(201);
  expect(response.headers.get('x-ip')).toBe('10.1.2.3');
  expect(await response.json()).toEqual({ q: '1', secure: true });
});

it('the request and response classes leave the body of a request unchanged', async () => {
  const response = await fetch(`${site.url}/count`, { method: 'POST', body: new Uint8Array(300_000) });
  expect(await response.json()).toEqual({ bytes: 300_000 });
});
