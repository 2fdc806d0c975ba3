import { naughtyStrings } from '../testing/naughty.ts';
import { MISSING_ID, PUBLIC_URL, serverForEach } from '../testing/test-server.ts';

const REDIRECT_URI = `${PUBLIC_URL}/auth/google/callback`;
/** After an hour, earlier attempts no longer count towards rate limits. */
const HOUR_MS = 3_600_000;
const NEW = { password: 'Passw0rd', password_confirm: 'Passw0rd' };

const BODIES: [string, string, Readonly<Record<string, unknown>>][] = [
  ['POST', 'password/reset/', { email: 'a@b.co' }],
  ['POST', 'password/reset/confirm/', { uid: 'x', token: 'x', ...NEW }],
  ['POST', 'password/change/', { current_password: 'Secret123', ...NEW }],
  ['POST', 'google/', { credential: 'x' }],
  ['POST', 'google/callback/', { code: 'x', redirect_uri: REDIRECT_URI, state: 'x', ticket: 'x' }],
  ['PATCH', 'me/', { full_name: 'Ann', bio: 'x', email: 'a@b.co', default_privacy: 'public' }],
  ['DELETE', 'me/', { password: 'wrong', username: 'ann' }],
];
const PATHS = ['sessions/X/', `exports/${MISSING_ID}/X/`, 'exports/X/link/', 'google/start/?redirect_uri=X'];
const VALUES = [null, 0, -1, 1e308, true, [], ['x'], {}, { $ne: '' }, 'x'.repeat(90_000)];

describe('hostile input to the account routes', () => {
  const { server, ann } = serverForEach('ann');
  const texts = naughtyStrings().slice(0, 120);

  it.each(BODIES)(
    'never makes %s %s answer with a server error, and gets an answer in JSON',
    async (method, path, body) => {
      for (const field of Object.keys(body)) {
        for (const value of [...texts, ...VALUES]) {
          server.world.clock.advance(HOUR_MS);
          const changed = { ...body, [field]: value };
          const answer = await server.sendJson(`/api/auth/${path}`, method, changed, ann.headers);
          expect(answer.status).toBeLessThan(500);
          expect([401, 429]).not.toContain(answer.status);
          if (answer.status !== 204) expect(answer.json()).toEqual(expect.any(Object));
        }
      }
    },
  );

  it.each(PATHS)('never makes %s answer with a server error', async (path) => {
    const method = path.startsWith('sessions') ? 'DELETE' : 'GET';
    for (const text of texts) {
      // A lone surrogate has no percent-encoding, so such a path cannot be sent.
      const sendable = Buffer.from(text).toString();
      const address = `/api/auth/${path.replace('X', () => encodeURIComponent(sendable))}`;
      const answer = await server.send(address, { method, headers: ann.headers });
      expect(answer.status).toBeLessThan(500);
    }
  });
});
