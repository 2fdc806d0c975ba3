import { TEXTS } from '@safelight/rules';
import {
  balanceOf,
  canonicalName,
  canViewImage,
  capture,
  cleanFilename,
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
  it('is limited to the owner, by session or key, for a private image', () =>
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
  it('requires a user for private data, and a session instead of a key for the account', () => {
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
    ['is rotated at first use', token, 'rotate'],
    ['used again within 30 s is a repeat', used(29), 'repeat'],
    ['used again after 30 s is a theft', used(30), 'theft'],
    ['of an ended session is dead', { ...token, familyEndedAt: now }, 'dead'],
    ['that expired is dead', { ...token, expiresAt: now }, 'dead'],
  ])('%s', (_what, given, verdict) => expect(judgeRefresh(given, now)).toBe(verdict));
});

describe('the attempts at a model', () => {
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
      message: TEXTS.ai.wrapped(TEXTS.ai.failed('INTERNAL')),
    });
  });
  it('repeat only the decade of the prompt, once, after a text answer; without a decade the edit fails at once', () => {
    const words = { kind: 'text', text: 'sorry' } as const;
    const fallback = nextStep(start, words);
    expect(fallback).toMatchObject({ kind: 'ask', waitMs: 0, conversation: { usedFallback: true } });
    if (fallback.kind !== 'ask') throw new Error('expected a fallback');
    expect(nextStep(fallback.conversation, words)).toMatchObject({ kind: 'fail' });
    expect(nextStep(startConversation('brighter'), words)).toMatchObject({ kind: 'fail' });
  });
  it('fail when the model refuses the prompt', () =>
    expect(nextStep(start, { kind: 'refused', message: 'no' })).toMatchObject({ kind: 'fail' }));
});

describe('the ledger', () => {
  it('adds up to the balance: a capture changes nothing, a release returns the reserve', () => {
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

describe('names', () => {
  it('of files have no folders and no control characters', () => {
    expect(cleanFilename('../../etc/passwd')).toBe('passwd');
    expect(cleanFilename('C:\\photos\\cat.jpg')).toBe('cat.jpg');
    expect(cleanFilename('a\u0000b\r\n.png')).toBe('ab.png');
    expect(cleanFilename(`${'a'.repeat(254)}🌄.png`)).toBe('a'.repeat(254));
    expect(cleanFilename('x'.repeat(300))).toHaveLength(255);
    expect(cleanFilename('///')).toBe('image');
  });
  it('of users are compared regardless of case and width', () => expect(canonicalName(' Ａda ')).toBe('ada'));
  it('of images are 22 base64url characters', () =>
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
  it('works once, until it expires', () => {
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
  it('is never due without a request', () =>
    expect(isPastGrace({ deletionRequestedAt: null }, new Date())).toBe(false));
});
