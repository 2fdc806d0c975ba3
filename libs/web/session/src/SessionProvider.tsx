import type { TokenSource } from '@safelight/web-data';
import { useAtomValue } from 'jotai';
import { createContext, type ReactNode, useContext } from 'react';
import type { Session } from './create-session.ts';
import { sessionAtom, type SessionState, type SessionUser } from './session.atoms.ts';

const SessionContext = createContext<Session | null>(null);

interface SessionProviderProps {
  readonly session: Session;
  readonly children: ReactNode;
}

export const SessionProvider = ({ session, children }: SessionProviderProps) => (
  <SessionContext value={session}>{children}</SessionContext>
);

interface SessionView extends Pick<Session, 'signIn' | 'signOut' | 'updateUser'> {
  readonly status: SessionState['status'];
  /** The signed-in user; null if nobody is signed in. */
  readonly user: SessionUser | null;
}

/** Returns the session object of this page. */
export const useSessionObject = (): Session => {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('The session needs a SessionProvider above it.');
  return session;
};

/** Returns the source of access tokens for the links of the Apollo client. */
export const useTokenSource = (): TokenSource => useSessionObject();

/** Returns who is signed in, and the functions that sign in and out. */
export const useSession = (): SessionView => {
  const session = useSessionObject();
  const state = useAtomValue(sessionAtom);
  return {
    status: state.status,
    user: state.status === 'signed-in' ? state.user : null,
    signIn: session.signIn,
    signOut: session.signOut,
    updateUser: session.updateUser,
  };
};
