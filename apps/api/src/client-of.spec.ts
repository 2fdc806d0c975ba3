import type { Client } from '@safelight/domain';
import express from 'express';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { clientOf } from './client-of.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/**
 * Sends a request with these headers to a server that listens on `host` and trusts `proxies`; returns the
 * client that it identified.
 */
const ask = async (
  headers: Record<string, string>,
  { host = '127.0.0.1', proxies = [] as string[] } = {},
): Promise<Client> => {
  const app = express();
  app.set('trust proxy', proxies.length > 0 ? proxies : false);
  app.get('/', (req, res) => void res.json(clientOf(req)));
  const server = createServer(app);
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, host, done));
  const { port } = server.address() as AddressInfo;
  return (await (await fetch(`http://127.0.0.1:${port}/`, { headers })).json()) as Client;
};

const FORWARDED = { 'X-Forwarded-For': '203.0.113.7' };

describe('the client of a request', () => {
  it('has the address of its connection, and ignores X-Forwarded-For without a trusted proxy', async () => {
    expect(await ask(FORWARDED)).toMatchObject({ address: '127.0.0.1' });
  });

  it('has the same visitor id with every user agent, but a different hash for each user agent', async () => {
    const [one, other] = [await ask({ 'User-Agent': 'one' }), await ask({ 'User-Agent': 'other' })];
    expect(one.visitor).toBe(other.visitor);
    expect(one.hash).not.toBe(other.hash);
    expect(one.visitor).not.toContain(one.address);
    const elsewhere = await ask(FORWARDED, { proxies: ['loopback'] });
    expect(elsewhere.visitor).not.toBe(one.visitor);
  });

  it('has the address that a trusted proxy added to X-Forwarded-For, not one that the client put there', async () => {
    const proxies = ['loopback'];
    expect(await ask(FORWARDED, { proxies })).toMatchObject({ address: '203.0.113.7' });
    const spoofed = { 'X-Forwarded-For': '10.0.0.1, 203.0.113.7' };
    expect(await ask(spoofed, { proxies })).toMatchObject({ address: '203.0.113.7' });
  });

  it('has its IPv4 address even if a dual-stack socket reports it as an IPv6 address', async () => {
    expect(await ask({}, { host: '::' })).toMatchObject({ address: '127.0.0.1' });
  });

  it('has a hash of the whole user agent, of which the first 300 characters are stored', async () => {
    const long = 'x'.repeat(400);
    const [one, same, other] = [
      await ask({ 'User-Agent': long }),
      await ask({ 'User-Agent': long }),
      await ask({ 'User-Agent': `${long}.` }),
    ];
    expect(one.userAgent).toBe('x'.repeat(300));
    expect(one.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(same.hash).toBe(one.hash);
    expect(other.hash).not.toBe(one.hash);
  });
});
