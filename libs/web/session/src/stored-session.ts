import type { SessionUser, StoredSession } from './session.atoms.ts';

/** The key in local storage (spec: accounts §3). */
export const SESSION_STORAGE_KEY = 'safelight-session';

/** Where the session is stored. */
export type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The types of all fields that screens read. A session that an older release stored may lack some of them. */
const USER_FIELDS: Readonly<Record<Exclude<keyof SessionUser, 'suspension'>, 'string' | 'number'>> = {
  id: 'string',
  username: 'string',
  email: 'string',
  fullName: 'string',
  subscription: 'string',
  credits: 'number',
  createdAt: 'string',
};

const isStoredSession = (value: unknown): value is StoredSession => {
  if (!isRecord(value) || !isRecord(value['tokens']) || !isRecord(value['user'])) return false;
  const { tokens, user } = value;
  return (
    typeof tokens['access'] === 'string' &&
    typeof tokens['refresh'] === 'string' &&
    Object.entries(USER_FIELDS).every(([field, type]) => typeof user[field] === type)
  );
};

/** Reads the stored session; null when there is none or it is unreadable. */
export const readStoredSession = (storage: SessionStorage): StoredSession | null => {
  const text = storage.getItem(SESSION_STORAGE_KEY);
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isStoredSession(value) ? value : null;
  } catch {
    return null;
  }
};

/** Stores a session for other visits and tabs, or removes it if it is null. */
export const writeStoredSession = (storage: SessionStorage, session: StoredSession | null): void => {
  if (session === null) storage.removeItem(SESSION_STORAGE_KEY);
  else storage.setItem(SESSION_STORAGE_KEY, JSON.stringify(session));
};

/** The time before its expiry at which a token is refreshed in advance. */
export const EXPIRY_MARGIN_MS = 60_000;

/** Returns when an access token expires, in epoch milliseconds; null when the token contains no expiry. */
export const expiryOf = (accessToken: string): number | null => {
  try {
    const payload = accessToken.split('.')[1] ?? '';
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return isRecord(claims) && typeof claims['exp'] === 'number' ? claims['exp'] * 1_000 : null;
  } catch {
    return null;
  }
};

/** Returns the access token of the stored session; null if there is none or if it has to be refreshed first. */
export const readFreshToken = (storage: SessionStorage): string | null => {
  const access = readStoredSession(storage)?.tokens.access ?? null;
  const expiry = access === null ? null : expiryOf(access);
  return expiry !== null && expiry > Date.now() + EXPIRY_MARGIN_MS ? access : null;
};
