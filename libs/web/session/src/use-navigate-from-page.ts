import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * Returns a function that opens the page to which something slow leads. It does nothing once the person has left the
 * page on which that was requested, because it would take them away from where they are now.
 */
export const useNavigateFromPage = (): ((to: string, options?: { readonly state: unknown }) => void) => {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const shown = useRef<string | null>(null);
  useEffect(() => {
    shown.current = pathname;
    return () => {
      shown.current = null;
    };
  }, [pathname]);
  return (to, options) => {
    if (shown.current === pathname) void navigate(to, options);
  };
};
