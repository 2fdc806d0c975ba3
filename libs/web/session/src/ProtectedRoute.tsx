import { LoadingState } from '@safelight/web-ui';
import { useMemo } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import type { RememberedLocation } from './remembered-location.ts';
import { useSession } from './SessionProvider.tsx';

/** Its child routes are for the signed-in; others go to /login and come back (spec: accounts §2). */
export const ProtectedRoute = () => {
  const { status } = useSession();
  const { pathname, search, hash } = useLocation();
  // Kept while the redirect is under way: a new state object would be a new redirect.
  const state = useMemo(
    (): RememberedLocation => ({ from: { pathname, search, hash } }),
    [pathname, search, hash],
  );
  if (status === 'loading') return <LoadingState text="Checking authentication..." minHeight={480} />;
  if (status === 'signed-out') {
    return <Navigate to="/login" replace state={state} />;
  }
  return <Outlet />;
};
