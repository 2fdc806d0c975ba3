import { TEXTS } from '@safelight/rules';
import { refusal } from '@safelight/web-data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { libraryImage, openGallery, shownTitles } from '../testing/gallery-server.tsx';

const bar = () => screen.getByRole('toolbar', { name: 'Selected images' });

/** Opens a gallery with one image more than one request takes, selects all of them and deletes them. */
const deleteAll = async (handlers: NonNullable<Parameters<typeof openGallery>[0]>['handlers'] = {}) => {
  const images = Array.from({ length: 501 }, (_, index) => libraryImage(`n${index}`));
  const opened = openGallery({ images, pageSize: 600, handlers });
  await screen.findByRole('list', { name: 'Images' });
  await opened.person.click(screen.getByRole('button', { name: 'Select' }));
  await opened.person.click(within(bar()).getByRole('button', { name: 'Select All' }));
  await opened.person.click(within(bar()).getByRole('button', { name: 'Delete' }));
  return opened;
};

describe('if the second of two batches of deleted images fails', () => {
  const openAndDelete = async () => {
    let batches = 0;
    const opened = await deleteAll({
      TrashImages: ({ uids }) => {
        batches += 1;
        if (batches > 1) throw refusal('INTERNAL', 'x');
        return { trashImages: (uids as string[]).map((uid) => ({ __typename: 'Image', uid })) };
      },
    });
    expect(await screen.findByText(TEXTS.images.deleteFailed)).toBeVisible();
    return opened;
  };

  it('the images of the first one leave the list and the selection', async () => {
    await openAndDelete();
    await waitFor(() => expect(shownTitles()).toEqual(['n500']));
    expect(within(bar()).getByRole('status')).toHaveTextContent(/^1 selected$/);
    expect(screen.getByRole('checkbox', { name: 'Select n500' })).toBeChecked();
  });

  it('they come back on Undo', async () => {
    const { person, server } = await openAndDelete();
    expect(screen.getByText(TEXTS.library.deleted(500))).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Restored 500 images')).toBeVisible();
    expect(screen.getByText('501 images')).toBeVisible();
    expect(server.calls('RestoreImages').map(({ uids }) => (uids as string[]).length)).toEqual([500]);
  });
});

it('Undo restores more images than one request takes, in their order', async () => {
  const { person } = await deleteAll();
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Restored 501 images')).toBeVisible();
  expect(screen.getByText('501 images')).toBeVisible();
  expect(shownTitles().slice(0, 3)).toEqual(['n0', 'n1', 'n2']);
});
