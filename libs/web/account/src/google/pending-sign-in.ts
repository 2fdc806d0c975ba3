const KEY = 'safelight-google';

/** What the tab keeps while the person is at Google's. */
export interface PendingSignIn {
  /** The server's seal over state and PKCE verifier. */
  readonly ticket: string;
  /** What Google must bring back. */
  readonly state: string;
  /** Where to go on: a path of this site; null: to the upload (spec: accounts §2). */
  readonly returnTo: string | null;
}

/** The address Google leads back to; the server accepts no other. */
export const googleRedirectUri = (): string => `${window.location.origin}/auth/google/callback`;

/** Keeps `ticket` with the state named in `authorizationUrl`; throws when that names none. */
export const keepPendingSignIn = (
  authorizationUrl: string,
  ticket: string,
  returnTo: string | null = null,
): void => {
  const state = new URL(authorizationUrl).searchParams.get('state');
  if (state === null || state === '') throw new Error('The authorization address has no state.');
  window.sessionStorage.setItem(KEY, JSON.stringify({ ticket, state, returnTo } satisfies PendingSignIn));
};

const isPendingSignIn = (value: unknown): value is PendingSignIn =>
  typeof value === 'object' &&
  value !== null &&
  'ticket' in value &&
  typeof value.ticket === 'string' &&
  'state' in value &&
  typeof value.state === 'string' &&
  'returnTo' in value &&
  (value.returnTo === null || typeof value.returnTo === 'string');

/** What was kept, which is forgotten by this; null when nothing was. */
export const takePendingSignIn = (): PendingSignIn | null => {
  const text = window.sessionStorage.getItem(KEY);
  window.sessionStorage.removeItem(KEY);
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isPendingSignIn(value) ? value : null;
  } catch {
    return null;
  }
};
