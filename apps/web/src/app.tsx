import { Layout } from '@safelight/web-site';
import { useDeferredValue, useEffect } from 'react';
import { useLocation, useRoutes } from 'react-router';
import { loadScreenAt, routes } from './routes.tsx';

/**
 * The frame and the screen in it. Another screen is shown when its code and data layer have come; until then
 * the one before stays, and the frame shows that the next is on its way. A change within a screen, as of a
 * search, is shown at once: two renders side by side would pull one query to and fro.
 */
export const App = () => {
  const location = useLocation();
  const settled = useDeferredValue(location);
  const shown = settled.pathname === location.pathname ? location : settled;
  useEffect(() => {
    loadScreenAt(location.pathname);
  }, [location.pathname]);
  return (
    <Layout shown={shown} pending={shown !== location}>
      {useRoutes(routes, shown)}
    </Layout>
  );
};
