import type { UseCases } from '@safelight/application';
import express from 'express';
import { createServer, request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import {
  createBytesRouter,
  createHealthRouter,
  createPagesRouter,
  createRestRouter,
  restErrorHandler,
} from '../index.ts';
import type { RestDeps } from '../http/rest-deps.ts';
import { fakeAccounts } from './fake-accounts.ts';
import { checkAnswer } from './conformance.ts';
import { fakeComparisons } from './fake-comparisons.ts';
import { fakeImages } from './fake-images.ts';
import { fakeLibrary, plainArchiver } from './fake-library.ts';
import { fakeSettings } from './fake-settings.ts';
import { World } from './world.ts';

export const PUBLIC_URL = 'https://safelight.test';
export const CLIENT = { hash: 'this client', address: '192.0.2.7', userAgent: 'A browser' };

export interface Call {
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: Buffer | string;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  readonly text: string;
  /** The body as JSON; throws when it is none. */
  json(): unknown;
}

interface Logged {
  readonly level: 'info' | 'warn' | 'error';
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Resolves once `condition` holds; the test's own time limit is what ends a wait in vain. */
export const until = async (condition: () => boolean): Promise<void> => {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 5));
};

/**
 * The routers on a real port over fakes. `overrides` replace single use cases; `stored` is where bytes are read when
 * they are not those of the fakes.
 */
export const startTestServer = async (
  overrides: Partial<UseCases> = {},
  stored?: Pick<RestDeps, 'bytes' | 'store'>,
) => {
  const world = new World();
  const useCases: UseCases = {
    ...fakeAccounts(),
    ...fakeSettings(world),
    ...fakeImages(world),
    ...fakeLibrary(world),
    ...fakeComparisons(world),
    ...overrides,
  };
  const logged: Logged[] = [];
  const log =
    (level: Logged['level']) =>
    (fields: object): void =>
      void logged.push({ level, fields: { ...fields } });
  const logger = { info: log('info'), warn: log('warn'), error: log('error') };
  const { bytes, store } = stored ?? { bytes: world.blobs, store: world.blobs };

  const app = express();
  app.use(createHealthRouter({ useCases }));
  app.use(
    '/api',
    createRestRouter({
      useCases,
      publicUrl: PUBLIC_URL,
      logger,
      clientOf: () => CLIENT,
      bytes,
      store,
      archiver: plainArchiver,
    }),
  );
  app.use(createPagesRouter({ useCases, publicUrl: PUBLIC_URL, bytes, store }));
  app.use(restErrorHandler(logger));
  const serveBytes = createBytesRouter({ useCases, bytes, store, logger });
  const server = createServer((req, res) => serveBytes(req, res, () => void app(req, res)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  const send = (path: string, { method = 'GET', headers = {}, body }: Call = {}): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const length = body === undefined ? {} : { 'Content-Length': Buffer.byteLength(body) };
      const call = request({ port, path, method, headers: { ...length, ...headers }, agent: false });
      call.on('error', reject).on('response', (res) => {
        buffer(res)
          .then((body) => {
            const text = body.toString('utf8');
            const answer = {
              status: res.statusCode ?? 0,
              headers: res.headers,
              bytes: body,
              text,
              json: () => JSON.parse(text) as unknown,
            };
            checkAnswer(method, path, answer);
            resolve(answer);
          })
          .catch(reject);
      });
      call.end(body);
    });

  const sendJson = (path: string, method: string, body: unknown, headers: OutgoingHttpHeaders = {}) =>
    send(path, {
      method,
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json', ...headers },
    });

  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });

  return { world, useCases, logged, port, send, sendJson, close };
};

export type TestServer = Awaited<ReturnType<typeof startTestServer>>;
