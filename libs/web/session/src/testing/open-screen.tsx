import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { createCache, createGoneLink } from '@safelight/web-data';
import { SafelightTheme, Toaster } from '@safelight/web-ui';
import { act, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { type ReactNode, useEffect } from 'react';
import { type InitialEntry, MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router';
import { createSession, type Session } from '../create-session.ts';
import type { SessionUser } from '../session.atoms.ts';
import { SessionExpiry } from '../SessionExpiry.tsx';
import { SessionProvider } from '../SessionProvider.tsx';

/** The user whom `openScreen` signs in by default. */
export const SIGNED_IN_USER: SessionUser = {
  id: 'u1',
  username: 'ada',
  email: 'ada@example.com',
  fullName: 'Ada Lovelace',
  subscription: 'free',
  credits: 100,
  createdAt: '2026-01-05T10:00:00Z',
  suspension: null,
};

interface OpenScreenOptions {
  /** The path pattern of the route, and the screen that it shows. */
  readonly path: string;
  readonly element: ReactNode;
  /** The address to open. By default it is `path`. */
  readonly at?: InitialEntry;
  readonly link: ApolloLink;
  /** The signed-in user; null for nobody, 'loading' while that is not known yet. */
  readonly user?: SessionUser | null | 'loading';
}

export interface OpenedScreen {
  readonly person: UserEvent;
  readonly session: Session;
  /** Returns the current path and query. */
  readonly address: () => string;
  /** Follows a link to another address, with its state, or a number of steps in the history. */
  readonly go: (to: string | number, state?: unknown) => void;
  /** Lets the server end the session, signs the person in again at /login, and returns to the address. */
  readonly signInAgain: () => Promise<void>;
}

/** Renders a screen in its route, with the answers of a fake server given by `link`. */
export const openScreen = ({
  path,
  element,
  at,
  link,
  user = SIGNED_IN_USER,
}: OpenScreenOptions): OpenedScreen => {
  localStorage.clear();
  const store = createStore();
  const session = createSession({
    store,
    storage: localStorage,
    calls: { refresh: () => Promise.resolve(null), logout: () => Promise.resolve() },
  });
  if (user === null) void session.signOut();
  else if (user !== 'loading') session.signIn({ tokens: { access: 'access', refresh: 'refresh' }, user });
  const client = new ApolloClient({
    link: ApolloLink.from([createGoneLink(), link]),
    cache: createCache(),
    dataMasking: true,
  });
  let address = '';
  let go: ReturnType<typeof useNavigate>;
  const Address = () => {
    const navigate = useNavigate();
    const { pathname, search } = useLocation();
    useEffect(() => {
      address = pathname + search;
      go = navigate;
    }, [pathname, search, navigate]);
    return null;
  };
  render(
    <Provider store={store}>
      <SafelightTheme>
        <SessionProvider session={session}>
          <ApolloProvider client={client}>
            <MemoryRouter initialEntries={[at ?? path]} useTransitions={false}>
              <SessionExpiry />
              <Address />
              <Routes>
                <Route path={path} element={element} />
                <Route path="*" element={<p>elsewhere</p>} />
              </Routes>
            </MemoryRouter>
            <Toaster />
          </ApolloProvider>
        </SessionProvider>
      </SafelightTheme>
    </Provider>,
  );
  return {
    person: userEvent.setup(),
    session,
    address: () => address,
    go: (to, state) => act(() => void (typeof to === 'number' ? go(to) : go(to, { state }))),
    signInAgain: async () => {
      const place = address;
      await act(() => session.refresh());
      await act(async () => go('/login'));
      if (typeof user === 'object' && user !== null)
        act(() => session.signIn({ tokens: { access: 'next', refresh: 'next' }, user }));
      await act(async () => go(place));
    },
  };
};
