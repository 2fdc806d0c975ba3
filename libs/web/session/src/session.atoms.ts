import { atom } from 'jotai';

/** The signed-in user, as returned by sign-in (spec: accounts §3, client session). */
export interface SessionUser {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly fullName: string;
  readonly subscription: string;
  readonly credits: number;
  /** When the account was created, in ISO 8601. */
  readonly createdAt: string;
  /**
   * Why and since when the account is suspended; null if it is not, absent in a session that an older release
   * stored.
   */
  readonly suspension?: Readonly<Record<'since' | 'reason', string>> | null;
}

export interface SessionTokens {
  readonly access: string;
  readonly refresh: string;
}

/** The session as it is stored in the browser between visits. */
export interface StoredSession {
  readonly tokens: SessionTokens;
  readonly user: SessionUser;
}

export type SessionState =
  | { readonly status: 'loading' }
  | { readonly status: 'signed-out' }
  | { readonly status: 'signed-in'; readonly user: SessionUser };

export const sessionAtom = atom<SessionState>({ status: 'loading' });

/** The id of the signed-in user; null if nobody is signed in. State that belongs to one person is kept beside it. */
export const userIdAtom = atom((get) => {
  const session = get(sessionAtom);
  return session.status === 'signed-in' ? session.user.id : null;
});

/** The key of the entry in the history at which a person last signed out; nobody is led back there. */
export const leftEntryAtom = atom<string | null>(null);
