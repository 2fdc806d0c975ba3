import { createHash, randomBytes } from 'node:crypto';
import { type AddressInfo, createServer } from 'node:net';
import type { GoogleSignIn } from '@safelight/application';
import { TEXTS } from '@safelight/rules';
import { EncryptJWT, exportSPKI, generateKeyPair, importJWK, SignJWT, UnsecuredJWT } from 'jose';
import { type GoogleServer, startGoogleServer } from '../testing/google-server.ts';
import type { GoogleSignInOptions } from './google-options.ts';
import { createGoogleSignIn } from './google-sign-in.ts';

const CLIENT_ID = 'client-1.apps.example.org';
const REDIRECT_URI = 'https://safelight.test/auth/google/callback';
const KIM = {
  subject: '108204268033311374519',
  email: 'kim@example.org',
  isEmailVerified: true,
  fullName: 'Kim Example',
};
const MINUTE_MS = 60_000;

const failed = (message: string) => ({ code: 'GOOGLE_SIGN_IN_FAILED', message });
const { failed: FAILED, invalid: INVALID, incomplete: INCOMPLETE, noCode: NO_CODE } = TEXTS.google;
const ticketKey = new Uint8Array(randomBytes(32));

let server: GoogleServer;
let options: GoogleSignInOptions;
let google: GoogleSignIn;

beforeAll(async () => {
  server = await startGoogleServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  const { authUrl, tokenUrl, jwksUrl, issuer } = server;
  options = {
    clientId: CLIENT_ID,
    clientSecret: 'a secret',
    ticketKey,
    authUrl,
    tokenUrl,
    jwksUrl,
    issuer,
    timeoutMs: 2_000,
  };
  google = createGoogleSignIn(options);
  await server.signInAs({});
});

/** Begins, goes to Google, and comes back with everything `complete` takes. */
const goAndReturn = async (from: GoogleSignIn = google) => {
  const { url, ticket } = await from.begin(REDIRECT_URI);
  return { ...(await server.visit(url)), redirectUri: REDIRECT_URI, ticket };
};

const now = (): number => Math.floor(Date.now() / 1000);
const credential = (claims: Record<string, unknown> = {}) => server.sign({ aud: CLIENT_ID, ...claims });

/** The claims of a good token, to be signed by somebody else. */
const claimsOf = async (): Promise<Record<string, unknown>> => {
  const [, body = ''] = (await credential()).split('.');
  return JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>;
};
const publishedKey = async () => {
  const { keys } = (await (await fetch(server.jwksUrl)).json()) as { keys: { kid: string; alg: string }[] };
  return keys[0]!;
};

describe('the code flow', () => {
  it('asks Google for who it is, with state, nonce and PKCE', async () => {
    const { url, ticket } = await google.begin(REDIRECT_URI);
    const asked = new URL(url);
    expect(`${asked.origin}${asked.pathname}`).toBe(server.authUrl);
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

  it('ends with whom the ID token speaks of, after the verifier fitted the challenge', async () => {
    const { url, ticket } = await google.begin(REDIRECT_URI);
    const back = await server.visit(url);
    expect(await google.complete({ ...back, redirectUri: REDIRECT_URI, ticket })).toEqual({
      issuer: server.issuer,
      ...KIM,
    });
    const exchange = (await server.exchanges()).at(-1);
    const verifier = exchange?.['code_verifier'] ?? '';
    expect(createHash('sha256').update(verifier).digest('base64url')).toBe(
      new URL(url).searchParams.get('code_challenge'),
    );
    expect(exchange).toMatchObject({ client_id: CLIENT_ID, client_secret: 'a secret', code: back.code });
    expect(ticket).not.toContain(verifier);
  });

  it('can be completed by another process than began it', async () => {
    const back = await goAndReturn();
    expect(await createGoogleSignIn(options).complete(back)).toMatchObject(KIM);
  });

  it.each([
    ['no state', { state: '' }],
    ['another state', { state: randomBytes(32).toString('base64url') }],
    ['no ticket', { ticket: '' }],
    ['text for a ticket', { ticket: 'a.b.c.d.e' }],
    ['another address', { redirectUri: 'https://evil.test/auth/google/callback' }],
  ])('refuses %s', async (_what, part) => {
    const back = await goAndReturn();
    await expect(google.complete({ ...back, ...part })).rejects.toMatchObject(failed(INCOMPLETE));
    expect(await google.complete(back)).toMatchObject(KIM);
  });

  it('refuses the code and state of one sign-in with the ticket of another', async () => {
    const [mine, theirs] = [await goAndReturn(), await goAndReturn()];
    await expect(google.complete({ ...theirs, ticket: mine.ticket })).rejects.toMatchObject(
      failed(INCOMPLETE),
    );
  });

  it('refuses the code of another sign-in: its verifier does not fit', async () => {
    const [mine, theirs] = [await goAndReturn(), await goAndReturn()];
    await expect(google.complete({ ...mine, code: theirs.code })).rejects.toMatchObject(failed(INCOMPLETE));
  });

  it('refuses a ticket used before, here and, its code being used, in another process', async () => {
    const back = await goAndReturn();
    await google.complete(back);
    const exchanges = await server.exchanges();
    await expect(google.complete(back)).rejects.toMatchObject(failed(INCOMPLETE));
    expect(await server.exchanges()).toHaveLength(exchanges.length);
    await expect(createGoogleSignIn(options).complete(back)).rejects.toMatchObject(failed(INCOMPLETE));
  });

  it('lets one of two answers with the same ticket through', async () => {
    const back = await goAndReturn();
    const ends = await Promise.allSettled([google.complete(back), google.complete(back)]);
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('takes ten minutes at most', async () => {
    let passedMs = 0;
    const later = createGoogleSignIn({
      ...options,
      clock: { now: () => new Date(Date.now() + passedMs) },
    });
    const back = await goAndReturn(later);
    passedMs = 10 * MINUTE_MS;
    await expect(later.complete(back)).rejects.toMatchObject(failed(INCOMPLETE));
  });

  it('refuses tickets sealed under another key, or that are not sealed for this', async () => {
    const back = await goAndReturn();
    const other = createGoogleSignIn({ ...options, ticketKey: new Uint8Array(randomBytes(32)) });
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
      .encrypt(ticketKey);
    await expect(google.complete({ ...back, ticket })).rejects.toMatchObject(failed(INCOMPLETE));
  });

  it('says so when no code came', async () => {
    const back = await goAndReturn();
    await expect(google.complete({ ...back, code: '' })).rejects.toMatchObject(failed(NO_CODE));
  });

  it('refuses an ID token made for another sign-in, and none', async () => {
    const other = await credential({ nonce: 'of another sign-in' });
    for (const idToken of [other, await credential(), '']) {
      await server.answerWithIdToken(idToken);
      await expect(google.complete(await goAndReturn())).rejects.toMatchObject(failed(FAILED));
    }
  });

  it.each([
    ['issuer', { iss: 'https://evil.test' }, INVALID],
    ['audience', { aud: 'another-client' }, FAILED],
    ['expiry', { exp: now() - 120 }, FAILED],
    ['nonce', { nonce: 'of somebody' }, FAILED],
    ['party', { azp: 'another-client' }, FAILED],
  ])('refuses a wrong %s in the ID token', async (_what, claims, message) => {
    await server.signInAs(claims);
    await expect(google.complete(await goAndReturn())).rejects.toMatchObject(failed(message));
  });
});

describe('the credential of Google’s own button', () => {
  it('tells who it is', async () => {
    expect(await google.verifyCredential(await credential())).toEqual({ issuer: server.issuer, ...KIM });
  });

  it.each([
    ['an address that is not verified', { email_verified: false }, { isEmailVerified: false }],
    ['nothing about the address', { email_verified: null }, { isEmailVerified: false }],
    ['a verified address, as text', { email_verified: 'true' }, { isEmailVerified: true }],
    ['no name', { name: null }, { fullName: null }],
    ['a name over lines', { name: 'Kim\r\nBcc: eve@example.org' }, { fullName: 'Kim Bcc: eve@example.org' }],
    ['a name that cannot be stored', { name: 'Kim\u0000' }, { fullName: null }],
  ])('tells of %s', async (_what, claims, profile) => {
    expect(await google.verifyCredential(await credential(claims))).toMatchObject(profile);
  });

  it.each([
    ['another issuer', { iss: 'https://evil.test' }, INVALID],
    ['no issuer', { iss: null }, INVALID],
    ['another audience', { aud: 'another-client' }, FAILED],
    ['no audience', { aud: null }, FAILED],
    ['several audiences without the party', { aud: [CLIENT_ID, 'another-client'] }, FAILED],
    ['an expiry more than a minute ago', { exp: now() - 61 }, FAILED],
    ['no expiry', { exp: null }, FAILED],
    ['a start in the future', { nbf: now() + 300 }, FAILED],
    ['no subject', { sub: null }, FAILED],
    ['a subject that is too long', { sub: 'x'.repeat(256) }, FAILED],
    ['no address', { email: null }, FAILED],
    ['two addresses', { email: 'kim@example.org,eve@example.org' }, FAILED],
  ])('is refused with %s', async (_what, claims, message) => {
    const presented = await credential(claims);
    await expect(google.verifyCredential(presented)).rejects.toMatchObject(failed(message));
  });

  it('holds for a minute past its expiry, for clocks differ', async () => {
    expect(await google.verifyCredential(await credential({ exp: now() - 30 }))).toMatchObject(KIM);
  });

  it('is refused without a signature, by a foreign key and by our public key as a secret', async () => {
    const claims = await claimsOf();
    const published = await publishedKey();
    const header = { alg: 'RS256', kid: published.kid };
    const { privateKey } = await generateKeyPair('RS256');
    const publicKey = await importJWK(published, 'RS256', { extractable: true });
    if (publicKey instanceof Uint8Array) throw new Error('not a public key');
    const pem = new TextEncoder().encode(await exportSPKI(publicKey));
    const forged = [
      new UnsecuredJWT(claims).encode(),
      await new SignJWT(claims).setProtectedHeader(header).sign(privateKey),
      await new SignJWT(claims).setProtectedHeader({ ...header, kid: 'unknown' }).sign(privateKey),
      await new SignJWT(claims).setProtectedHeader({ ...header, alg: 'HS256' }).sign(pem),
      (await credential()).replace(/\.[^.]+$/, '.'),
    ];
    for (const token of forged) {
      await expect(google.verifyCredential(token)).rejects.toMatchObject(failed(FAILED));
    }
  });

  it.each(['', 'a', 'a.b.c', '{}', 'null', 'x'.repeat(10_000)])('is not %p', async (text) => {
    await expect(google.verifyCredential(text)).rejects.toMatchObject(failed(FAILED));
  });

  it('names Google’s issuer one way, though Google spells it two ways', async () => {
    const googles = createGoogleSignIn({ ...options, issuer: 'https://accounts.google.com' });
    for (const iss of ['https://accounts.google.com', 'accounts.google.com']) {
      expect(await googles.verifyCredential(await credential({ iss }))).toMatchObject({
        issuer: 'https://accounts.google.com',
      });
    }
    await expect(googles.verifyCredential(await credential())).rejects.toMatchObject(failed(INVALID));
  });
});

describe('when Google cannot be asked', () => {
  const UNAVAILABLE = { code: 'GOOGLE_UNAVAILABLE' };

  /** An address that accepts connections and never answers. */
  const startSilence = async () => {
    const silence = createServer((socket) => {
      socket.on('error', () => undefined).resume();
    });
    await new Promise<void>((done) => silence.listen(0, '127.0.0.1', done));
    const { port } = silence.address() as AddressInfo;
    return {
      url: `http://127.0.0.1:${port}/`,
      /** Resolves when every client has hung up. */
      close: () => new Promise((done) => silence.close(done)),
    };
  };

  it('says so when its server is down', async () => {
    const back = await goAndReturn();
    const down = 'http://127.0.0.1:1/';
    const noTokens = createGoogleSignIn({ ...options, tokenUrl: down });
    await expect(noTokens.complete(back)).rejects.toMatchObject(UNAVAILABLE);
    const noKeys = createGoogleSignIn({ ...options, jwksUrl: down });
    await expect(noKeys.verifyCredential(await credential())).rejects.toMatchObject(UNAVAILABLE);
  });

  it('says so when its server accepts and never answers, and hangs up', async () => {
    const silence = await startSilence();
    const back = await goAndReturn();
    const noTokens = createGoogleSignIn({ ...options, tokenUrl: silence.url, timeoutMs: 300 });
    await expect(noTokens.complete(back)).rejects.toMatchObject(UNAVAILABLE);
    const noKeys = createGoogleSignIn({ ...options, jwksUrl: silence.url, timeoutMs: 300 });
    await expect(noKeys.verifyCredential(await credential())).rejects.toMatchObject(UNAVAILABLE);
    await silence.close();
  });

  it.each([500, 503, 429, 401])('says so when its server answers %s', async (status) => {
    const back = await goAndReturn();
    await server.answerWithStatus(status);
    await expect(google.complete(back)).rejects.toMatchObject(UNAVAILABLE);
  });

  it('lets the same ticket through once Google answers again', async () => {
    const back = await goAndReturn();
    let isDown = true;
    const silence = await startSilence();
    const flaky = createGoogleSignIn({
      ...options,
      timeoutMs: 300,
      get tokenUrl() {
        return isDown ? silence.url : server.tokenUrl;
      },
    });
    await expect(flaky.complete(back)).rejects.toMatchObject(UNAVAILABLE);
    isDown = false;
    expect(await flaky.complete(back)).toMatchObject(KIM);
    await silence.close();
  });
});

it('needs a key of 256 bits', () => {
  expect(() => createGoogleSignIn({ ...options, ticketKey: new Uint8Array(16) })).toThrow(RangeError);
});
