import { type Session, SessionExpiry, SessionProvider } from '@safelight/web-session';
import { SafelightTheme, Toaster } from '@safelight/web-ui';
import { type createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { DeferredRouter } from './deferred-router.tsx';

interface ProvidersProps {
  readonly store: ReturnType<typeof createStore>;
  readonly session: Session;
  readonly children: ReactNode;
}

/**
 * The context of every screen. Apollo is not included: the routes that send queries load it (see
 * `data-routes.tsx`).
 */
export const Providers = ({ store, session, children }: ProvidersProps) => (
  <Provider store={store}>
    <SafelightTheme>
      <SessionProvider session={session}>
        <DeferredRouter>
          <SessionExpiry />
          {children}
        </DeferredRouter>
        <Toaster />
      </SessionProvider>
    </SafelightTheme>
  </Provider>
);
