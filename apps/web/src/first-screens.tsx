import { createSession, SessionProvider } from '@safelight/web-session';
import { LandingScreen, Layout } from '@safelight/web-site';
import { SafelightTheme } from '@safelight/web-ui';
import { createStore, Provider } from 'jotai';
import { renderToString } from 'react-dom/server';
import { StaticRouter, useLocation } from 'react-router';
import { stylesFirst } from './styles-first.ts';

/** Creates the session of a build, in which nobody is signed in, so that no session is read or requested. */
const createUnknownSession = (store: ReturnType<typeof createStore>) =>
  createSession({
    store,
    storage: {
      length: 0,
      key: () => null,
      getItem: () => null,
      setItem: () => undefined,
    } as unknown as Storage,
    calls: { refresh: () => Promise.resolve(null), logout: () => Promise.resolve() },
  });

const Landing = () => (
  <Layout shown={useLocation()} pending={false}>
    <LandingScreen />
  </Layout>
);

/**
 * The HTML of the first screens that are the same for everybody, by path. A page shows this HTML until the
 * client has loaded and renders the same screen.
 */
export const firstScreens = (): Readonly<Record<string, string>> => {
  const store = createStore();
  return {
    '/': stylesFirst(
      renderToString(
        <Provider store={store}>
          <SafelightTheme>
            <SessionProvider session={createUnknownSession(store)}>
              <StaticRouter location="/">
                <Landing />
              </StaticRouter>
            </SessionProvider>
          </SafelightTheme>
        </Provider>,
      ),
    ),
  };
};
