import { createHmac, generateKeyPairSync, randomBytes } from 'node:crypto';
import { createAccessTokens } from './access-tokens.ts';

const MINUTE = 60;
const NOW = 1_800_000_000;
const SUBJECT = { userId: 'a-user', familyId: 'a-family', role: 'user', isSuspended: false } as const;
const HEADER = { alg: 'HS256', typ: 'at+jwt' };
const CLAIMS = {
  sub: SUBJECT.userId,
  sid: SUBJECT.familyId,
  iss: 'https://safelight.test',
  aud: 'safelight',
  iat: NOW,
  exp: NOW + 15 * MINUTE,
};

const secret = randomBytes(32);
const tokensAt = (seconds: number, key: Uint8Array = secret) =>
  createAccessTokens({
    secret: key,
    issuer: CLAIMS.iss,
    audience: CLAIMS.aud,
    clock: { now: () => new Date(seconds * 1000) },
  });
const tokens = tokensAt(NOW);

const encode = (part: unknown): string => Buffer.from(JSON.stringify(part)).toString('base64url');

interface Forgery {
  readonly header?: unknown;
  readonly claims?: unknown;
  readonly key?: Uint8Array | string;
  readonly digest?: string;
}

/** Makes a token by hand, because libraries refuse to sign some of these contents. */
const forge = ({ header = HEADER, claims = CLAIMS, key = secret, digest = 'sha256' }: Forgery): string => {
  const signed = `${encode(header)}.${encode(claims)}`;
  return `${signed}.${createHmac(digest, key).update(signed).digest('base64url')}`;
};

const without = (claim: keyof typeof CLAIMS): unknown => {
  const { [claim]: _left, ...rest } = CLAIMS;
  return rest;
};

describe('access tokens', () => {
  it('contain the role of the user', async () => {
    const subject = { ...SUBJECT, role: 'moderator' } as const;
    expect(await tokens.verify(await tokens.issue(subject))).toEqual(subject);
  });

  it('contain the user and the session family', async () => {
    expect(await tokens.verify(await tokens.issue(SUBJECT))).toEqual(SUBJECT);
    expect(await tokens.verify(forge({}))).toEqual(SUBJECT);
  });

  it('are refused after they expire, even if their verification was cached', async () => {
    let seconds = NOW;
    const watched = createAccessTokens({
      secret,
      issuer: CLAIMS.iss,
      audience: CLAIMS.aud,
      clock: { now: () => new Date(seconds * 1000) },
    });
    const token = await watched.issue(SUBJECT);
    expect(await watched.verify(token)).toEqual(SUBJECT);
    seconds = CLAIMS.exp + MINUTE - 1;
    expect(await watched.verify(token)).toEqual(SUBJECT);
    seconds = CLAIMS.exp + MINUTE;
    expect(await watched.verify(token)).toBeNull();
    expect(await watched.verify(token)).toBeNull();
  });

  it('contain the issuer and the audience, and expire after 15 minutes', async () => {
    const [header, claims] = (await tokens.issue(SUBJECT)).split('.');
    expect(JSON.parse(Buffer.from(header ?? '', 'base64url').toString())).toEqual(HEADER);
    expect(JSON.parse(Buffer.from(claims ?? '', 'base64url').toString())).toEqual({
      ...CLAIMS,
      role: SUBJECT.role,
    });
  });

  it('are accepted in their lifetime, with one minute of tolerance for clocks that differ', async () => {
    const token = await tokens.issue(SUBJECT);
    expect(await tokensAt(NOW + 16 * MINUTE - 1).verify(token)).toEqual(SUBJECT);
    expect(await tokensAt(NOW + 16 * MINUTE).verify(token)).toBeNull();
    expect(await tokensAt(NOW - MINUTE).verify(token)).toEqual(SUBJECT);
    expect(await tokensAt(NOW - MINUTE - 1).verify(token)).toBeNull();
  });

  it('signed with another key are refused', async () => {
    expect(await tokensAt(NOW, randomBytes(32)).verify(await tokens.issue(SUBJECT))).toBeNull();
  });

  it.each(['alg', 'typ'] as const)('whose header has no %s are refused', async (name) => {
    const { [name]: _left, ...header } = HEADER;
    expect(await tokens.verify(forge({ header }))).toBeNull();
  });

  it.each(['sub', 'sid', 'iss', 'aud', 'iat', 'exp'] as const)(
    'without the claim %s are refused',
    async (claim) => {
      expect(await tokens.verify(forge({ claims: without(claim) }))).toBeNull();
    },
  );

  it.each([
    ['another issuer', { iss: 'https://evil.test' }],
    ['another audience', { aud: 'another-service' }],
    ['a lifetime longer than we give', { iat: NOW - 60 * MINUTE, exp: NOW + 60 * MINUTE }],
    ['not-before in the future', { nbf: NOW + 5 * MINUTE }],
    ['an expiry that is not a number', { exp: '2099-01-01' }],
    ['a subject that is not text', { sub: { $ne: null } }],
    ['an empty session', { sid: '' }],
    ['a role there is not', { role: 'owner' }],
  ])('with %s are refused', async (_what, claims) => {
    expect(await tokens.verify(forge({ claims: { ...CLAIMS, ...claims } }))).toBeNull();
  });

  it.each(['none', 'None', 'HS384', 'RS256', 'toString', ''])(
    'with the algorithm %p are refused',
    async (alg) => {
      const header = { ...HEADER, alg };
      expect(await tokens.verify(forge({ header }))).toBeNull();
      expect(await tokens.verify(`${encode(header)}.${encode(CLAIMS)}.`)).toBeNull();
    },
  );

  it('with a hash algorithm other than SHA-256 are refused', async () => {
    expect(await tokens.verify(forge({ header: { ...HEADER, alg: 'HS512' }, digest: 'sha512' }))).toBeNull();
    expect(await tokens.verify(forge({ digest: 'sha512' }))).toBeNull();
  });

  it('signed with a public key as HMAC secret are refused', async () => {
    const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const pem = publicKey.export({ type: 'spki', format: 'pem' });
    expect(await tokens.verify(forge({ key: pem }))).toBeNull();
  });

  it.each(['JWT', 'rt+jwt', 'dpop+jwt', 'application/at+jwt'])('of type %s are refused', async (typ) => {
    expect(await tokens.verify(forge({ header: { ...HEADER, typ } }))).toBeNull();
  });

  it('whose header names a key or a critical extension are refused, even with the right signature', async () => {
    const key = randomBytes(32);
    const jwk = { kty: 'oct', k: key.toString('base64url') };
    const headers = [
      { jwk },
      { kid: '../../dev/null' },
      { jku: 'https://evil.test/jwks' },
      { crit: ['exp'], exp: 1 },
    ];
    for (const extra of headers) {
      expect(await tokens.verify(forge({ header: { ...HEADER, ...extra }, key }))).toBeNull();
      expect(await tokens.verify(forge({ header: { ...HEADER, ...extra }, key: '' }))).toBeNull();
      expect(await tokens.verify(forge({ header: { ...HEADER, ...extra } }))).toBeNull();
    }
  });

  it('are refused if any part was changed', async () => {
    const token = await tokens.issue(SUBJECT);
    const [header, claims, signature] = token.split('.');
    expect(await tokens.verify(`${header}.${encode({ ...CLAIMS, sub: 'admin' })}.${signature}`)).toBeNull();
    expect(await tokens.verify(`${header}.${claims}.`)).toBeNull();
    expect(await tokens.verify(token.slice(0, -2))).toBeNull();
    expect(await tokens.verify(`${token}.`)).toBeNull();
    expect(await tokens.verify(token)).toEqual(SUBJECT);
  });

  it('are refused if only the unused bits of their last character were changed', async () => {
    const token = await tokens.issue(SUBJECT);
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const passing = [];
    for (const last of alphabet) {
      const spelled = token.slice(0, -1) + last;
      if ((await tokens.verify(spelled)) !== null) passing.push(spelled);
    }
    expect(passing).toEqual([token]);
  });

  it.each([
    '',
    '.',
    '..',
    '...',
    'null',
    '{}',
    'a.b.c',
    '\u0000.\u0000.\u0000',
    'e30.e30.e30',
    '💡'.repeat(1000),
  ])('that read %p are refused', async (text) => {
    expect(await tokens.verify(text)).toBeNull();
  });

  it('require a secret of at least 256 bits', () => {
    expect(() => tokensAt(NOW, randomBytes(31))).toThrow(RangeError);
  });
});
