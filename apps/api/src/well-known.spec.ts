import express from 'express';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { securityText, wellKnownRouter } from './well-known.ts';

const SITE = { publicUrl: 'https://safelight.test', supportEmail: 'support@safelight.test' };

describe('well-known addresses', () => {
  let server: Server;
  beforeAll(async () => {
    server = createServer(express().use(wellKnownRouter(SITE)));
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  });
  afterAll(() => server.close());

  const get = (path: string): Promise<Response> =>
    fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { redirect: 'manual' });

  it('redirect password managers to the page for changing a password', async () => {
    const { status, headers } = await get('/.well-known/change-password');
    expect([status, headers.get('location')]).toEqual([303, '/settings#password']);
  });

  it.each(['/.well-known/security.txt', '/security.txt'])(
    'name the contact for security reports at %s',
    async (path) => {
      const answer = await get(path);
      expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
      expect(await answer.text()).toContain('Contact: mailto:support@safelight.test\n');
    },
  );

  it('are valid for half a year, and contain their own address', () => {
    const text = securityText(SITE, new Date('2026-01-01T00:00:00Z'));
    expect(text).toContain('Expires: 2026-06-30T00:00:00.000Z\n');
    expect(text).toContain('Canonical: https://safelight.test/.well-known/security.txt\n');
  });
});
