import { configure, screen } from '@testing-library/react';
import { openUpload, picture, row } from '../testing/open-upload.tsx';

// In development React mounts every screen twice.
beforeAll(() => configure({ reactStrictMode: true }));
afterAll(() => configure({ reactStrictMode: false }));

it('the chosen files are still chosen when the session ended before they were sent', async () => {
  const { choose, signInAgain, send, address } = openUpload();
  await choose(picture('a.png'), picture('b.png'));
  await signInAgain();
  expect(row('a.png')).toBeVisible();
  expect(row('b.png')).toBeVisible();
  await send();
  await screen.findByText('elsewhere');
  expect(address()).toBe('/gallery');
});
