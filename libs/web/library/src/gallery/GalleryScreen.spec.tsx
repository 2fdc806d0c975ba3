import { TEXTS } from '@safelight/rules';
import { refusal } from '@safelight/web-data/testing';
import { PICTURE_GAP_PX } from '@safelight/web-ui';
import { itShows } from '@safelight/web-ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { cardOf, libraryImage, openGallery, shownTitles } from '../testing/gallery-server.tsx';
import { uploaded } from '../testing/open-upload.tsx';

itShows(TEXTS.library.loaded(3), 'after announcing that the gallery is loading', async (seeText) => {
  openGallery();
  expect(screen.getByRole('status', { name: 'Loading images...' })).toBeInTheDocument();
  expect(screen.getByText('Loading images...')).toBeVisible();
  await seeText();
  expect(shownTitles()).toEqual(['cat', 'dog', 'Catkin']);
  expect(screen.getByText('3 images')).toBeVisible();
});

it('links each card to the image’s page and editor, and shows its date, size, tags and privacy', async () => {
  openGallery({ images: [libraryImage('cat', { tags: ['a', 'b', 'c', 'd'], privacy: 'PRIVATE' })] });
  const view = await screen.findByRole('link', { name: 'View cat' });
  expect(view).toHaveAttribute('href', '/image/uid-cat');
  expect(view).toHaveAccessibleDescription(/cat Mar 4, 2026 · 400 × 300 ?a · b · c$/);
  const card = within(cardOf('cat'));
  expect(card.getByRole('link', { name: 'Edit cat' })).toHaveAttribute('href', '/editor/uid-cat');
  expect(card.getByRole('img', { name: 'Private' })).toBeInTheDocument();
  expect(card.getByRole('checkbox', { name: 'Select cat' })).not.toBeChecked();
  expect(card.getByRole('button', { name: 'Favorite cat' })).toHaveAttribute('aria-pressed', 'false');
});

it.each(['grid', 'list'])(
  'lays out each title in the direction of its writing in the %s, so that its beginning is visible',
  async (view) => {
    openGallery({ images: [libraryImage('صورة من البحر')], at: `/gallery?view=${view}` });
    expect(await screen.findByText('صورة من البحر')).toHaveAttribute('dir', 'auto');
  },
);

it('offers larger thumbnails for wide cards', async () => {
  openGallery();
  await screen.findByRole('list', { name: 'Images' });
  const picture = within(cardOf('cat')).getByRole('img', { name: 'cat', hidden: true });
  expect(picture).toHaveAttribute('srcset', '/s/cat 320w, /m/cat 640w, /l/cat 1280w');
});

it('loads the pictures in the window at once, and those below only when they are near the window', async () => {
  const titles = Array.from({ length: 60 }, (_, index) => `p${index}`);
  openGallery({ images: titles.map((title) => libraryImage(title)) });
  await screen.findByRole('list', { name: 'Images' });
  const pictures = shownTitles().map((title) =>
    within(cardOf(title)).getByRole('img', { name: title, hidden: true }),
  );
  expect(pictures[0]).toHaveAttribute('fetchpriority', 'high');
  expect(pictures[0]).not.toHaveAttribute('loading');
  expect(pictures.at(-1)).toHaveAttribute('loading', 'lazy');
  expect(pictures.at(-1)).not.toHaveAttribute('fetchpriority');
});

it('shows one row per image in the list view, with its number of tags', async () => {
  const { person, address } = openGallery({ images: [libraryImage('cat', { tags: ['a', 'b', 'c', 'd'] })] });
  await person.click(await screen.findByRole('button', { name: 'List view' }));
  expect(address()).toBe('/gallery?view=list');
  expect(within(cardOf('cat')).getByText('4 tags')).toBeInTheDocument();
  expect(within(cardOf('cat')).getByText('400 × 300')).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Grid view' }));
  expect(address()).toBe('/gallery');
});

it('renders only the cards near the window, loads one page ahead, and reserves space for the others', async () => {
  const images = Array.from({ length: 1_000 }, (_, index) => libraryImage(`p${index}`));
  const { server } = openGallery({ images, pageSize: 100 });
  await screen.findByText('Loaded 1000 images');
  expect(shownTitles().length).toBeGreaterThan(4);
  expect(shownTitles().length).toBeLessThan(60);
  const cards = screen.getAllByRole('listitem', { hidden: true });
  expect(cards[0]).toHaveAttribute('aria-setsize', '1000');
  // All images have the same shape, so the height of the whole list can be computed from one row.
  const inRow = cards.filter(({ style }) => style.transform.endsWith(', 0px)')).length;
  const rowHeight = Number.parseInt(cards[0]?.style.height ?? '', 10) + PICTURE_GAP_PX;
  const rows = Math.ceil(1_000 / inRow);
  expect(screen.getByRole('list', { name: 'Images' }).style.height).toBe(`${rows * rowHeight}px`);
  await waitFor(() => expect(server.calls('Gallery')).toHaveLength(2));
});

it('shows the images at which the scrollbar stops, and loads only uids for the pages that it skips', async () => {
  const images = Array.from({ length: 1_000 }, (_, index) => libraryImage(`p${index}`));
  const { server } = openGallery({ images, pageSize: 100 });
  await screen.findByText('Loaded 1000 images');
  const list = screen.getByRole('list', { name: 'Images' });
  Object.defineProperty(window, 'scrollY', { value: Number.parseInt(list.style.height, 10), writable: true });
  fireEvent.scroll(window);
  await waitFor(() => expect(shownTitles()).toContain('p999'));
  expect(server.calls('GalleryUids').length).toBeGreaterThan(4);
  window.scrollY = 0;
  fireEvent.scroll(window);
  expect(shownTitles()).toContain('p0');
});

it('loads the next page of images when the end of the list is near', async () => {
  const { server } = openGallery({ pageSize: 2 });
  await waitFor(() => expect(shownTitles()).toEqual(['cat', 'dog', 'Catkin']));
  expect(server.calls('Gallery')).toMatchObject([
    { after: null, withCount: true },
    { after: '2', withCount: false },
  ]);
  expect(screen.getByText('3 images')).toBeVisible();
});

it('offers to try again when the next page of images failed to load', async () => {
  let isBroken = true;
  const images = ['a', 'b', 'c'].map((title) => libraryImage(title));
  const { person } = openGallery({
    images,
    pageSize: 2,
    failing: ({ after }) => after !== null && isBroken,
  });
  const again = await screen.findByRole('button', { name: 'More images could not be loaded. Try Again' });
  expect(shownTitles()).toEqual(['a', 'b']);
  isBroken = false;
  await person.click(again);
  await waitFor(() => expect(shownTitles()).toEqual(['a', 'b', 'c']));
});

it('searches shortly after the last key press, and stores the search in the address', async () => {
  const { person, address, server } = openGallery();
  await person.type(await screen.findByRole('searchbox', { name: 'Search images' }), 'CAT');
  await waitFor(() => expect(shownTitles()).toEqual(['cat', 'Catkin']));
  expect(address()).toBe('/gallery?search=CAT');
  expect(server.calls('Gallery').map(({ search }) => search)).toEqual([null, 'CAT']);
});

it('sorts the images as the address requests and as the person chooses', async () => {
  const { person, address, server } = openGallery({ at: '/gallery?sort=oldest' });
  await screen.findByRole('list', { name: 'Images' });
  expect(server.calls('Gallery')).toMatchObject([{ sort: 'OLDEST' }]);
  const sort = screen.getByRole('combobox', { name: 'Sort' });
  expect(
    within(sort)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Newest First', 'Oldest First', 'Name A-Z']);
  await person.selectOptions(sort, 'Name A-Z');
  await waitFor(() => expect(shownTitles()).toEqual(['cat', 'Catkin', 'dog']));
  expect(address()).toBe('/gallery?sort=name');
});

it('the Tab key reaches the parts of the library before the search, as they are shown', async () => {
  const { person } = openGallery();
  await screen.findByRole('list', { name: 'Images' });
  await person.click(screen.getByRole('button', { name: 'All' }));
  await person.tab();
  expect(screen.getByRole('searchbox', { name: 'Search images' })).toHaveFocus();
});

it('shows no search and filters where there is nothing to find, and keeps the focus', async () => {
  const { person } = openGallery();
  await screen.findByRole('list', { name: 'Images' });
  const favorites = screen.getByRole('button', { name: 'Favorites' });
  await person.click(favorites);
  expect(await screen.findByText('Press the heart on an image to find it here')).toBeVisible();
  expect(screen.queryByRole('search')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Filters' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Upload' })).toBeVisible();
  expect(favorites).toHaveFocus();
});

it('explains what to do first in an empty gallery, with a drop zone and without filters', async () => {
  const { person } = openGallery({ images: [] });
  expect(await screen.findByRole('heading', { name: 'No images found' })).toBeVisible();
  expect(screen.getByText('Upload some images to get started')).toBeVisible();
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Filters' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Trash' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Upload' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Upload Images' }));
  const dialog = await screen.findByRole('dialog', { name: 'Upload Images' });
  await person.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await person.upload(
    screen.getByLabelText('Choose images'),
    new File(['x'], 'first.png', { type: 'image/png' }),
  );
  expect(
    await within(await screen.findByRole('dialog')).findByRole('listitem', { name: 'first.png' }),
  ).toBeVisible();
});

/** Fakes the browser's fetch of the sample picture. Returns the list of the addresses that were fetched. */
const answerSample = ({ ok }: { readonly ok: boolean }): readonly string[] => {
  const asked: string[] = [];
  const answer = (address: string) => {
    asked.push(address);
    return Promise.resolve({ ok, status: ok ? 200 : 404, blob: () => Promise.resolve(new Blob(['webp'])) });
  };
  Object.defineProperty(globalThis, 'fetch', { configurable: true, value: answer });
  return asked;
};

it('uploads the sample into an empty gallery, and opens it with the prompt filled in', async () => {
  const asked = answerSample({ ok: true });
  const { person, server, address } = openGallery({
    images: [],
    handlers: { UploadImage: () => uploaded('sample') },
  });
  await person.click(await screen.findByRole('button', { name: 'Try This Edit' }));
  await waitFor(() => expect(address()).toBe('/image/sample'));
  expect(asked).toEqual(['/demo/peaks-1280.webp']);
  expect(server.calls('UploadImage')).toMatchObject([
    { filename: 'Mountain path.webp', privacy: 'PRIVATE', allowDuplicate: false },
  ]);
});

it('shows an error when the sample image could not be loaded', async () => {
  answerSample({ ok: false });
  const { person, address } = openGallery({ images: [] });
  await person.click(await screen.findByRole('button', { name: 'Try This Edit' }));
  expect(await screen.findByText(TEXTS.images.uploadFailed)).toBeVisible();
  expect(address()).toBe('/gallery');
});

const dropped = (type: string, files: readonly File[]) =>
  Object.assign(new Event(type, { bubbles: true, cancelable: true }), {
    dataTransfer: { types: ['Files'], files },
  });

it('accepts files that are dropped anywhere in the window of the gallery', async () => {
  openGallery();
  await screen.findByRole('link', { name: 'View cat' });
  fireEvent(document.body, dropped('dragover', []));
  expect(screen.getByText('Drop to upload')).toBeVisible();
  fireEvent(document.body, dropped('drop', [new File(['x'], 'dropped.png', { type: 'image/png' })]));
  expect(screen.queryByText('Drop to upload')).toBeNull();
  expect(
    await within(await screen.findByRole('dialog')).findByRole('listitem', { name: 'dropped.png' }),
  ).toBeVisible();
});

it('ignores files that are dropped on the trash, and prevents the browser from opening them', async () => {
  openGallery({ at: '/gallery?show=trash' });
  await screen.findByText('Deleted images stay here for 30 days');
  const event = dropped('drop', [new File(['x'], 'dropped.png', { type: 'image/png' })]);
  fireEvent(document.body, event);
  expect(event.defaultPrevented).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('offers to clear a search without results, which also empties the search field', async () => {
  const { person, address } = openGallery({ at: '/gallery?search=zebra' });
  await person.click(await screen.findByRole('button', { name: 'Clear Search' }));
  expect(await screen.findByRole('link', { name: 'View cat' })).toBeInTheDocument();
  expect(address()).toBe('/gallery');
  expect(screen.getByRole('searchbox', { name: 'Search images' })).toHaveValue('');
});

it('offers to clear filters that no image matches', async () => {
  const { person, address } = openGallery({ at: '/gallery?type=png&tag=none' });
  await person.click(await screen.findByRole('button', { name: 'Clear Filters' }));
  await waitFor(() => expect(address()).toBe('/gallery'));
});

it.each([
  ['?search=zebra', 'Try adjusting your search terms'],
  ['?type=png&tag=none', 'Try adjusting your filters'],
  ['?show=trash', 'Deleted images stay here for 30 days'],
  ['?show=favorites', 'Press the heart on an image to find it here'],
])('explains why the gallery is empty at %s', async (query, hint) => {
  openGallery({ at: `/gallery${query}` });
  expect(await screen.findByText(hint)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'No images found' })).toBeVisible();
});

it.each([
  ['', 'Gallery'],
  ['?show=favorites', 'Favorites'],
  ['?show=trash', 'Trash'],
])('the heading at /gallery%s is "%s"', async (query, title) => {
  openGallery({ at: `/gallery${query}` });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(title);
  expect(document.title).toContain(title);
});

itShows(
  TEXTS.images.listFailed,
  'in the gallery and in a toast, and offers to try again',
  async (seeText) => {
    let isBroken = true;
    const { person } = openGallery({
      handlers: {
        Gallery: () => {
          if (isBroken) throw refusal('DATABASE_UNAVAILABLE', 'x');
          return {
            images: {
              __typename: 'ImageConnection',
              nodes: [],
              pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
              totalCount: 0,
              matchingCount: { __typename: 'ImageCount', count: 0, isExact: true },
            },
          };
        },
      },
    });
    await seeText();
    expect(await screen.findByRole('heading', { name: TEXTS.images.listFailed })).toBeVisible();
    await waitFor(() => expect(screen.getAllByText(TEXTS.images.listFailed)).toHaveLength(2));
    isBroken = false;
    await person.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('No images found')).toBeVisible();
  },
);

it('shows no count while the favorites cannot be loaded, because that of all images is not theirs', async () => {
  const { person } = openGallery({
    failing: ({ filter }) => (filter as { isFavorite: boolean | null }).isFavorite === true,
  });
  expect(await screen.findByText('3 images')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Favorites' }));
  expect(await screen.findByRole('heading', { name: TEXTS.images.listFailed })).toBeVisible();
  expect(screen.queryByText('3 images')).toBeNull();
});

itShows(TEXTS.library.unknownError, 'when the list fails with an unexpected error', async (seeText) => {
  openGallery({ handlers: { Gallery: () => Promise.reject(new Error('undefined is not a function')) } });
  await seeText();
  expect(screen.getByRole('heading', { name: TEXTS.library.unknownError })).toBeVisible();
});
