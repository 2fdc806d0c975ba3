import { createHash, randomBytes } from 'node:crypto';
import { TEXTS } from '@safelight/rules';
import { EncryptJWT } from 'jose';
import { forSuite } from '@safelight/processes/testing';
import { createGoogleSignIn } from './google-sign-in.ts';
import { CLIENT_ID, failed, KIM, now, REDIRECT_URI, startGoogleWorld } from '../testing/google-world.ts';

const MINUTE_MS = 60_000;
const { failed: FAILED, invalid: INVALID, incomplete: INCOMPLETE, noCode: NO_CODE } = TEXTS.google;

const world = forSuite(startGoogleWorld);
beforeEach(() => world.server.signInAs({}));

describe('the authorization code flow with Google', () => {
  it('redirects to Google with state, nonce and PKCE challenge', async () => {
    const { url, ticket } = await world.google.begin(REDIRECT_URI);
    const asked = new URL(url);
    expect(`${asked.origin}${asked.pathname}`).toBe(world.server.authUrl);
    const { state, nonce, code_challenge: challenge, ...rest } = Object.fromEntries(asked.searchParams);
    expect(rest).toEqual({
      client_id: CLIENT_ID,
      redirect_uri: REDIRECT_URI,
      response_type: 'code',
      scope: 'openid email profile',
      access_type: 'offline',
      prompt: 'consent',
      code_challenge_method: 'S256',
    });
    for (const secret of [state, nonce, challenge]) expect(secret).toMatch(/^[\w-]{43}$/);
    expect(new Set([state, nonce, challenge]).size).toBe(3);
    expect(ticket).not.toContain(state);
  });

  it('returns the person of the ID token after Google has verified the PKCE challenge', async () => {
    const { url, ticket } = await world.google.begin(REDIRECT_URI);
    const back = await world.server.visit(url);
    expect(await world.google.complete({ ...back, redirectUri: REDIRECT_URI, ticket })).toEqual({
      issuer: world.server.issuer,
      ...KIM,
    });
    const exchange = (await world.server.exchanges()).at(-1);
    const verifier = exchange?.['code_verifier'] ?? '';
    expect(createHash('sha256').update(verifier).digest('base64url')).toBe(
      new URL(url).searchParams.get('code_challenge'),
    );
    expect(exchange).toMatchObject({ client_id: CLIENT_ID, client_secret: 'a secret', code: back.code });
    expect(ticket).not.toContain(verifier);
  });

  it('can be completed by another process than the one that started it', async () => {
    const back = await world.goAndReturn();
    expect(await createGoogleSignIn(world.options).complete(back)).toMatchObject(KIM);
  });

  it.each([
    ['no state', { state: '' }],
    ['another state', { state: randomBytes(32).toString('base64url') }],
    ['no ticket', { ticket: '' }],
    ['text for a ticket', { ticket: 'a.b.c.d.e' }],
    ['another redirect URI', { redirectUri: 'https://evil.test/auth/google/callback' }],
  ])('refuses a callback with %s', async (_what, part) => {
    const back = await world.goAndReturn();
    await expect(world.google.complete({ ...back, ...part })).rejects.toMatchObject(failed(INCOMPLETE));
    expect(await world.google.complete(back)).toMatchObject(KIM);
  });

  it('refuses the code and state of one sign-in with the ticket of another', async () => {
    const [mine, theirs] = [await world.goAndReturn(), await world.goAndReturn()];
    await expect(world.google.complete({ ...theirs, ticket: mine.ticket })).rejects.toMatchObject(
      failed(INCOMPLETE),
    );
  });

  it('refuses the code of another sign-in, because its PKCE verifier does not match', async () => {
    const [mine, theirs] = [await world.goAndReturn(), await world.goAndReturn()];
    await expect(world.google.complete({ ...mine, code: theirs.code })).rejects.toMatchObject(
      failed(INCOMPLETE),
    );
  });

  it('refuses a used ticket, or its used code if another process gets it', async () => {
    const back = await world.goAndReturn();
    await world.google.complete(back);
    const exchanges = await world.server.exchanges();
    await expect(world.google.complete(back)).rejects.toMatchObject(failed(INCOMPLETE));
    expect(await world.server.exchanges()).toHaveLength(exchanges.length);
    await expect(createGoogleSignIn(world.options).complete(back)).rejects.toMatchObject(failed(INCOMPLETE));
  });

  it('accepts only one of two simultaneous callbacks with the same ticket', async () => {
    const back = await world.goAndReturn();
    const ends = await Promise.allSettled([world.google.complete(back), world.google.complete(back)]);
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('expires ten minutes after its start', async () => {
    let passedMs = 0;
    const later = createGoogleSignIn({
      ...world.options,
      clock: { now: () => new Date(Date.now() + passedMs) },
    });
    const back = await world.goAndReturn(later);
    passedMs = 10 * MINUTE_MS;
    await expect(later.complete(back)).rejects.toMatchObject(failed(INCOMPLETE));
  });

  it('refuses tickets that were encrypted with another key or for another purpose', async () => {
    const back = await world.goAndReturn();
    const other = createGoogleSignIn({ ...world.options, ticketKey: new Uint8Array(randomBytes(32)) });
    await expect(other.complete(back)).rejects.toMatchObject(failed(INCOMPLETE));
    const ticket = await new EncryptJWT({
      state: back.state,
      nonce: 'n',
      verifier: 'v',
      redirectUri: REDIRECT_URI,
    })
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
      .setAudience('something-else')
      .setExpirationTime('10m')
      .encrypt(world.options.ticketKey);
    await expect(world.google.complete({ ...back, ticket })).rejects.toMatchObject(failed(INCOMPLETE));
  });

  it('reports a callback without a code', async () => {
    const back = await world.goAndReturn();
    await expect(world.google.complete({ ...back, code: '' })).rejects.toMatchObject(failed(NO_CODE));
  });

  it('refuses an ID token of another sign-in, and a response without an ID token', async () => {
    const other = await world.credential({ nonce: 'of another sign-in' });
    for (const idToken of [other, await world.credential(), '']) {
      await world.server.answerWithIdToken(idToken);
      await expect(world.google.complete(await world.goAndReturn())).rejects.toMatchObject(failed(FAILED));
    }
  });

  it.each([
    ['issuer', { iss: 'https://evil.test' }, INVALID],
    ['audience', { aud: 'another-client' }, FAILED],
    ['expiry', { exp: now() - 120 }, FAILED],
    ['nonce', { nonce: 'of somebody' }, FAILED],
    ['party', { azp: 'another-client' }, FAILED],
  ])('refuses an ID token with a wrong %s', async (_what, claims, message) => {
    await world.server.signInAs(claims);
    await expect(world.google.complete(await world.goAndReturn())).rejects.toMatchObject(failed(message));
  });
});

it('sign-in with Google requires a ticket key of 256 bits', () => {
  expect(() => createGoogleSignIn({ ...world.options, ticketKey: new Uint8Array(16) })).toThrow(RangeError);
});
