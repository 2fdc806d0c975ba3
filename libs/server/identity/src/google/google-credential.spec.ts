import { TEXTS } from '@safelight/rules';
import { exportSPKI, generateKeyPair, importJWK, SignJWT, UnsecuredJWT } from 'jose';
import { forSuite } from '@safelight/processes/testing';
import { createGoogleSignIn } from './google-sign-in.ts';
import { CLIENT_ID, failed, KIM, now, startGoogleWorld } from '../testing/google-world.ts';

const { failed: FAILED, invalid: INVALID } = TEXTS.google;

const world = forSuite(startGoogleWorld);
beforeEach(() => world.server.signInAs({}));

/** The claims of a valid token, to be signed with another key. */
const claimsOf = async (): Promise<Record<string, unknown>> => {
  const [, body = ''] = (await world.credential()).split('.');
  return JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>;
};
const publishedKey = async () => {
  const { keys } = (await (await fetch(world.server.jwksUrl)).json()) as {
    keys: { kid: string; alg: string }[];
  };
  return keys[0]!;
};

describe('the credential of Google’s sign-in button', () => {
  it('identifies the person who signed in', async () => {
    expect(await world.google.verifyCredential(await world.credential())).toEqual({
      issuer: world.server.issuer,
      ...KIM,
    });
  });

  it.each([
    ['an address that is not verified', { email_verified: false }, { isEmailVerified: false }],
    ['no statement about the address', { email_verified: null }, { isEmailVerified: false }],
    ['a verified address, as text', { email_verified: 'true' }, { isEmailVerified: true }],
    ['no name', { name: null }, { fullName: null }],
    ['a long name of emoji', { name: '🦊'.repeat(120) }, { fullName: '🦊'.repeat(100) }],
    ['a name over lines', { name: 'Kim\r\nBcc: eve@example.org' }, { fullName: 'Kim Bcc: eve@example.org' }],
    ['a name that cannot be stored', { name: 'Kim\u0000' }, { fullName: null }],
  ])('reports the right profile for %s', async (_what, claims, profile) => {
    expect(await world.google.verifyCredential(await world.credential(claims))).toMatchObject(profile);
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
  ])('with %s is refused', async (_what, claims, message) => {
    const presented = await world.credential(claims);
    await expect(world.google.verifyCredential(presented)).rejects.toMatchObject(failed(message));
  });

  it('is accepted up to one minute after its expiry, because clocks differ', async () => {
    expect(await world.google.verifyCredential(await world.credential({ exp: now() - 30 }))).toMatchObject(
      KIM,
    );
  });

  it('is refused without a signature, with the signature of another key, or with our public key as HMAC secret', async () => {
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
      (await world.credential()).replace(/\.[^.]+$/, '.'),
    ];
    for (const token of forged) {
      await expect(world.google.verifyCredential(token)).rejects.toMatchObject(failed(FAILED));
    }
  });

  it.each(['', 'a', 'a.b.c', '{}', 'null', 'x'.repeat(10_000)])('is refused if it reads %p', async (text) => {
    await expect(world.google.verifyCredential(text)).rejects.toMatchObject(failed(FAILED));
  });

  it('has the same issuer, although Google writes its issuer in two ways', async () => {
    const googles = createGoogleSignIn({ ...world.options, issuer: 'https://accounts.google.com' });
    for (const iss of ['https://accounts.google.com', 'accounts.google.com']) {
      expect(await googles.verifyCredential(await world.credential({ iss }))).toMatchObject({
        issuer: 'https://accounts.google.com',
      });
    }
    await expect(googles.verifyCredential(await world.credential())).rejects.toMatchObject(failed(INVALID));
  });
});
