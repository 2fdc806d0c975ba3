import express from 'express';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { requireBodyProgress } from './body-progress.ts';
import { expressHttpClasses } from './http-classes.ts';

let server: Server;
let url: string;

beforeAll(async () => {
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
  server = createServer({ ...expressHttpClasses(app) }, app);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

it('gives handlers everything that Express adds to requests and responses', async () => {
  const response = await fetch(`${url}/hello?q=1`, {
    headers: { 'X-Forwarded-For': '10.1.2.3', 'X-Forwarded-Proto': 'https' },
  });
  expect(response.status).toBe(201);
  expect(response.headers.get('x-ip')).toBe('10.1.2.3');
  expect(await response.json()).toEqual({ q: '1', secure: true });
});

it('leaves the body of a request unchanged when answers are compressed', async () => {
  const response = await fetch(`${url}/count`, { method: 'POST', body: new Uint8Array(300_000) });
  expect(await response.json()).toEqual({ bytes: 300_000 });
});
