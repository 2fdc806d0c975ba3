import '@fontsource-variable/inter/index.css';
import '@fontsource-variable/jetbrains-mono/index.css';
import { TEXTS } from '@safelight/rules';
import { createSession, createSessionCalls, type RememberedLocation } from '@safelight/web-session';
import { createToaster } from '@safelight/web-ui';
import { createStore } from 'jotai';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { Providers } from './providers.tsx';
import { routes } from './routes.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root.');

const store = createStore();
const router = createBrowserRouter(routes);
const session = createSession({
  store,
  storage: window.localStorage,
  calls: createSessionCalls(window.fetch.bind(window)),
  onExpired: () => {
    createToaster(store).error(TEXTS.generic.sessionExpired);
    const state: RememberedLocation = { from: router.state.location };
    void router.navigate('/login', { replace: true, state });
  },
});
session.start();

createRoot(root).render(
  <StrictMode>
    <Providers store={store} session={session} router={router} />
  </StrictMode>,
);
