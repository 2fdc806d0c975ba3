import { jest } from '@jest/globals';
import { fakeServer } from '@safelight/web-data/testing';
import { openScreen } from '@safelight/web-session/testing';
import { screen } from '@testing-library/react';

jest.unstable_mockModule('./UserMenuList.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module: https://x/assets/UserMenuList-1.js');
});
const { Header } = await import('./Header.tsx');

it('a user menu that a new release has replaced leaves the page as it is, and offers to load it again', async () => {
  const element = (
    <>
      <Header />
      <input aria-label="Message" />
    </>
  );
  const { person } = openScreen({ path: '/contact', element, link: fakeServer({}).link });
  await person.type(screen.getByRole('textbox', { name: 'Message' }), 'a long message');
  await person.click(screen.getByRole('button', { name: /User menu/ }));
  expect(
    await screen.findByText('The menu could not be loaded. Load the page again to open it.'),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Load Again' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('a long message');
});
