import { TEXTS } from '@safelight/rules';
import { refusal } from '@safelight/web-data/testing';
import { itShows } from '@safelight/web-ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { libraryImage, openGallery, shownTitles } from '../testing/gallery-server.tsx';
import { picture, uploaded } from '../testing/open-upload.tsx';

type Answer = Readonly<Record<string, unknown>>;

const open = async (upload: (filename: string) => Answer | Promise<Answer> = uploaded) => {
  const opened = openGallery({
    images: [libraryImage('cat')],
    handlers: { UploadImage: ({ filename }) => upload(String(filename)) },
  });
  await screen.findByRole('list', { name: 'Images' });
  const openDialog = async () => {
    await opened.person.click(screen.getByRole('button', { name: 'Upload' }));
    return within(await screen.findByRole('dialog', { name: 'Upload Images' }));
  };
  return { ...opened, openDialog };
};

it('uploads several files, private by default, shows the size limit, then closes and reloads the list', async () => {
  const { person, openDialog, server } = await open();
  const dialog = await openDialog();
  expect(await dialog.findByText(/max 10MB each/)).toBeVisible();
  await person.upload(dialog.getByLabelText('Choose images'), [picture('a.png'), picture('b.png')]);
  await person.click(dialog.getByRole('button', { name: 'Upload' }));
  expect(await screen.findByText('Successfully uploaded 2 file(s)')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.calls('UploadImage')).toMatchObject([
    { filename: 'a.png', privacy: 'PRIVATE' },
    { filename: 'b.png', privacy: 'PRIVATE' },
  ]);
  await waitFor(() => expect(server.calls('Gallery')).toHaveLength(2));
  expect(shownTitles()).toEqual(['cat']);
});

it('shows why a file failed in a toast and next to the file, and keeps the file', async () => {
  const { person, openDialog } = await open(() => {
    throw refusal('STORAGE_QUOTA_EXCEEDED', 'Your storage is full. Delete images or upgrade your plan.');
  });
  const dialog = await openDialog();
  await person.upload(await dialog.findByLabelText('Choose images'), picture('a.png'));
  await person.click(dialog.getByRole('button', { name: 'Upload' }));
  expect(await dialog.findByRole('button', { name: 'Try Again' })).toBeVisible();
  expect(screen.getAllByText(/Your storage is full/)).toHaveLength(2);
});

itShows(TEXTS.library.uploadFailed, 'when the server does not answer the upload', async (seeText) => {
  const { person, openDialog } = await open(() => Promise.reject(new TypeError('Failed to fetch')));
  const dialog = await openDialog();
  await person.upload(await dialog.findByLabelText('Choose images'), picture('a.png'));
  await person.click(dialog.getByRole('button', { name: 'Upload' }));
  await seeText();
});

it('the upload dialog stays open when a picture is a duplicate', async () => {
  const { person, openDialog } = await open(() => uploaded('uid-cat', true));
  const dialog = await openDialog();
  await person.upload(await dialog.findByLabelText('Choose images'), picture('a.png'));
  await person.click(dialog.getByRole('button', { name: 'Upload' }));
  expect(await dialog.findByRole('link', { name: 'Already in your library' })).toHaveAttribute(
    'href',
    '/image/uid-cat',
  );
  await person.click(dialog.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('the upload dialog closes on Cancel, and discards the chosen files', async () => {
  const { person, openDialog, server } = await open();
  let dialog = await openDialog();
  await person.upload(await dialog.findByLabelText('Choose images'), picture('a.png'));
  await person.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  dialog = await openDialog();
  expect(dialog.queryByRole('listitem')).toBeNull();
  expect(server.calls('UploadImage')).toEqual([]);
});

it('the upload dialog contains the files that were dropped on the library', async () => {
  await open();
  fireEvent.drop(screen.getByRole('heading', { name: 'Gallery' }), {
    dataTransfer: { files: [picture('dropped.png')], types: ['Files'] },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Upload Images' }));
  expect(await dialog.findByRole('listitem', { name: 'dropped.png' })).toBeVisible();
});
