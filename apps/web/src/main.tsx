import '@fontsource-variable/inter/index.css';
import '@fontsource-variable/jetbrains-mono/index.css';
import { createSession, createSessionCalls } from '@safelight/web-session';
import { safeStorage } from '@safelight/web-ui';
import { createStore } from 'jotai';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { Providers } from './providers.tsx';
import { loadScreenAt } from './routes.tsx';
import { registerShareTarget } from './share-target.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root.');

loadScreenAt(window.location.pathname);

const store = createStore();
const session = createSession({
  store,
  storage: safeStorage('local'),
  calls: createSessionCalls(window.fetch.bind(window)),
});
session.start();

// The client is rendered in slices, so that a slow phone can scroll and react to taps in the meantime. Until
// then the page shows the HTML from the server.
startTransition(() => {
  createRoot(root).render(
    <StrictMode>
      <Providers store={store} session={session}>
        <App />
      </Providers>
    </StrictMode>,
  );
});
registerShareTarget();
