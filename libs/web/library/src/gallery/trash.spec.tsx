import { TEXTS } from '@safelight/rules';
import { refusal } from '@safelight/web-data/testing';
import { itShows } from '@safelight/web-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { libraryImage, openGallery, shownTitles } from '../testing/gallery-server.tsx';

const DAY_MS = 86_400_000;
const daysAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString();

const images = [
  libraryImage('kept'),
  libraryImage('old', { deletedAt: daysAgo(3.5) }),
  libraryImage('older', { deletedAt: daysAgo(29.5) }),
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

it('shows the deleted images and when they are deleted permanently, without links to their pages', async () => {
  await open();
  expect(shownTitles()).toEqual(['old', 'older']);
  expect(screen.getByText('Gone in 27 days')).toBeInTheDocument();
  expect(screen.getByText('Gone tomorrow')).toBeInTheDocument();
  const list = within(screen.getByRole('list', { name: 'Images' }));
  expect(list.queryByRole('link')).toBeNull();
  expect(list.queryByRole('button', { name: /^More/ })).toBeNull();
});

it('the trash has its own heading, and offers no upload', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Trash' })).toBeVisible();
  expect(document.title).toBe('Trash · Safelight');
  expect(screen.queryByRole('button', { name: 'Upload' })).toBeNull();
});

it('restores one image from its card in the trash', async () => {
  const { person, server } = await open();
  await person.click(screen.getByRole('button', { name: 'Restore older' }));
  expect(await screen.findByText('Restored 1 image')).toBeVisible();
  expect(shownTitles()).toEqual(['old']);
  expect(server.calls('RestoreImages')).toEqual([{ uids: ['uid-older'] }]);
});

it('an image that is restored from its card is not selected any more', async () => {
  const { person } = await open();
  await person.click(screen.getByRole('button', { name: 'old' }));
  await person.click(screen.getByRole('button', { name: 'older' }));
  await person.click(screen.getByRole('button', { name: 'Restore older' }));
  await waitFor(() => expect(shownTitles()).toEqual(['old']));
  expect(screen.getByRole('toolbar', { name: 'Selected images' })).toHaveTextContent('1 selected');
});

it('in the trash, a click on a picture selects it, and Restore restores the selected images', async () => {
  const { person, press, server } = await open();
  await person.click(screen.getByRole('button', { name: 'old' }));
  await press('Restore');
  expect(await screen.findByText('Restored 1 image')).toBeVisible();
  expect(shownTitles()).toEqual(['older']);
  expect(server.calls('RestoreImages')).toEqual([{ uids: ['uid-old'] }]);
  await person.click(
    within(screen.getByRole('group', { name: 'Show' })).getByRole('button', { name: 'All' }),
  );
  await waitFor(() => expect(shownTitles()).toEqual(['kept', 'old']));
});

itShows(
  TEXTS.library.deleted(1),
  'when an image is deleted permanently, after a confirmation',
  async (seeText) => {
    const { person, press, server } = await open();
    await person.click(screen.getByRole('button', { name: 'old' }));
    await press('Delete Forever');
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete this image for good?' }));
    expect(dialog.getByText('Its file is deleted and cannot be restored.')).toBeVisible();
    expect(server.calls('DeleteImagesForever')).toEqual([]);
    await person.click(dialog.getByRole('button', { name: 'Delete Forever' }));
    await seeText();
    expect(shownTitles()).toEqual(['older']);
  },
);

it('empties the trash only after a confirmation, and leaves the focus on the screen', async () => {
  const { person, library } = await open();
  const main = document.createElement('main');
  main.tabIndex = -1;
  document.body.append(main);
  await person.click(screen.getByRole('button', { name: 'Empty Trash' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Empty the trash?' }));
  await person.click(dialog.getByRole('button', { name: 'Empty Trash' }));
  expect(await screen.findByText('Deleted images stay here for 30 days')).toBeVisible();
  expect(screen.getByText('Deleted 2 images')).toBeVisible();
  expect(library().map(({ title }) => title)).toEqual(['kept']);
  expect(main).toHaveFocus();
  main.remove();
});

it.each([
  ['Empty Trash', 'EmptyTrash'],
  ['Delete Forever', 'DeleteImagesForever'],
])('loads the trash again when %s fails, because some images may be gone', async (name, operation) => {
  const { person, server } = openGallery({
    images,
    at: '/gallery?show=trash',
    handlers: {
      [operation]: () => {
        throw refusal('INTERNAL', 'x');
      },
    },
  });
  await person.click(await screen.findByRole('button', { name: 'old' }));
  expect(server.calls('Gallery')).toHaveLength(1);
  await person.click(screen.getByRole('button', { name }));
  await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
  expect(await screen.findByText(TEXTS.images.deleteFailed)).toBeVisible();
  await waitFor(() => expect(server.calls('Gallery')).toHaveLength(2));
});

describe('more images in the trash than one request takes', () => {
  const openFull = async (handlers: Parameters<typeof openGallery>[0] = {}) => {
    const many = Array.from({ length: 501 }, (_, index) =>
      libraryImage(`n${index}`, { deletedAt: daysAgo(3.5) }),
    );
    const opened = openGallery({ images: many, at: '/gallery?show=trash', pageSize: 600, ...handlers });
    await screen.findByRole('list', { name: 'Images' });
    const { person } = opened;
    await person.click(screen.getByRole('button', { name: 'n0' }));
    await person.click(screen.getByRole('button', { name: 'Select All' }));
    await person.click(screen.getByRole('button', { name: 'Restore' }));
    return opened;
  };

  it('are restored together', async () => {
    const { library } = await openFull();
    expect(await screen.findByText('Restored 501 images')).toBeVisible();
    expect(shownTitles()).toEqual([]);
    expect(library().filter(({ deletedAt }) => deletedAt !== null)).toEqual([]);
  });

  it('leave the trash and the selection as far as they were restored when an error occurs', async () => {
    let batches = 0;
    await openFull({
      handlers: {
        RestoreImages: ({ uids }) => {
          batches += 1;
          if (batches > 1) throw refusal('INTERNAL', 'x');
          return { restoreImages: (uids as string[]).map((uid) => ({ __typename: 'Image', uid })) };
        },
      },
    });
    expect(await screen.findByText(TEXTS.images.updateFailed)).toBeVisible();
    expect(screen.getByText('Restored 500 images')).toBeVisible();
    expect(shownTitles()).toEqual(['n500']);
    expect(screen.getByRole('toolbar', { name: 'Selected images' })).toHaveTextContent(/^1 selected/);
  });
});
