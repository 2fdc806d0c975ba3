import express from 'express';
import { forSuite, serveLocally } from '@safelight/processes/testing';
import { request, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressAnswers } from './compress-answers.ts';

const LONG = JSON.stringify({ title: 'A photograph. '.repeat(200) });
const SHORT = JSON.stringify({ title: 'A photograph.' });

describe('the compression of answers', () => {
  const site = forSuite(() => {
    const app = express().disable('etag').use(compressAnswers());
    app.all('/short', (_req, res) => void res.type('json').send(SHORT));
    app.get('/tagged', (_req, res) => void res.set('ETag', '"a"').type('json').send(LONG));
    app.get('/part', (_req, res) => void res.status(206).type('svg').send(LONG));
    app.get('/picture', (_req, res) => void res.type('jpg').send(Buffer.from(LONG)));
    app.get('/archive', (_req, res) => void res.type('zip').send(Buffer.from(LONG)));
    app.all('/graphql', ({ query }, res) => {
      if ('secret' in query) res.set('Cache-Control', 'private, no-store, no-transform');
      res.type('json').send(LONG);
    });
    app.use((_req, res) => void res.type('json').send(LONG));
    return serveLocally(app);
  });

  const ask = async (path: string, accepted = 'gzip, deflate, br', method = 'GET') => {
    const headers = accepted === '' ? {} : { 'Accept-Encoding': accepted };
    const res = await new Promise<IncomingMessage>((resolve, reject) => {
      request({ port: site.port, path, method, headers, agent: false }, resolve).on('error', reject).end();
    });
    return { headers: res.headers, coding: res.headers['content-encoding'], bytes: await buffer(res) };
  };

  it('uses Brotli when the client accepts it, otherwise gzip', async () => {
    const [brotli, zipped] = [await ask('/api/images'), await ask('/api/images', 'gzip')];
    expect([brotli.coding, zipped.coding]).toEqual(['br', 'gzip']);
    expect(brotliDecompressSync(brotli.bytes).toString()).toBe(LONG);
    expect(gunzipSync(zipped.bytes).toString()).toBe(LONG);
    expect(brotli.bytes.length).toBeLessThan(LONG.length / 10);
  });

  it('adds Accept-Encoding to Vary, even for an answer that is not compressed', async () => {
    for (const accepted of ['br', '']) {
      expect((await ask('/api/images', accepted)).headers.vary).toBe('Accept-Encoding');
    }
  });

  it('does not apply to clients that do not accept Brotli or gzip, nor to answers below 1 kB', async () => {
    for (const { coding, bytes } of [await ask('/api/images', ''), await ask('/api/images', 'br;q=0')]) {
      expect([coding, bytes.toString()]).toEqual([undefined, LONG]);
    }
    expect((await ask('/short')).coding).toBeUndefined();
  });

  it('applies to answers to GraphQL requests by POST, except those with no-transform', async () => {
    expect((await ask('/graphql', 'br', 'POST')).coding).toBe('br');
    expect((await ask('/graphql?secret', 'br', 'POST')).coding).toBeUndefined();
  });

  it.each(['/tagged', '/part', '/picture', '/archive'])(
    'does not apply to the answer at %s, which has an ETag, is partial or has a compressed format',
    async (path) => {
      const { coding, bytes } = await ask(path);
      expect([coding, bytes.toString()]).toEqual([undefined, LONG]);
    },
  );

  it.each(['/api/auth/api-keys/', '/api/auth', '/API/AUTH/exports', '/d/uid/token', '/dev/mail'])(
    'does not apply to the path %s, because its answers may contain secrets',
    async (path) => {
      expect((await ask(path)).coding).toBeUndefined();
    },
  );

  it('does not apply to the REST answer to a POST request', async () => {
    expect((await ask('/api/images/upload/', 'br', 'POST')).coding).toBeUndefined();
  });
});
