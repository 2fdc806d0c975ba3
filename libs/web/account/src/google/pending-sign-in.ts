import { safeStorage } from '@safelight/web-ui';

const KEY = 'safelight-google';

/** The data that the tab stores while the person is on Google's page. */
interface PendingSignIn {
  /** The server's ticket, which contains the state and the PKCE verifier. */
  readonly ticket: string;
  /** The state that Google must return. */
  readonly state: string;
  /** The path of this site to open afterwards; null for the upload (spec: accounts §2). */
  readonly returnTo: string | null;
  /** The path of this site to which /login leads on if this sign-in fails; null for the gallery. */
  readonly requested: string | null;
}

/** The address to which Google redirects; the server accepts no other. */
export const googleRedirectUri = (): string => `${window.location.origin}/auth/google/callback`;

/** Stores `started` with the state in `authorizationUrl`; throws when the URL contains no state, or if the
 * browser does not store it until the person is back. */
export const keepPendingSignIn = (authorizationUrl: string, started: Omit<PendingSignIn, 'state'>): void => {
  const state = new URL(authorizationUrl).searchParams.get('state');
  if (state === null || state === '') throw new Error('The authorization address has no state.');
  const pending: PendingSignIn = { ...started, state };
  if (!safeStorage('session').setItem(KEY, JSON.stringify(pending)))
    throw new Error('The browser stores no sign-in.');
};

const isPathOrNull = (value: unknown): boolean => value === null || typeof value === 'string';

const isPendingSignIn = (value: unknown): value is PendingSignIn =>
  typeof value === 'object' &&
  value !== null &&
  'ticket' in value &&
  typeof value.ticket === 'string' &&
  'state' in value &&
  typeof value.state === 'string' &&
  'returnTo' in value &&
  isPathOrNull(value.returnTo) &&
  'requested' in value &&
  isPathOrNull(value.requested);

/** Returns what was stored and removes it; null when there is nothing. */
export const takePendingSignIn = (): PendingSignIn | null => {
  const storage = safeStorage('session');
  const text = storage.getItem(KEY);
  storage.removeItem(KEY);
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isPendingSignIn(value) ? value : null;
  } catch {
    return null;
  }
};
