import { TEXTS } from '@safelight/rules';
import { refusal } from '@safelight/web-data/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { openUpload, picture, uploaded } from '../testing/open-upload.tsx';

/** True when the browser would ask before it closes the window. */
const asks = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** Starts to upload three pictures, of which the second fails; `release` lets the server answer. */
const openWithRunning = async () => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const opened = openUpload(async (name) => {
    await released;
    if (name === 'b.png') throw refusal('STORAGE_QUOTA_EXCEEDED', 'Your storage is full.');
    return uploaded(`uid-${name}`);
  });
  await opened.choose(picture('a.png'), picture('b.png'), picture('c.png'));
  await opened.send();
  await waitFor(() => expect(opened.server.calls('UploadImage')).toHaveLength(2));
  return { ...opened, release };
};

it('a running upload continues on another page, which says how it ended', async () => {
  const { go, release, server } = await openWithRunning();
  go('/projects');
  expect(await screen.findByText(TEXTS.images.uploadContinues)).toBeVisible();
  expect(asks()).toBe(true);
  release();
  expect(await screen.findByText(TEXTS.images.uploaded(2))).toBeVisible();
  expect(screen.getByText(TEXTS.images.uploadFailedFor('b.png', 'Your storage is full.'))).toBeVisible();
  expect(server.calls('UploadImage').map(({ filename }) => filename)).toEqual(['a.png', 'b.png', 'c.png']);
  expect(screen.getByText('elsewhere')).toBeVisible();
  expect(asks()).toBe(false);
});

it('a running upload stops when the person signs out, on whichever page that happens', async () => {
  const { go, release, server, session } = await openWithRunning();
  go('/projects');
  await screen.findByText('elsewhere');
  await act(() => session.signOut());
  await act(async () => release());
  await waitFor(() => expect(asks()).toBe(false));
  expect(server.calls('UploadImage')).toHaveLength(2);
  expect(screen.queryByText(TEXTS.images.uploaded(2))).toBeNull();
});
