import { TAG_MAX_LENGTH, TEXTS } from '@safelight/rules';
import { refusal } from '@safelight/web-data/testing';
import { itShows, sentForms } from '@safelight/web-ui/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { cardOf, libraryImage, openGallery, shownTitles } from '../testing/gallery-server.tsx';

const FIVE = ['a', 'b', 'c', 'd', 'e'].map((title) => libraryImage(title));

const open = async (options: Parameters<typeof openGallery>[0] = {}) => {
  const opened = openGallery({ images: FIVE, ...options });
  await screen.findByRole('list', { name: 'Images' });
  const box = (title: string) => screen.getByRole('checkbox', { name: `Select ${title}` });
  const choose = async (...titles: readonly string[]) => {
    for (const title of titles) await opened.person.click(box(title));
  };
  const press = (name: string) => opened.person.click(within(bar()).getByRole('button', { name }));
  return { ...opened, box, choose, press };
};
const bar = () => screen.getByRole('toolbar', { name: 'Selected images' });
const chosen = () =>
  screen
    .getAllByRole('checkbox')
    .filter((box) => (box as HTMLInputElement).checked)
    .map((box) => box.getAttribute('aria-label')?.replace('Select ', ''));

it('selects images with their checkboxes, shows the count, and clears the selection on Cancel', async () => {
  const { press, choose } = await open();
  await choose('b', 'd');
  expect(within(bar()).getByRole('status')).toHaveTextContent('2 selected');
  await press('Cancel');
  expect(screen.queryByRole('toolbar')).toBeNull();
  expect(chosen()).toEqual([]);
});

it('selects all images of the list with a button', async () => {
  const { person, press } = await open();
  await person.click(screen.getByRole('button', { name: 'Select' }));
  await press('Select All');
  expect(chosen()).toHaveLength(5);
  expect(within(bar()).getByRole('status')).toHaveTextContent('5 selected');
});

it('selects a range of images by a click with Shift on the checkbox or the picture', async () => {
  const { box, choose } = await open();
  await choose('b');
  fireEvent.click(box('d'), { shiftKey: true });
  await waitFor(() => expect(chosen()).toEqual(['b', 'c', 'd']));
  fireEvent.click(screen.getByRole('link', { name: 'View e' }), { shiftKey: true });
  expect(chosen()).toEqual(['b', 'c', 'd', 'e']);
});

it('selects by a click on the picture while a selection exists, and opens the image otherwise', async () => {
  const { address, person, choose } = await open();
  await choose('a');
  await person.click(screen.getByRole('link', { name: 'View c' }));
  expect(chosen()).toEqual(['a', 'c']);
  await person.keyboard('{Escape}');
  expect(chosen()).toEqual([]);
  await person.click(screen.getByRole('link', { name: 'View c' }));
  expect(address()).toBe('/image/uid-c');
});

it('moves between images with the arrow keys, selects one with Space, and opens one with Enter', async () => {
  const { address, person } = await open();
  act(() => screen.getByRole('link', { name: 'View a' }).focus());
  await person.keyboard('{ArrowRight}');
  expect(screen.getByRole('link', { name: 'View b' })).toHaveFocus();
  await person.keyboard(' {ArrowRight} ');
  expect(chosen()).toEqual(['b', 'c']);
  await person.keyboard('{End}{Shift>}{ArrowLeft}{/Shift}');
  expect(screen.getByRole('link', { name: 'View d' })).toHaveFocus();
  expect(chosen()).toEqual(['b', 'c', 'd']);
  await person.keyboard('{Home}{Enter}');
  expect(address()).toBe('/image/uid-a');
});

it('the grid is a single tab stop, which returns to the card that last had the focus', async () => {
  await open();
  const stops = () =>
    screen.getAllByRole('link', { name: /^View / }).filter((link) => link.tabIndex === 0).length;
  expect(stops()).toBe(1);
  act(() => screen.getByRole('link', { name: 'View c' }).focus());
  expect(screen.getByRole('link', { name: 'View c' })).toHaveAttribute('tabindex', '0');
  expect(stops()).toBe(1);
});

it.each(['{Control>}a{/Control}', '{Meta>}a{/Meta}'])(
  'selects all images with %s, except while the focus is in a text field',
  async (keys) => {
    const { person } = await open();
    await person.keyboard(keys);
    expect(chosen()).toHaveLength(5);
    await person.keyboard('{Escape}');
    await person.click(screen.getByRole('searchbox'));
    await person.keyboard(keys);
    expect(chosen()).toEqual([]);
  },
);

itShows(TEXTS.library.selectFirst, 'when Delete is pressed and no image is selected', async (seeText) => {
  const { person, press } = await open();
  await person.click(screen.getByRole('button', { name: 'Select' }));
  await press('Delete');
  await seeText();
});

it.each(['Download', 'Favorite', 'Tags', 'Privacy', 'Delete'])(
  'shows on %s that images must be selected first if none is selected',
  async (name) => {
    const { person, press, server } = await open();
    await person.click(screen.getByRole('button', { name: 'Select' }));
    await press(name);
    expect(await screen.findByText(TEXTS.library.selectFirst)).toBeVisible();
    expect(server.calls('UpdateImages')).toEqual([]);
    expect(server.calls('TrashImages')).toEqual([]);
  },
);

itShows(
  TEXTS.library.favorited(2),
  'when two images are marked as favorites, and keeps them selected',
  async (seeText) => {
    const { press, server, choose } = await open();
    await choose('a', 'b');
    await press('Favorite');
    await seeText();
    expect(server.calls('UpdateImages')).toEqual([{ uids: ['uid-a', 'uid-b'], input: { isFavorite: true } }]);
    expect(within(cardOf('a')).getByRole('button', { name: 'Favorite a' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(chosen()).toEqual(['a', 'b']);
  },
);

it('adds tags to all selected images, which keep their other tags', async () => {
  const images = [libraryImage('a', { tags: ['sea'] }), libraryImage('b')];
  const { person, press, server, choose } = await open({ images });
  await choose('a', 'b');
  await press('Tags');
  const dialog = within(await screen.findByRole('dialog', { name: 'Tag 2 Images' }));
  expect(dialog.getByRole('button', { name: 'Add Tags' })).toBeDisabled();
  await person.type(dialog.getByLabelText('Add a tag'), 'night,sea{Enter}');
  await person.click(dialog.getByRole('button', { name: 'Add Tags' }));
  expect(await screen.findByText('Tagged 2 images')).toBeVisible();
  expect(server.calls('UpdateImages')).toEqual([
    { uids: ['uid-a', 'uid-b'], input: { addTags: ['night', 'sea'] } },
  ]);
  expect(within(cardOf('a')).getByText('sea · night')).toBeInTheDocument();
  expect(within(cardOf('b')).getByText('night · sea')).toBeInTheDocument();
});

it('adds a tag that was typed without Enter', async () => {
  const { person, press, server, choose } = await open();
  await choose('a');
  await press('Tags');
  const dialog = within(await screen.findByRole('dialog', { name: 'Tag This Image' }));
  expect(dialog.getByLabelText('Add a tag')).toHaveFocus();
  await person.keyboard('night{Enter}sea');
  await person.click(dialog.getByRole('button', { name: 'Add Tags' }));
  expect(await screen.findByText('Tagged 1 image')).toBeVisible();
  expect(server.calls('UpdateImages')).toEqual([{ uids: ['uid-a'], input: { addTags: ['night', 'sea'] } }]);
});

it('does not add tags while one that is too long is in the field', async () => {
  const { person, press, choose } = await open();
  await choose('a');
  await press('Tags');
  const dialog = within(await screen.findByRole('dialog', { name: 'Tag This Image' }));
  await person.type(dialog.getByLabelText('Add a tag'), 'night{Enter}');
  fireEvent.change(dialog.getByLabelText('Add a tag'), { target: { value: 'x'.repeat(TAG_MAX_LENGTH + 1) } });
  expect(dialog.getByRole('button', { name: 'Add Tags' })).toBeDisabled();
});

it('makes the selected images private without loading the list again', async () => {
  const { person, press, server, choose } = await open();
  await choose('a');
  await press('Privacy');
  await person.click(await screen.findByRole('menuitem', { name: 'Make Private' }));
  expect(await screen.findByText('Made 1 image private')).toBeVisible();
  expect(server.calls('UpdateImages')).toEqual([{ uids: ['uid-a'], input: { privacy: 'PRIVATE' } }]);
  expect(within(cardOf('a')).getByRole('img', { name: 'Private' })).toBeInTheDocument();
  expect(server.calls('Gallery')).toHaveLength(1);
  expect(chosen()).toEqual(['a']);
});

it('deletes the selected images with the Delete key, and restores them to their places on Undo', async () => {
  const { person, server, choose } = await open();
  await choose('b', 'd');
  await person.keyboard('{Delete}');
  expect(await screen.findByText('Deleted 2 images')).toBeVisible();
  expect(shownTitles()).toEqual(['a', 'c', 'e']);
  expect(screen.getByText('3 images')).toBeVisible();
  expect(screen.queryByRole('toolbar')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Restored 2 images')).toBeVisible();
  expect(shownTitles()).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(screen.getByText('5 images')).toBeVisible();
  expect(server.calls('RestoreImages')).toEqual([{ uids: ['uid-b', 'uid-d'] }]);
});

it('deletes none of the selected images if a comparison shows one of them, and explains why', async () => {
  const { press, choose } = await open({
    handlers: {
      TrashImages: () => {
        throw refusal('CONFLICT', TEXTS.comparisons.imageInUse);
      },
    },
  });
  await choose('a');
  await press('Delete');
  expect(await screen.findByText(TEXTS.comparisons.imageInUse)).toBeVisible();
  expect(chosen()).toEqual(['a']);
  expect(shownTitles()).toHaveLength(5);
});

it('says that nothing was deleted because of images in a comparison, and links to it', async () => {
  const uses = [
    { image: { uid: 'uid-a', title: 'a' }, comparison: { uid: 'cmp1', title: 'Sky' } },
    { image: { uid: 'uid-b', title: 'b' }, comparison: { uid: 'cmp1', title: 'Sky' } },
  ];
  const { person, press, address, choose } = await open({
    handlers: {
      TrashImages: () => {
        throw refusal('CONFLICT', TEXTS.comparisons.imageInUse, { uses });
      },
    },
  });
  await choose('a', 'b', 'c');
  await press('Delete');
  expect(
    await screen.findByText(
      'Nothing was changed: “a” and 1 more image are part of a comparison. Deselect them, or delete the comparison first.',
    ),
  ).toBeVisible();
  expect(shownTitles()).toHaveLength(5);
  await person.click(screen.getByRole('button', { name: 'Open Comparison' }));
  expect(address()).toBe('/comparison/cmp1');
});

itShows(TEXTS.images.deleteFailed, 'when the images could not be deleted', async (seeText) => {
  const { press, choose } = await open({
    handlers: { TrashImages: () => Promise.reject(new TypeError('x')) },
  });
  await choose('a');
  await press('Delete');
  await seeText();
});

it('clears the selection when a different list is shown', async () => {
  const { person, choose } = await open();
  await choose('a');
  await person.click(
    within(screen.getByRole('group', { name: 'Show' })).getByRole('button', { name: 'Favorites' }),
  );
  await screen.findByText('Press the heart on an image to find it here');
  await person.click(
    within(screen.getByRole('group', { name: 'Show' })).getByRole('button', { name: 'All' }),
  );
  await screen.findByRole('list', { name: 'Images' });
  expect(chosen()).toEqual([]);
});

describe('the download of several images', () => {
  const forms = sentForms();
  const downloadTwo = async (ImageArchiveTicket: () => Promise<{ ticket: string }>) => {
    const { press, choose, server } = await open({ handlers: { ImageArchiveTicket } });
    await choose('a', 'c');
    await press('Download');
    return server;
  };

  it('is one ZIP file, which the browser downloads with a ticket for these images', async () => {
    const server = await downloadTwo(async () => ({ ticket: 'signed' }));
    await waitFor(() =>
      expect(forms).toEqual([{ url: '/downloads/images', fields: { ids: 'uid-a,uid-c', ticket: 'signed' } }]),
    );
    expect(server.calls('ImageArchiveTicket')).toEqual([{ ids: ['uid-a', 'uid-c'] }]);
  });

  itShows(TEXTS.library.downloading(2), 'from the click until the download has begun', async (seeText) => {
    let give: (answer: { ticket: string }) => void = () => undefined;
    await downloadTwo(() => new Promise((resolve) => (give = resolve)));
    await seeText();
    expect(forms).toEqual([]);
    give({ ticket: 'signed' });
    await waitFor(() =>
      expect(screen.getByText(TEXTS.library.downloading(2)).closest('[data-kind]')).toHaveAttribute(
        'data-kind',
        'success',
      ),
    );
    expect(forms).toHaveLength(1);
  });

  itShows(TEXTS.images.downloadFailed, 'when there is no ticket, and downloads nothing', async (seeText) => {
    await downloadTwo(() => {
      throw refusal('NOT_FOUND', 'gone');
    });
    await seeText();
    expect(screen.queryByText(TEXTS.library.downloading(2))).toBeNull();
    expect(forms).toEqual([]);
  });

  it('says after too many requests when to try again', async () => {
    await downloadTwo(() => {
      throw refusal('RATE_LIMITED', TEXTS.generic.rateLimited, { retryAfterSeconds: 90 });
    });
    expect(await screen.findByText('Too many requests. Please try again in 2 minutes.')).toBeVisible();
    expect(forms).toEqual([]);
  });

  itShows(TEXTS.images.downloadFailed, 'when the answer is no download after all', async (seeText) => {
    await downloadTwo(async () => ({ ticket: 'signed' }));
    await waitFor(() => expect(forms).toHaveLength(1));
    const frame = document.querySelector('iframe')!;
    Object.defineProperty(frame, 'contentDocument', { value: null });
    fireEvent.load(frame);
    await seeText();
  });
});
