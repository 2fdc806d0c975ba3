import { createSession, SESSION_STORAGE_KEY } from '@safelight/web-session';
import { SIGNED_IN_USER } from '@safelight/web-session/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore } from 'jotai';
import { App } from './app.tsx';
import { Providers } from './providers.tsx';

let stop: () => void = () => undefined;

const open = (path: string, { signedIn = false } = {}) => {
  localStorage.clear();
  if (signedIn) {
    const tokens = { access: 'a', refresh: 'r' };
    localStorage.setItem(SESSION_STORAGE_KEY, JSON.stringify({ tokens, user: SIGNED_IN_USER }));
  }
  window.history.replaceState(null, '', path);
  const store = createStore();
  const session = createSession({
    store,
    storage: localStorage,
    calls: { refresh: () => Promise.resolve(null), logout: () => Promise.resolve() },
  });
  act(() => {
    stop = session.start();
  });
  render(
    <Providers store={store} session={session}>
      <App />
    </Providers>,
  );
  return { session, person: userEvent.setup() };
};

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeAll(() => {});
afterEach(() => {
  stop();
});

it('opens the landing page at /', async () => {
  open('/');
  expect(await heading('Your images, in the right light.')).toBeVisible();
});

it.each([
  '/gallery',
  '/upload',
  '/comparison/upload',
  '/editor',
  '/editor/img1',
  '/profile',
  '/settings',
  '/api-keys',
])('redirects a visitor from %s to /login', async (path) => {
  open(path);
  expect(await heading('Welcome back')).toBeVisible();
  expect(window.location.pathname).toBe('/login');
});

it.each([
  ['/login', 'Welcome back'],
  ['/signup', 'Create Your Account'],
  ['/verify-email', 'Verification failed'],
  ['/verify-email/redirect', 'Verification failed'],
  ['/auth/google/callback?error=access_denied', 'Welcome back'],
  ['/pricing', 'Pricing'],
  ['/help', 'Help Center'],
  ['/terms', 'Terms of Service'],
  ['/privacy', 'Privacy Policy'],
  ['/cookies', 'Cookie Policy'],
  ['/gdpr', 'Your Rights under the GDPR'],
  ['/about', 'About Safelight'],
  ['/careers', 'Careers'],
  ['/nowhere/at/all', 'Page Not Found'],
])('shows the page %s to visitors, with the heading "%s"', async (path, title) => {
  open(path);
  expect(await heading(title)).toBeVisible();
});

it('shows protected screens to a signed-in person', async () => {
  open('/upload', { signedIn: true });
  expect(await heading('Upload')).toBeVisible();
});

it('moves the focus to each new screen, so that screen readers start to read there', async () => {
  const { person } = open('/');
  await person.click(await screen.findByRole('link', { name: 'Sign in' }));
  await heading('Welcome back');
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

it('shows that the session has expired, and opens /login', async () => {
  const { session } = open('/upload', { signedIn: true });
  await heading('Upload');
  await act(() => session.refresh());
  expect(await screen.findByText('Session expired. Please log in again.')).toBeVisible();
  expect(await heading('Welcome back')).toBeVisible();
});

it('leads nobody to the page on which another person signed out', async () => {
  const { person } = open('/upload', { signedIn: true });
  await heading('Upload');
  await person.click(screen.getByRole('button', { name: /User menu/ }));
  await person.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
  expect(await heading('Welcome back')).toBeVisible();
  expect(window.history.state).toMatchObject({ usr: null });
});

it.each([
  ['/pricing', 'Pricing'],
  ['/reset-password?uid=u1&token=t1', 'Choose a New Password'],
])(
  'stays on the public page %s when the session has expired, and shows it to a visitor',
  async (path, title) => {
    const { session } = open(path, { signedIn: true });
    await heading(title);
    await act(() => session.refresh());
    expect(await screen.findByText('Session expired. Please log in again.')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Get Started' })).toBeVisible();
    expect(window.location.pathname + window.location.search).toBe(path);
    expect(await heading(title)).toBeVisible();
  },
);

it('whoever comes after another person on the same page finds nothing that was typed there before', async () => {
  const { session, person } = open('/help', { signedIn: true });
  await heading('Help Center');
  await person.type(screen.getByRole('searchbox'), 'my secret');
  const other = { ...SIGNED_IN_USER, id: 'u2', username: 'bob' };
  act(() =>
    session.signIn({ tokens: { access: 'b', refresh: 'b' }, user: { ...SIGNED_IN_USER, credits: 1 } }),
  );
  expect(screen.getByRole('searchbox')).toHaveValue('my secret');
  act(() => session.signIn({ tokens: { access: 'b', refresh: 'b' }, user: other }));
  expect(screen.getByRole('searchbox')).toHaveValue('');
});
