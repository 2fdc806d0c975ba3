import { wireUseCases } from '@safelight/application/wiring';
import { TEXTS } from '@safelight/rules';
import { PUBLIC_URL, serverForEach, startTestServer } from '../testing/test-server.ts';

const REDIRECT_URI = `${PUBLIC_URL}/auth/google/callback`;
/** The parameters with which Google redirects Ann's browser back. */
const CALLBACK = { code: 'ann', redirect_uri: REDIRECT_URI, state: 'state', ticket: 'ticket' };

describe('sign-in with Google over REST', () => {
  const { server, ann } = serverForEach('ann');
  const signedIn = () => ({
    user: { id: ann.id, username: 'ann' },
    tokens: { access: expect.stringContaining(ann.id) as string, refresh: expect.any(String) as string },
  });
  const post = (path: string, body: unknown) => server.sendJson(`/api/auth/google${path}`, 'POST', body);

  beforeEach(async () => {
    server.world.google.vouch('ann');
  });

  it.each(['/api/auth/config', '/api/auth/config/'])('is reported as available at %s', async (path) => {
    expect((await server.send(path)).json()).toEqual({ google: true });
  });

  it.each(['start', 'start/'])('starts the authorization code flow at %s', async (path) => {
    const query = new URLSearchParams({ redirect_uri: REDIRECT_URI });
    const answer = await server.send(`/api/auth/google/${path}?${query}`);
    expect(answer.status).toBe(200);
    expect(answer.json()).toEqual({
      authorization_url: expect.stringContaining('https://google/'),
      ticket: 'ticket',
    });
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });

  it.each([
    ['missing', '', { redirect_uri: ['This field is required.'] }],
    ['repeated', '?redirect_uri=a&redirect_uri=b', { redirect_uri: ['This field must be text.'] }],
    [
      'an address that cannot be stored',
      '?redirect_uri=%00',
      { redirect_uri: ['Contains characters that cannot be stored.'] },
    ],
    [
      'an address that is too long',
      `?redirect_uri=${'x'.repeat(8_193)}`,
      { redirect_uri: ['Use at most 8192 characters.'] },
    ],
    ['an address on another site', '?redirect_uri=https://evil.example', { detail: TEXTS.google.incomplete }],
  ])('refuses to start if the redirect URI is %s', async (_, query, body) => {
    const answer = await server.send(`/api/auth/google/start/${query}`);
    expect([answer.status, answer.json()]).toMatchObject([400, body]);
  });

  it.each(['', '/'])('signs in by the ID token of Google’s button at google%s', async (path) => {
    const answer = await post(path, { credential: 'ann' });
    expect([answer.status, answer.json()]).toMatchObject([200, signedIn()]);
  });

  it.each([
    ['that is malformed', 'x', TEXTS.google.verificationFailed],
    ['that is empty', '', TEXTS.google.verificationFailed],
    ['with an email address that Google has not verified', 'bob', TEXTS.google.unverifiedEmail],
  ])('refuses an ID token %s, with the error text for that case', async (_, credential, detail) => {
    server.world.google.vouch('bob', { isEmailVerified: false });
    const answer = await post('/', { credential });
    expect(answer.status).toBe(400);
    expect(answer.json()).toMatchObject({ detail, code: 'GOOGLE_SIGN_IN_FAILED' });
  });

  it.each([
    ['missing', {}, { credential: ['This field is required.'] }],
    ['a number', { credential: 7 }, { credential: ['This field must be text.'] }],
    [
      'a lone surrogate',
      { credential: '\udc00' },
      { credential: ['Contains characters that cannot be stored.'] },
    ],
    ['a very long text', { credential: 'x'.repeat(8_193) }, { credential: ['Use at most 8192 characters.'] }],
    [
      'accompanied by another field',
      { credential: 'x', email: 'a@b.co' },
      { email: ['This field is unknown or cannot be set.'] },
    ],
  ])('refuses a body whose ID token is %s', async (_, body, fields) => {
    const answer = await post('/', body);
    expect([answer.status, answer.json()]).toEqual([400, fields]);
  });

  it.each(['/callback', '/callback/'])('signs in by the authorization code sent to %s', async (path) => {
    const answer = await post(path, CALLBACK);
    expect([answer.status, answer.json()]).toMatchObject([200, signedIn()]);
  });

  it.each([
    ['another state', { state: 'other' }, TEXTS.google.incomplete],
    ['no state', { state: undefined }, TEXTS.google.incomplete],
    ['no ticket', { ticket: undefined }, TEXTS.google.incomplete],
    ['another return address', { redirect_uri: 'https://evil.example' }, TEXTS.google.incomplete],
    ['no code', { code: undefined }, TEXTS.google.noCode],
    ['an empty code', { code: '' }, TEXTS.google.noCode],
  ])('refuses a callback with %s', async (_, changes, detail) => {
    const answer = await post('/callback/', { ...CALLBACK, ...changes });
    expect(answer.status).toBe(400);
    expect(answer.json()).toMatchObject({ detail, code: 'GOOGLE_SIGN_IN_FAILED' });
  });

  it('refuses a callback with unknown fields or fields that are not text', async () => {
    const answer = await post('/callback/', { ...CALLBACK, code: {}, scope: 'openid' });
    expect(answer.status).toBe(400);
    expect(answer.json()).toEqual({
      code: ['This field must be text.'],
      scope: ['This field is unknown or cannot be set.'],
    });
  });

  it('answers 503 if it is not configured', async () => {
    const site = await startTestServer((world) => wireUseCases({ ...world, google: null }).useCases);
    expect((await site.send('/api/auth/config/')).json()).toEqual({ google: false });
    const answer = await site.sendJson('/api/auth/google/', 'POST', { credential: 'ann' });
    await site.close();
    expect(answer.status).toBe(503);
    expect(answer.json()).toMatchObject({ detail: TEXTS.google.notConfigured, code: 'GOOGLE_UNAVAILABLE' });
  });
});
