import { SIGNED_IN_USER } from '@safelight/web-session/testing';

type Answer = Readonly<Record<string, unknown>>;

/** Creates the server's response to a successful sign-in. */
export const signInAnswer = (extra: Answer = {}): Answer => ({
  __typename: 'AuthPayload',
  tokens: { __typename: 'SessionTokens', access: 'a', refresh: 'r' },
  user: { __typename: 'User', ...SIGNED_IN_USER },
  deletionCancelled: false,
  ...extra,
});

/** Creates a page of the credit history in the server's response. */
export const creditPage = (nodes: readonly Answer[], endCursor: string | null = null): Answer => ({
  __typename: 'CreditEntryConnection',
  nodes,
  pageInfo: { __typename: 'PageInfo', endCursor, hasNextPage: endCursor !== null },
});

/** Creates a plan and its period in the server's response. By default it is the free plan. */
export const billingAnswer = (extra: Answer = {}): Answer => ({
  __typename: 'Billing',
  plan: 'free',
  from: '2026-01-05T10:00:00Z',
  to: null,
  next: null,
  canManage: false,
  ...extra,
});

/** Creates a page of payments in the server's response. */
export const receiptPage = (nodes: readonly Answer[], endCursor: string | null = null): Answer => ({
  __typename: 'ReceiptConnection',
  nodes,
  pageInfo: { __typename: 'PageInfo', endCursor, hasNextPage: endCursor !== null },
});

export const receiptAnswer = (id: string, extra: Answer = {}): Answer => ({
  __typename: 'Receipt',
  id,
  item: 'STARTER_PACK',
  quantity: 1,
  paidAt: '2026-02-03T10:00:00Z',
  amountCents: 299,
  currency: 'usd',
  refundedCents: 0,
  isTakenBack: false,
  receiptUrl: `https://pay.example/${id}`,
  ...extra,
});

/** Creates a user in the server's responses for the profile and the settings, with every field of both. */
export const userAnswer = (extra: Answer = {}): Answer => ({
  __typename: 'User',
  id: 'u1',
  username: 'ada',
  fullName: 'Ada Lovelace',
  email: 'ada@example.com',
  bio: 'Draws numbers.',
  subscription: 'free',
  credits: 99,
  createdAt: '2026-01-05T10:00:00Z',
  hasPassword: true,
  pendingEmail: null,
  signInMethods: ['PASSWORD'],
  defaultPrivacy: null,
  mailOnNewSignIn: true,
  mailOnAiEdit: false,
  storageLimit: 1024 ** 3,
  bandwidthLimit: 10 * 1024 ** 3,
  statistics: {
    __typename: 'AccountStatistics',
    imageCount: 1_204,
    storageBytes: 256 * 1024 ** 2,
    viewCount: 34_567,
    aiEditCount: 7,
    apiKeyCount: 2,
    apiRequestCount: 8_901,
    bandwidthBytes: 1024 ** 3,
  },
  billing: billingAnswer(),
  receipts: receiptPage([]),
  activity: [],
  creditHistory: creditPage([]),
  ...extra,
});

/** Creates an event that happened `minutes` minutes ago. */
export const activityAnswer = (
  kind: string,
  subject: string,
  minutes: number,
  imageUid: string | null = null,
) => ({
  __typename: 'Activity',
  kind,
  subject,
  imageUid,
  at: new Date(Date.now() - minutes * 60_000 - 5_000).toISOString(),
});

export const creditAnswer = (id: string, kind: string, amount: number, reason: string): Answer => ({
  __typename: 'CreditEntry',
  id,
  kind,
  amount,
  reason,
  createdAt: '2026-02-03T10:00:00Z',
});

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36';

export const sessionAnswer = (id: string, extra: Answer = {}): Answer => ({
  __typename: 'Session',
  id,
  userAgent: CHROME,
  address: '203.0.113.7',
  createdAt: '2026-02-03T10:00:00Z',
  lastUsedAt: new Date(Date.now() - 125_000).toISOString(),
  isCurrent: false,
  ...extra,
});

export const exportAnswer = (id: string, state: string, extra: Answer = {}): Answer => ({
  __typename: 'DataExport',
  id,
  state,
  createdAt: '2026-02-03T10:00:00Z',
  sizeBytes: null,
  expiresAt: null,
  ...extra,
});
