import { type Session, SessionExpiry, SessionProvider } from '@safelight/web-session';
import { SafelightTheme, Toaster } from '@safelight/web-ui';
import { type createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router';

interface ProvidersProps {
  readonly store: ReturnType<typeof createStore>;
  readonly session: Session;
  readonly children: ReactNode;
}

/** What every screen stands on. Apollo is not among it: the routes that query bring it (see `data-routes.tsx`). */
export const Providers = ({ store, session, children }: ProvidersProps) => (
  <Provider store={store}>
    <SafelightTheme>
      <SessionProvider session={session}>
        <BrowserRouter useTransitions={false}>
          <SessionExpiry />
          {children}
        </BrowserRouter>
        <Toaster />
      </SessionProvider>
    </SafelightTheme>
  </Provider>
);
