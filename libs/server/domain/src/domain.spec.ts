import { TEXTS } from '@safelight/rules';
import {
  balanceOf,
  canonicalName,
  canViewImage,
  capture,
  cleanFilename,
  uploadFilename,
  grant,
  isImageUid,
  isPastGrace,
  isTokenUsable,
  judgeRefresh,
  nextStep,
  purgeTimeOf,
  release,
  requireOwnSession,
  requireSession,
  requireUser,
  reserve,
  startConversation,
  type RefreshToken,
  type Viewer,
} from './index.ts';

const allowance = { limit: 100, remaining: 99, resetAt: new Date(0) };
const owner: Viewer = { kind: 'user', userId: 'owner', familyId: 'session', role: 'user' };
const key: Viewer = { kind: 'api-key', userId: 'owner', apiKeyId: 'k', allowance };
const other: Viewer = { kind: 'user', userId: 'other', familyId: 'other session', role: 'user' };
const anonymous: Viewer = { kind: 'anonymous' };

describe('the permission to see an image', () => {
  const image = { ownerId: 'owner', privacy: 'private', deletedAt: null, block: null } as const;
  it('is given only to the owner, by session or API key, for a private image', () =>
    expect([owner, key, other, anonymous].map((viewer) => canViewImage(viewer, image))).toEqual([
      true,
      true,
      false,
      false,
    ]));
  it('is given to everyone for a public image', () =>
    expect(
      [owner, other, anonymous].every((viewer) => canViewImage(viewer, { ...image, privacy: 'public' })),
    ).toBe(true));
  it('is given to nobody for a deleted image', () =>
    expect(canViewImage(owner, { ...image, deletedAt: new Date() })).toBe(false));
  it('requires a user for private data, and a session instead of an API key for the account', () => {
    expect(() => requireUser(anonymous)).toThrow(expect.objectContaining({ code: 'UNAUTHENTICATED' }));
    expect(() => requireSession(key)).toThrow(expect.objectContaining({ code: 'FORBIDDEN' }));
    expect(requireSession(owner)).toBe('owner');
    expect(requireOwnSession(owner)).toMatchObject({ userId: 'owner', familyId: 'session' });
    expect(() => requireOwnSession(anonymous)).toThrow(expect.objectContaining({ code: 'UNAUTHENTICATED' }));
  });
});

describe('a refresh token', () => {
  const now = new Date('2026-01-01T00:01:20Z');
  const token: RefreshToken = {
    id: '1',
    familyId: 'f',
    userId: 'u',
    tokenHash: 'h',
    clientHash: 'client',
    expiresAt: new Date('2026-01-31T00:00:00Z'),
    usedAt: null,
    familyStartedAt: new Date('2026-01-01T00:00:00Z'),
    familyEndedAt: null,
  };
  const used = (secondsAgo: number): RefreshToken => ({
    ...token,
    usedAt: new Date(now.getTime() - secondsAgo * 1000),
  });
  it.each([
    ['is rotated when it is used for the first time', token, 'rotate'],
    ['that is used again within 30 s counts as a repeated request', used(29), 'repeat'],
    ['that is used again after 30 s counts as stolen', used(30), 'theft'],
    ['of an ended session is refused', { ...token, familyEndedAt: now }, 'dead'],
    ['that has expired is refused', { ...token, expiresAt: now }, 'dead'],
  ])('%s', (_what, given, verdict) => expect(judgeRefresh(given, now)).toBe(verdict));
});

describe('the attempts of an AI edit', () => {
  const start = startConversation('as in the 1980s');
  it('end when the model returns a picture', () =>
    expect(nextStep(start, { kind: 'image' })).toEqual({ kind: 'done' }));
  it('are three after internal errors, with waits of 1 s and 2 s', () => {
    const error = { kind: 'internal-error', message: 'INTERNAL' } as const;
    const second = nextStep(start, error);
    const third = second.kind === 'ask' ? nextStep(second.conversation, error) : second;
    expect([second, third]).toMatchObject([
      { kind: 'ask', waitMs: 1_000 },
      { kind: 'ask', waitMs: 2_000 },
    ]);
    const last = third.kind === 'ask' ? nextStep(third.conversation, error) : third;
    expect(last).toEqual({
      kind: 'fail',
      reason: 'broken',
      failure: 'provider_failed',
      message: TEXTS.ai.wrapped(TEXTS.ai.failed('INTERNAL')),
    });
  });
  it('repeat only the decade of the prompt, once, after a text answer, and fail if there is no decade', () => {
    const words = { kind: 'text', text: 'sorry' } as const;
    const fallback = nextStep(start, words);
    expect(fallback).toMatchObject({ kind: 'ask', waitMs: 0, conversation: { usedFallback: true } });
    if (fallback.kind !== 'ask') throw new Error('expected a fallback');
    expect(nextStep(fallback.conversation, words)).toMatchObject({ kind: 'fail' });
    expect(nextStep(startConversation('brighter'), words)).toMatchObject({ kind: 'fail' });
  });
  it('end with an error when the model refuses the prompt', () =>
    expect(nextStep(start, { kind: 'refused', message: 'no' })).toMatchObject({ kind: 'fail' }));
});

describe('the sum of the credit ledger', () => {
  it('is the balance: a capture does not change it, and a release returns the reserved credit', () => {
    const entries = [
      grant('u', 100, ''),
      reserve('u', 1, 'a', ''),
      capture('u', 'a', ''),
      reserve('u', 1, 'b', ''),
    ];
    expect(balanceOf(entries)).toBe(98);
    expect(balanceOf([...entries, release('u', 1, 'b', '')])).toBe(99);
  });
});

describe('the normalization of names', () => {
  it('removes folders and control characters from names of files', () => {
    expect(cleanFilename('../../etc/passwd')).toBe('passwd');
    expect(cleanFilename('C:\\photos\\cat.jpg')).toBe('cat.jpg');
    expect(cleanFilename('a\u0000b\r\n.png')).toBe('ab.png');
    expect(cleanFilename(`${'a'.repeat(254)}🌄.png`)).toBe('a'.repeat(254));
    expect(cleanFilename('x'.repeat(300))).toHaveLength(255);
    expect(cleanFilename('///')).toBe('');
    expect(cleanFilename('Cafe\u0301.jpg')).toBe('Caf\u00e9.jpg');
  });

  it.each(['', ' ', '///', 'blob'])('is made from the time and the type if there is none: %j', (raw) => {
    const at = new Date('2026-01-31T10:15:02.123Z');
    expect(uploadFilename(raw, at, 'image/jpeg')).toBe('image-2026-01-31-101502.jpg');
    expect(uploadFilename('C:\\cat.gif', at, 'image/gif')).toBe('cat.gif');
  });
  it('makes usernames equal that differ only in case or character width', () =>
    expect(canonicalName(' Ａda ')).toBe('ada'));
  it('accepts only 22 base64url characters as the uid of an image', () =>
    expect(['a'.repeat(22), 'a'.repeat(21), `${'a'.repeat(21)}/`].map(isImageUid)).toEqual([
      true,
      false,
      false,
    ]));
});

describe('a one-time token', () => {
  const token = {
    userId: 'u',
    purpose: 'verify-email',
    tokenHash: 'h',
    expiresAt: new Date(2_000),
    usedAt: null,
    newEmail: null,
  } as const;
  it('can be used once, until it expires', () => {
    expect(isTokenUsable(token, new Date(1_999))).toBe(true);
    expect(isTokenUsable(token, new Date(2_000))).toBe(false);
    expect(isTokenUsable({ ...token, usedAt: new Date(1) }, new Date(2))).toBe(false);
  });
});

describe('the deletion of an account', () => {
  const requestedAt = new Date('2026-01-01T12:00:00Z');
  it('can be cancelled for exactly 30 days', () => {
    expect(purgeTimeOf(requestedAt)).toEqual(new Date('2026-01-31T12:00:00Z'));
    const isGoneAt = (time: string): boolean =>
      isPastGrace({ deletionRequestedAt: requestedAt }, new Date(time));
    expect(isGoneAt('2026-01-31T11:59:59.999Z')).toBe(false);
    expect(isGoneAt('2026-01-31T12:00:00.000Z')).toBe(true);
  });
  it('is never due if it was not requested', () =>
    expect(isPastGrace({ deletionRequestedAt: null }, new Date())).toBe(false));
});
