import { jest } from '@jest/globals';
import { TEXTS } from '@safelight/rules';
import { fakeServer } from '@safelight/web-data/testing';
import { openScreen, SIGNED_IN_USER } from '@safelight/web-session/testing';
import { itShows } from '@safelight/web-ui/testing';
import { screen } from '@testing-library/react';
import { useLocation } from 'react-router';
import { Layout } from '../shell/Layout.tsx';
import { ScreenBoundary } from '../shell/ScreenBoundary.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';

const link = fakeServer({}).link;

itShows(TEXTS.generic.pageNotFound, 'and links to the home page and to the page before', async (seeText) => {
  openScreen({ path: '/nowhere', element: <NotFoundScreen />, link });
  await seeText();
  expect(screen.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('button', { name: 'Go Back' })).toBeVisible();
  expect(document.title).toBe('Page Not Found · Safelight');
});

it('goes back to the page before, and home when there is none', async () => {
  const { person, address, go } = openScreen({ path: '*', at: '/help', element: <NotFoundScreen />, link });
  go('/nowhere');
  const entries = jest.spyOn(window.history, 'length', 'get').mockReturnValue(2);
  await person.click(screen.getByRole('button', { name: 'Go Back' }));
  expect(address()).toBe('/help');
  entries.mockReturnValue(1);
  await person.click(screen.getByRole('button', { name: 'Go Back' }));
  expect(address()).toBe('/');
  entries.mockRestore();
});

it('the header and footer stay visible when a screen fails', () => {
  const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Broken = () => {
    throw new Error('inner words');
  };
  openScreen({
    path: '/x',
    element: (
      <ScreenBoundary screen="/x">
        <Broken />
      </ScreenBoundary>
    ),
    link,
  });
  report.mockRestore();
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong on our side. Please try again.');
  expect(screen.getByRole('button', { name: 'Load Again' })).toBeVisible();
  expect(screen.queryByText(/inner words/)).toBeNull();
});

it.each([
  ['Failed to fetch dynamically imported module: https://x/a.js', true, 'Load Again'],
  ['Importing a module script failed.', false, null],
])('a screen whose code could not be loaded blames the connection: %s', (message, isOnline, button) => {
  const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  const Broken = () => {
    throw new TypeError(message);
  };
  const element = (
    <ScreenBoundary screen="/x">
      <Broken />
    </ScreenBoundary>
  );
  openScreen({ path: '/x', element, link });
  report.mockRestore();
  online.mockRestore();
  expect(screen.getByRole('alert')).toHaveTextContent(TEXTS.generic.network);
  expect(screen.queryByRole('button')?.textContent ?? null).toBe(button);
});

it('an error is shown instead of an empty page when the header fails', () => {
  const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Frame = () => (
    <Layout shown={useLocation()} pending={false}>
      <p>The screen</p>
    </Layout>
  );
  const user = { ...SIGNED_IN_USER, fullName: undefined as unknown as string };
  openScreen({ path: '/x', element: <Frame />, link, user });
  report.mockRestore();
  expect(screen.getByRole('button', { name: 'Load Again' })).toBeVisible();
});
