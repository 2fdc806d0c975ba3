import { useSession } from '@safelight/web-session';
import { Layout } from '@safelight/web-site';
import { onReloadDeclined } from '@safelight/web-ui';
import { memo, useEffect, useEffectEvent, useState } from 'react';
import { type Location, useLocation, useNavigate, useRoutes } from 'react-router';
import { useNewestLocation } from './deferred-router.tsx';
import { loadScreenAt, routes } from './routes.tsx';

/**
 * The current screen. It is memoized, so that it renders again only when the location changes, and not when
 * the frame begins to show that the next screen is being prepared.
 */
const Screen = memo(() => useRoutes(routes));
Screen.displayName = 'Screen';

/** Returns how many people have signed out on this page so far, or were replaced by another person. */
const usePeopleBefore = (): number => {
  const userId = useSession().user?.id ?? null;
  const [now, setNow] = useState({ userId, peopleBefore: 0 });
  if (now.userId !== userId) {
    setNow({ userId, peopleBefore: now.peopleBefore + (now.userId === null ? 0 : 1) });
  }
  return now.peopleBefore;
};

/**
 * When the person stays on a screen although the next one needs the page to be loaded again, its address returns, and
 * the link can be clicked again.
 */
const useStay = (shown: Location): void => {
  const navigate = useNavigate();
  const stay = useEffectEvent(() => void navigate(shown, { replace: true, state: shown.state as unknown }));
  useEffect(() => onReloadDeclined(() => stay()), []);
};

/**
 * Renders the frame and the current screen. The previous screen stays until the next one is loaded, with a
 * loading indicator in the frame. When a person has left, the screen starts again, and so loses what was typed,
 * chosen or opened in it.
 */
export const App = () => {
  const shown = useLocation();
  const newest = useNewestLocation();
  const peopleBefore = usePeopleBefore();
  useStay(shown);
  useEffect(() => {
    loadScreenAt(newest.pathname);
  }, [newest.pathname]);
  return (
    <Layout shown={shown} pending={shown.key !== newest.key}>
      <Screen key={peopleBefore} />
    </Layout>
  );
};
