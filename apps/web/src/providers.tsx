import { type Session, SessionProvider } from '@safelight/web-session';
import { SafelightTheme, Toaster } from '@safelight/web-ui';
import { type createStore, Provider } from 'jotai';
import { type createBrowserRouter, RouterProvider } from 'react-router';

interface ProvidersProps {
  readonly store: ReturnType<typeof createStore>;
  readonly session: Session;
  readonly router: ReturnType<typeof createBrowserRouter>;
}

/** What every screen stands on. Apollo is not among it: the routes that query bring it (see `data-routes.tsx`). */
export const Providers = ({ store, session, router }: ProvidersProps) => (
  <Provider store={store}>
    <SafelightTheme>
      <SessionProvider session={session}>
        <RouterProvider router={router} />
        <Toaster />
      </SessionProvider>
    </SafelightTheme>
  </Provider>
);
