import { jest } from '@jest/globals';
import { TEXTS } from '@safelight/rules';
import { refusal } from '@safelight/web-data/testing';
import { itShows } from '@safelight/web-ui/testing';
import { screen, within } from '@testing-library/react';
import { openUpload, picture, row, uploaded } from '../testing/open-upload.tsx';

/** Uploads three pictures, of which b.png is private and c.png fails. */
const openWithOneFailed = async () => {
  const opened = openUpload((name) => {
    if (name === 'c.png') throw refusal('STORAGE_UNAVAILABLE', TEXTS.generic.storageUnavailable);
    return uploaded(`uid-${name}`);
  });
  await opened.choose(picture('a.png'), picture('b.png'), picture('c.png'));
  await opened.person.click(within(row('b.png')).getByRole('button', { name: 'Private' }));
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await opened.send();
  expect(await within(row('c.png')).findByRole('button', { name: 'Try Again' })).toBeVisible();
  return opened;
};

it('each picture that arrived has a link to its page, which opens in a new tab', async () => {
  await openWithOneFailed();
  for (const name of ['a.png', 'b.png']) {
    const link = within(row(name)).getByRole('link', { name: `Open ${name}` });
    expect(link).toHaveAttribute('href', `/image/uid-${name}`);
    expect(link).toHaveAttribute('target', '_blank');
  }
  expect(within(row('c.png')).queryByRole('link')).toBeNull();
});

it('the link to a picture that arrived can be copied if the picture is public', async () => {
  const { person } = await openWithOneFailed();
  await person.click(within(row('a.png')).getByRole('button', { name: 'Copy Link' }));
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/image/uid-a.png`);
  expect(await within(row('a.png')).findByText('Copied')).toBeVisible();
  expect(within(row('b.png')).queryByRole('button', { name: 'Copy Link' })).toBeNull();
});

itShows(
  TEXTS.images.copyFailed,
  'when the browser refuses to copy the link of an uploaded picture',
  async (seeText) => {
    const { person } = await openWithOneFailed();
    jest
      .spyOn(navigator.clipboard, 'writeText')
      .mockRejectedValue(new DOMException('Denied', 'NotAllowedError'));
    await person.click(within(row('a.png')).getByRole('button', { name: 'Copy Link' }));
    await seeText();
  },
);

it('says how an upload ended, copies the links of all public pictures, and has Done as its only button', async () => {
  const { person, choose, send, address } = openUpload();
  await choose(picture('a.png'), picture('b.png'), picture('c.png'), picture('empty.png', 0));
  await person.click(within(row('b.png')).getByRole('button', { name: 'Private' }));
  await send();
  expect(await screen.findByText('3 uploaded, 1 not uploaded')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Copy All Links' }));
  const page = `${window.location.origin}/image/uid-`;
  expect(await navigator.clipboard.readText()).toBe(`${page}a.png\n${page}c.png`);
  expect(screen.queryByRole('button', { name: 'Upload' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Done' }));
  expect(address()).toBe('/gallery');
});

it('offers to copy all links only if there are several', async () => {
  await openWithOneFailed();
  expect(screen.getByText('2 uploaded, 1 not uploaded')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Copy All Links' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Upload' })).toBeEnabled();
});

it('Cancel becomes Done when nothing is left to wait for, and leads to the gallery', async () => {
  const { person, address } = await openWithOneFailed();
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Done' }));
  expect(address()).toBe('/gallery');
});

it('Cancel stays if a picture was added that is not uploaded yet', async () => {
  const { choose } = await openWithOneFailed();
  await choose(picture('d.png'));
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeVisible();
});

it('Cancel stays if no picture arrived', async () => {
  const { choose, send } = openUpload(() => {
    throw refusal('STORAGE_UNAVAILABLE', TEXTS.generic.storageUnavailable);
  });
  await choose(picture('a.png'));
  await send();
  expect(await within(row('a.png')).findByRole('alert')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeVisible();
});
