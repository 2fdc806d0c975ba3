import { jest } from '@jest/globals';
import { TEXTS } from '@safelight/rules';
import { fakeServer } from '@safelight/web-data/testing';
import { openScreen, SIGNED_IN_USER } from '@safelight/web-session/testing';
import { itShows } from '@safelight/web-ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router';
import { Header } from './Header.tsx';

const open = (user: typeof SIGNED_IN_USER | null, path = '/') =>
  openScreen({ path, element: <Header />, link: fakeServer({}).link, user });

it('shows a visitor the links to sign in and sign up', () => {
  open(null);
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  expect(screen.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/signup');
  expect(screen.queryByRole('link', { name: 'Upload' })).toBeNull();
  expect(screen.queryByRole('button', { name: /User menu/ })).toBeNull();
});

it.each([
  ['/image/a1?x=1#y', { from: { pathname: '/image/a1', search: '?x=1', hash: '#y' } }],
  ['/signup?next=%2Fupload', undefined],
  ['/verify-email?uid=a&token=b', undefined],
  ['/', undefined],
])('leads a visitor of %s to the sign-in, which knows the page to return to', async (at, state) => {
  let opened: unknown;
  const Shown = () => {
    const location = useLocation();
    opened = location;
    return <Header />;
  };
  const { person } = openScreen({ path: '*', at, element: <Shown />, link: fakeServer({}).link, user: null });
  await person.click(screen.getByRole('link', { name: 'Sign in' }));
  const search = at.startsWith('/signup') ? '?next=%2Fupload' : '';
  expect(opened).toMatchObject({ pathname: '/login', search, state: state ?? null });
});

it('shows a signed-in person Upload and the user menu', async () => {
  const { person } = open(SIGNED_IN_USER);
  expect(screen.getByRole('link', { name: 'Upload' })).toHaveAttribute('href', '/upload');
  expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull();
  await person.click(screen.getByRole('button', { name: /User menu/ }));
  expect(await screen.findByText('Ada Lovelace')).toBeInTheDocument();
  expect(screen.getByText('ada@example.com')).toBeInTheDocument();
  const links = screen
    .getAllByRole('menuitem')
    .map((item) => [item.textContent.trim(), item.getAttribute('href')]);
  expect(links).toEqual([
    ['Profile', '/profile'],
    ['Pricing', '/pricing'],
    ['API Keys', '/api-keys'],
    ['Projects', '/projects'],
    ['Comparisons', '/comparisons'],
    ['Upload Comparison', '/comparison/upload'],
    ['Settings', '/settings'],
    ['Sign out', null],
  ]);
});

it('shows Upload in the gallery too', () => {
  open(SIGNED_IN_USER, '/gallery');
  expect(screen.getByRole('link', { name: 'Upload' })).toBeVisible();
});

it('hides Upload on the page that it opens', () => {
  open(SIGNED_IN_USER, '/upload');
  expect(screen.queryByRole('link', { name: 'Upload' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Gallery' })).toBeVisible();
});

it('shows a suspended person in place of the credits and the upload a link to the reason', () => {
  open({ ...SIGNED_IN_USER, suspension: { since: '2026-01-05T10:00:00Z', reason: 'Spam' } });
  expect(screen.getByRole('link', { name: 'Suspended' })).toHaveAttribute('href', '/profile');
  expect(screen.queryByRole('link', { name: 'Upload' })).toBeNull();
  expect(screen.queryByRole('link', { name: /credits/ })).toBeNull();
});

it('shows the remaining credits, with a link to their history', () => {
  open({ ...SIGNED_IN_USER, credits: 1_099 });
  expect(screen.getByRole('link', { name: '1,099 credits' })).toHaveAttribute('href', '/profile');
});

it('closes the user menu on Escape', async () => {
  const { person } = open(SIGNED_IN_USER);
  await person.click(screen.getByRole('button', { name: /User menu/ }));
  await screen.findByRole('menuitem', { name: 'Sign out' });
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});

it('closes the user menu on a click outside of it', async () => {
  const { person } = open(SIGNED_IN_USER);
  await person.click(screen.getByRole('button', { name: /User menu/ }));
  await screen.findByRole('menuitem', { name: 'Sign out' });
  await person.click(document.querySelector('.MuiBackdrop-root')!);
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});

it('closes the user menu when an item is chosen', async () => {
  const { person, address } = open(SIGNED_IN_USER);
  await person.click(screen.getByRole('button', { name: /User menu/ }));
  await person.click(await screen.findByRole('menuitem', { name: 'Settings' }));
  expect(address()).toBe('/settings');
});

it('the header can be used with the keyboard only', async () => {
  const { person, address } = open(SIGNED_IN_USER);
  act(() => screen.getByRole('button', { name: /User menu/ }).focus());
  await person.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveFocus());
  await person.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(address()).toBe('/api-keys');
});

itShows(TEXTS.signOut.failure, 'when the server could not be reached for signing out', async (seeText) => {
  const { person, session } = open(SIGNED_IN_USER);
  jest.spyOn(session, 'signOut').mockRejectedValue(new TypeError('Failed to fetch'));
  await person.click(screen.getByRole('button', { name: /User menu/ }));
  await person.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
  await seeText();
});

itShows(TEXTS.signOut.success, 'and ends the session', async (seeText) => {
  const { person, session } = open(SIGNED_IN_USER);
  await person.click(screen.getByRole('button', { name: /User menu/ }));
  await person.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
  await seeText();
  expect(session.access()).toBeNull();
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeVisible();
});

it('offers to switch to the other theme', async () => {
  const { person } = open(null);
  await person.click(screen.getByRole('button', { name: 'Switch to light theme' }));
  expect(document.documentElement).toHaveClass('light');
  expect(screen.getByRole('button', { name: 'Switch to dark theme' })).toBeVisible();
});
