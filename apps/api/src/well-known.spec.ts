import express from 'express';
import { forSuite, serveLocally } from '@safelight/processes/testing';
import { securityText, wellKnownRouter } from './well-known.ts';

const SITE = { publicUrl: 'https://safelight.test', supportEmail: 'support@safelight.test' };

describe('the well-known addresses', () => {
  const site = forSuite(() => serveLocally(express().use(wellKnownRouter(SITE))));

  const get = (path: string): Promise<Response> => fetch(`${site.url}${path}`, { redirect: 'manual' });

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

  it('expire after half a year, and name their canonical address', () => {
    const text = securityText(SITE, new Date('2026-01-01T00:00:00Z'));
    expect(text).toContain('Expires: 2026-06-30T00:00:00.000Z\n');
    expect(text).toContain('Canonical: https://safelight.test/.well-known/security.txt\n');
  });
});
