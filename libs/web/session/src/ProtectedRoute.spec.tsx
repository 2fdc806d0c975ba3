import { render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { SafelightTheme } from '@safelight/web-ui';
import { MemoryRouter, Route, Routes, useLocation, useNavigationType } from 'react-router';
import { createSession } from './create-session.ts';
import { ProtectedRoute } from './ProtectedRoute.tsx';
import { rememberedPath } from './remembered-location.ts';
import { sessionAtom, type SessionState } from './session.atoms.ts';
import { SessionProvider } from './SessionProvider.tsx';
import { SIGNED_IN_USER } from './testing/open-screen.tsx';

const Login = () => (
  <p>
    login, then {rememberedPath(useLocation().state)}, by {useNavigationType()}
  </p>
);

const open = (state: SessionState) => {
  const store = createStore();
  store.set(sessionAtom, state);
  const calls = { refresh: () => Promise.resolve(null), logout: () => Promise.resolve() };
  render(
    <Provider store={store}>
      <SafelightTheme>
        <SessionProvider session={createSession({ store, storage: localStorage, calls })}>
          <MemoryRouter initialEntries={['/gallery?search=cat#top']}>
            <Routes>
              <Route element={<ProtectedRoute suspended={() => <p>suspended</p>} />}>
                <Route path="/gallery" element={<p>gallery</p>} />
              </Route>
              <Route path="/login" element={<Login />} />
            </Routes>
          </MemoryRouter>
        </SessionProvider>
      </SafelightTheme>
    </Provider>,
  );
};

it('waits until it is known whether anyone is signed in', () => {
  open({ status: 'loading' });
  expect(screen.getByRole('status')).toHaveTextContent('Checking authentication...');
});

it.each([
  ['suspended', { since: '2026-01-05T10:00:00Z', reason: 'Spam' }],
  ['gallery', null],
  ['gallery', undefined],
])('shows the %s screen to a person whose suspension is %j', (shown, suspension) => {
  const user = suspension === undefined ? SIGNED_IN_USER : { ...SIGNED_IN_USER, suspension };
  open({ status: 'signed-in', user });
  expect(screen.getByText(shown)).toBeVisible();
});

it('redirects a visitor to /login, and remembers the address', () => {
  open({ status: 'signed-out' });
  expect(screen.getByText('login, then /gallery?search=cat#top, by REPLACE')).toBeVisible();
});

it.each([
  [{ from: { pathname: '//evil.test', search: '', hash: '' } }],
  [{ from: { pathname: 'https://evil.test' } }],
  [{ from: 'x' }],
  [null],
])('does not remember an address of another site: %j', (state) => {
  expect(rememberedPath(state)).toBeNull();
});
