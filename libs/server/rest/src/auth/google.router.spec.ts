import { DomainError } from '@safelight/domain';
import { TEXTS } from '@safelight/rules';
import { REDIRECT_URI } from '../testing/fake-settings.ts';
import { ANN } from '../testing/world.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const CALLBACK = { code: 'code', redirect_uri: REDIRECT_URI, state: 'state', ticket: 'ticket' };
const SIGNED_IN = { user: { id: ANN, username: 'ann' }, tokens: { access: 'access', refresh: 'refresh' } };

describe('sign-in with Google', () => {
  let server: TestServer;
  const post = (path: string, body: unknown) => server.sendJson(`/api/auth/google${path}`, 'POST', body);

  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  it.each(['/api/auth/config', '/api/auth/config/'])('is told to be there or not at %s', async (path) => {
    expect((await server.send(path)).json()).toEqual({ google: true });
  });

  it.each(['start', 'start/'])('starts the code flow at %s', async (path) => {
    const query = new URLSearchParams({ redirect_uri: REDIRECT_URI });
    const answer = await server.send(`/api/auth/google/${path}?${query}`);
    expect(answer.status).toBe(200);
    expect(answer.json()).toEqual({
      authorization_url: expect.stringContaining('https://accounts.google.com/'),
      ticket: 'ticket',
    });
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });

  it.each([
    ['none', '', { redirect_uri: ['This field is required.'] }],
    ['two', '?redirect_uri=a&redirect_uri=b', { redirect_uri: ['This field must be text.'] }],
    [
      'one that cannot be stored',
      '?redirect_uri=%00',
      { redirect_uri: ['Contains characters that cannot be stored.'] },
    ],
    [
      'one too long',
      `?redirect_uri=${'x'.repeat(8_193)}`,
      { redirect_uri: ['Use at most 8192 characters.'] },
    ],
    ['a foreign one', '?redirect_uri=https://evil.example', { detail: TEXTS.google.incomplete }],
  ])('refuses to start with %s for a return address', async (_, query, body) => {
    const answer = await server.send(`/api/auth/google/start/${query}`);
    expect([answer.status, answer.json()]).toMatchObject([400, body]);
  });

  it.each(['', '/'])('signs in by the ID token of the button at google%s', async (path) => {
    const answer = await post(path, { credential: 'id token' });
    expect([answer.status, answer.json()]).toMatchObject([200, SIGNED_IN]);
  });

  it.each([
    ['that is none', 'x', TEXTS.google.verificationFailed],
    ['that is empty', '', TEXTS.google.verificationFailed],
    ['of another issuer', 'of another', TEXTS.google.invalidIssuer],
  ])('refuses an ID token %s in the words the client knows', async (_, credential, detail) => {
    const answer = await post('/', { credential });
    expect(answer.status).toBe(400);
    expect(answer.json()).toMatchObject({ detail, code: 'GOOGLE_SIGN_IN_FAILED' });
  });

  it.each([
    ['nothing', {}, { credential: ['This field is required.'] }],
    ['a number', { credential: 7 }, { credential: ['This field must be text.'] }],
    [
      'a lone surrogate',
      { credential: '\udc00' },
      { credential: ['Contains characters that cannot be stored.'] },
    ],
    ['a novel', { credential: 'x'.repeat(8_193) }, { credential: ['Use at most 8192 characters.'] }],
    ['more', { credential: 'x', email: 'a@b.co' }, { email: ['This field is unknown or cannot be set.'] }],
  ])('refuses %s for an ID token', async (_, body, fields) => {
    const answer = await post('/', body);
    expect([answer.status, answer.json()]).toEqual([400, fields]);
  });

  it.each(['/callback', '/callback/'])('signs in by the code brought back to %s', async (path) => {
    const answer = await post(path, CALLBACK);
    expect([answer.status, answer.json()]).toMatchObject([200, SIGNED_IN]);
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

  it('refuses fields of a callback that are not texts or unknown', async () => {
    const answer = await post('/callback/', { ...CALLBACK, code: {}, scope: 'openid' });
    expect(answer.status).toBe(400);
    expect(answer.json()).toEqual({
      code: ['This field must be text.'],
      scope: ['This field is unknown or cannot be set.'],
    });
  });

  it('is away where it is not configured', async () => {
    const refuse = async () => {
      throw new DomainError('GOOGLE_UNAVAILABLE', TEXTS.google.notConfigured);
    };
    const site = await startTestServer({ isGoogleConfigured: false, signInWithGoogle: refuse });
    expect((await site.send('/api/auth/config/')).json()).toEqual({ google: false });
    const answer = await site.sendJson('/api/auth/google/', 'POST', { credential: 'id token' });
    await site.close();
    expect(answer.status).toBe(503);
    expect(answer.json()).toMatchObject({ detail: TEXTS.google.notConfigured, code: 'GOOGLE_UNAVAILABLE' });
  });
});
