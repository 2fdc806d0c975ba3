import { TEXTS } from '@safelight/rules';
import { refusal } from '@safelight/web-data/testing';
import { screen, within } from '@testing-library/react';
import { imageAnswer } from '../testing/image-answers.ts';
import { onScreen, openImage, picture } from '../testing/open-image.tsx';

beforeEach(() => {
  localStorage.clear();
});

/** Creates the server's error about a picture that comparisons show. */
const inUse = (message: string) =>
  refusal('CONFLICT', message, {
    uses: [{ image: { uid: 'img1', title: 'peaks.jpg' }, comparison: { uid: 'cmp1', title: 'Old light' } }],
  });

it('the page of an image links to the comparisons that show it', async () => {
  openImage(() => imageAnswer({ comparisons: ['Old light', ''] }));
  const links = within(await screen.findByRole('list', { name: 'Comparisons' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Old light', '/comparison/cmp1'],
    ['Comparison of Mar 6, 2026', '/comparison/cmp2'],
  ]);
});

it('the page of an image has no heading Comparisons if none shows it', async () => {
  openImage(() => imageAnswer());
  await picture();
  expect(screen.queryByRole('heading', { name: 'Comparisons' })).toBeNull();
});

it('the error names and links the comparison because of which an image cannot be made private', async () => {
  const { person, address } = openImage(() => imageAnswer(), {
    handlers: {
      SetPrivacy: () => {
        throw inUse(TEXTS.comparisons.imageInUse);
      },
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Private' }));
  const text = '“peaks.jpg” is part of the comparison “Old light”. Delete the comparison first.';
  expect(await screen.findByText(text)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Open Comparison' }));
  expect(address()).toBe('/comparison/cmp1');
});

it('the error names the comparison because of which a version cannot be deleted', async () => {
  const { person } = openImage(() => imageAnswer({ versions: 3 }), {
    handlers: {
      DeleteVersion: () => {
        throw inUse(TEXTS.comparisons.versionInUse);
      },
    },
  });
  await person.click(await screen.findByRole('button', { name: /Version 2/ }));
  await person.click(onScreen(2).getByRole('button', { name: 'Discard' }));
  await person.click(screen.getByRole('button', { name: 'Delete Version' }));
  const text = 'Version 2 is part of the comparison “Old light”. Delete the comparison first.';
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Open Comparison' })).toBeVisible();
});
