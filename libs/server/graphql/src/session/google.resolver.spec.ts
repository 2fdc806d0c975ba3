import { TEXTS } from '@safelight/rules';
import { siteForEach } from '../testing/test-server.ts';

const START = `mutation ($uri: String!) { startGoogleSignIn(redirectUri: $uri) { url ticket } }`;
const COMPLETE = `mutation ($input: CompleteGoogleSignInInput!) {
  completeGoogleSignIn(input: $input) { tokens { access refresh } user { email hasPassword signInMethods statistics { imageCount } } }
}`;
const SIGN_IN = `mutation ($credential: String!) { signInWithGoogle(credential: $credential) { user { email } } }`;
const REDIRECT_URI = 'https://site/auth/google/callback';
const CALLBACK = { code: 'gail', state: 'state', redirectUri: REDIRECT_URI, ticket: 'ticket' };

describe('sign-in with Google', () => {
  const { site } = siteForEach();
  beforeEach(async () => {
    site.world.google.vouch('gail');
  });

  it('is listed as available in the configuration of the site', async () => {
    const { data } = await site.ask('{ siteConfig { googleSignIn } }');
    expect(data).toEqual({ siteConfig: { googleSignIn: true } });
  });

  it('starts with a URL at Google and a ticket', async () => {
    const { data } = await site.ask(START, { uri: REDIRECT_URI });
    expect(data).toEqual({
      startGoogleSignIn: { url: expect.stringContaining('https://google/auth'), ticket: 'ticket' },
    });
  });

  it('refuses a redirect URI on another site', async () => {
    const { errors } = await site.ask(START, { uri: 'https://evil.example/auth/google/callback' });
    expect(errors[0]).toMatchObject({
      message: TEXTS.google.incomplete,
      extensions: { code: 'GOOGLE_SIGN_IN_FAILED' },
    });
  });

  it('signs in by the authorization code, and returns the fields that only the user may read', async () => {
    const { data, errors } = await site.ask(COMPLETE, { input: CALLBACK }, 'Bearer stale');
    expect(errors).toEqual([]);
    expect(data).toMatchObject({
      completeGoogleSignIn: {
        tokens: { access: expect.any(String), refresh: expect.any(String) },
        user: {
          email: 'gail@example.com',
          hasPassword: false,
          signInMethods: ['GOOGLE'],
          statistics: { imageCount: 0 },
        },
      },
    });
  });

  it.each([
    ['another state', { state: 'other' }, TEXTS.google.incomplete],
    ['another ticket', { ticket: '' }, TEXTS.google.incomplete],
    ['a foreign return address', { redirectUri: 'https://evil.example' }, TEXTS.google.incomplete],
    ['no code', { code: '' }, TEXTS.google.noCode],
  ])('refuses a callback with %s', async (_, changes, message) => {
    const { errors } = await site.ask(COMPLETE, { input: { ...CALLBACK, ...changes } });
    expect(errors[0]).toMatchObject({ message, extensions: { code: 'GOOGLE_SIGN_IN_FAILED' } });
  });

  it('signs in by the credential of Google’s button, and refuses a forged credential', async () => {
    const right = await site.ask(SIGN_IN, { credential: 'gail' });
    expect(right.data).toEqual({ signInWithGoogle: { user: { email: 'gail@example.com' } } });
    const wrong = await site.ask(SIGN_IN, { credential: 'mallory' });
    expect(wrong.errors[0]).toMatchObject({
      message: TEXTS.google.verificationFailed,
      extensions: { code: 'GOOGLE_SIGN_IN_FAILED' },
    });
  });
});
