import { screen, waitFor, within } from '@testing-library/react';
import { libraryImage, openGallery, shownTitles } from '../testing/gallery-server.tsx';

type Handlers = NonNullable<Parameters<typeof openGallery>[0]>['handlers'];

/** Deletes the image “b” of the gallery. */
const deleteOne = async (handlers: Handlers = {}) => {
  const opened = openGallery({ images: ['a', 'b'].map((title) => libraryImage(title)), handlers });
  const { person } = opened;
  await person.click(await screen.findByRole('checkbox', { name: 'Select b' }));
  await person.keyboard('{Delete}');
  await undo();
  const openTrash = async () => {
    await person.click(
      within(screen.getByRole('group', { name: 'Show' })).getByRole('button', { name: 'Trash' }),
    );
    await screen.findByRole('button', { name: 'Restore b' });
  };
  return { ...opened, openTrash };
};
const undo = () => screen.findByRole('button', { name: 'Undo' });
const noUndo = () => waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());

describe('the offer to undo a deletion disappears', () => {
  it('when the image is restored in the trash', async () => {
    const { person, openTrash } = await deleteOne();
    await openTrash();
    expect(await undo()).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Restore b' }));
    expect(await screen.findByText('Restored 1 image')).toBeVisible();
    await noUndo();
  });

  it.each(['Delete Forever', 'Empty Trash'])('when the image is deleted for good by %s', async (name) => {
    const { person, openTrash } = await deleteOne();
    await openTrash();
    await person.click(screen.getByRole('button', { name: 'b' }));
    await person.click(screen.getByRole('button', { name }));
    await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
    await noUndo();
  });
});

it('Undo shows no image that was deleted for good elsewhere, and says so', async () => {
  const { person } = await deleteOne({ RestoreImages: () => ({ restoreImages: [] }) });
  await person.click(await undo());
  expect(await screen.findByText('Nothing was left to restore')).toBeVisible();
  await waitFor(() => expect(shownTitles()).toEqual(['a']));
});
