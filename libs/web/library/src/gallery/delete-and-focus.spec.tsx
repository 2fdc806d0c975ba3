import { TEXTS } from '@safelight/rules';
import { act, screen, waitFor, within } from '@testing-library/react';
import { libraryImage, openGallery } from '../testing/gallery-server.tsx';

const open = async (handlers: NonNullable<Parameters<typeof openGallery>[0]>['handlers'] = {}) => {
  const images = ['a', 'b', 'c', 'd', 'e'].map((title) => libraryImage(title));
  const opened = openGallery({ images, handlers });
  await screen.findByRole('list', { name: 'Images' });
  const choose = (title: string) =>
    opened.person.click(screen.getByRole('checkbox', { name: `Select ${title}` }));
  const press = (name: string) => opened.person.click(within(bar()).getByRole('button', { name }));
  return { ...opened, choose, press };
};
const bar = () => screen.getByRole('toolbar', { name: 'Selected images' });

it('deletes once, however often Delete is pressed before the answer', async () => {
  let answer = (): void => undefined;
  const { person, server, choose } = await open({
    TrashImages: () =>
      new Promise((resolve) => {
        answer = () => resolve({ trashImages: [{ __typename: 'Image', uid: 'uid-b' }] });
      }),
  });
  await choose('b');
  await person.keyboard('{Delete}{Delete}');
  await person.click(within(bar()).getByRole('button', { name: 'Delete' }));
  act(() => answer());
  expect(await screen.findByText(TEXTS.library.deleted(1))).toBeVisible();
  expect(server.calls('TrashImages')).toHaveLength(1);
});

it.each([
  ['the Delete key', 'View b', '{Delete}', 'View c'],
  ['the Delete key at the end of the list', 'View e', '{Delete}', 'View d'],
])('moves the focus to the next card after %s has deleted the focused one', async (_, name, keys, next) => {
  const { person } = await open();
  act(() => screen.getByRole('link', { name }).focus());
  await person.keyboard(` ${keys}`);
  await screen.findByText(TEXTS.library.deleted(1));
  expect(screen.getByRole('link', { name: next })).toHaveFocus();
});

it('moves the focus from the selection bar to a card when the bar disappears', async () => {
  const { press, choose } = await open();
  await choose('b');
  await press('Delete');
  await screen.findByText(TEXTS.library.deleted(1));
  await waitFor(() => expect(screen.getByRole('link', { name: 'View c' })).toHaveFocus());
});

it('the buttons of the selection bar keep the focus while an action runs', async () => {
  const { press, choose } = await open({ UpdateImages: () => new Promise(() => undefined) });
  await choose('b');
  await press('Favorite');
  const favorite = within(bar()).getByRole('button', { name: 'Favorite' });
  expect(favorite).toHaveAttribute('aria-disabled', 'true');
  expect(favorite).toBeEnabled();
});
