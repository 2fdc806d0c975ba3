import { screen, waitFor, within } from '@testing-library/react';
import { libraryImage, openGallery, shownTitles } from '../testing/gallery-server.tsx';

const images = [
  libraryImage('kept'),
  libraryImage('old', { deletedAt: '2026-03-10T12:00:00Z' }),
  libraryImage('older', { deletedAt: '2026-03-01T12:00:00Z' }),
];

const open = async () => {
  const opened = openGallery({ images, at: '/gallery?show=trash' });
  await screen.findByRole('list', { name: 'Images' });
  const { person } = opened;
  const press = (name: string) =>
    person.click(
      within(screen.getByRole('toolbar', { name: 'Selected images' })).getByRole('button', { name }),
    );
  return { ...opened, press };
};

beforeEach(() => {
  window.scrollTo = () => undefined;
});

it('shows what was deleted and when it is gone for good, and leads nowhere else', async () => {
  await open();
  expect(shownTitles()).toEqual(['old', 'older']);
  expect(screen.getByText('Gone for good on Apr 9, 2026')).toBeInTheDocument();
  const list = within(screen.getByRole('list', { name: 'Images' }));
  expect(list.queryByRole('link')).toBeNull();
  expect(list.queryByRole('button', { name: /^More/ })).toBeNull();
});

it('restores what is chosen, by a click on the picture', async () => {
  const { person, press, server } = await open();
  await person.click(screen.getByRole('button', { name: 'old' }));
  await press('Restore');
  expect(await screen.findByText('Restored 1 image')).toBeVisible();
  expect(shownTitles()).toEqual(['older']);
  expect(server.calls('RestoreImages')).toEqual([{ uids: ['uid-old'] }]);
  await person.click(
    within(screen.getByRole('group', { name: 'Show' })).getByRole('button', { name: 'All' }),
  );
  await waitFor(() => {
    expect(shownTitles()).toEqual(['kept', 'old']);
  });
});

it('deletes for good only after asking', async () => {
  const { person, press, server } = await open();
  await person.click(screen.getByRole('button', { name: 'old' }));
  await press('Delete Forever');
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete this image for good?' }));
  expect(server.calls('DeleteImagesForever')).toEqual([]);
  await person.click(dialog.getByRole('button', { name: 'Delete Forever' }));
  expect(await screen.findByText('Deleted 1 images')).toBeVisible();
  expect(shownTitles()).toEqual(['older']);
});

it('empties only after asking', async () => {
  const { person, library } = await open();
  await person.click(screen.getByRole('button', { name: 'Empty Trash' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Empty the trash?' }));
  await person.click(dialog.getByRole('button', { name: 'Empty Trash' }));
  expect(await screen.findByText('Deleted images stay here for 30 days')).toBeVisible();
  expect(screen.getByText('Deleted 2 images')).toBeVisible();
  expect(library().map(({ title }) => title)).toEqual(['kept']);
});
