import { Layout } from '@safelight/web-site';
import { useDeferredValue, useEffect } from 'react';
import { useLocation, useRoutes } from 'react-router';
import { loadScreenAt, routes } from './routes.tsx';

/**
 * The frame and the current screen. The next screen is shown once its code and the data layer are loaded;
 * until then the previous one stays, with a loading indicator in the frame. A change within a screen, for
 * example of a search, is shown at once, because two concurrent renders would fight over one query.
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
