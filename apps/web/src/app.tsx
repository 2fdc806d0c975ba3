import { Layout } from '@safelight/web-site';
import { memo, useEffect } from 'react';
import { useLocation, useRoutes } from 'react-router';
import { useNewestLocation } from './deferred-router.tsx';
import { loadScreenAt, routes } from './routes.tsx';

/**
 * The current screen. It is memoized, so that it renders again only when the location changes, and not when
 * the frame begins to show that the next screen is being prepared.
 */
const Screen = memo(() => useRoutes(routes));
Screen.displayName = 'Screen';

/**
 * Renders the frame and the current screen. The previous screen stays until the next one is loaded, with a
 * loading indicator in the frame.
 */
export const App = () => {
  const shown = useLocation();
  const newest = useNewestLocation();
  useEffect(() => {
    loadScreenAt(newest.pathname);
  }, [newest.pathname]);
  return (
    <Layout shown={shown} pending={shown.key !== newest.key}>
      <Screen />
    </Layout>
  );
};
