import { Layout } from '@safelight/web-site';
import { memo, useEffect } from 'react';
import { useLocation, useRoutes } from 'react-router';
import { useNewestLocation } from './deferred-router.tsx';
import { loadScreenAt, routes } from './routes.tsx';

/**
 * Rendered again only when the location changes, not when the frame starts to show that the next screen is
 * being prepared.
 */
const Screen = memo(() => useRoutes(routes));
Screen.displayName = 'Screen';

/**
 * The frame and the current screen. Until the next screen is loaded the previous one stays, with a loading
 * indicator in the frame.
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
