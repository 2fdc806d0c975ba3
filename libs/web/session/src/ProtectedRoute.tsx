import { LoadingState } from '@safelight/web-ui';
import { useAtomValue } from 'jotai';
import { type ComponentType, useMemo } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import type { RememberedLocation } from './remembered-location.ts';
import { leftEntryAtom } from './session.atoms.ts';
import { useSession } from './SessionProvider.tsx';

interface ProtectedRouteProps {
  /** The screen that suspended people see instead of any protected screen. */
  readonly suspended: ComponentType;
}

/**
 * Shows its child routes to people who are signed in. Others are redirected to /login, and return to the route
 * afterwards (spec: accounts §2), unless somebody has signed out on it: the next person may be another one.
 */
export const ProtectedRoute = ({ suspended: Suspended }: ProtectedRouteProps) => {
  const { status, user } = useSession();
  const { pathname, search, hash, key } = useLocation();
  const isLeft = useAtomValue(leftEntryAtom) === key;
  // Memoized because a new state object would cause another redirect.
  const state = useMemo(
    (): RememberedLocation | null => (isLeft ? null : { from: { pathname, search, hash } }),
    [isLeft, pathname, search, hash],
  );
  if (status === 'loading') return <LoadingState text="Checking authentication..." minHeight={480} />;
  if (status === 'signed-out') {
    return <Navigate to="/login" replace state={state} />;
  }
  return user?.suspension ? <Suspended /> : <Outlet />;
};
