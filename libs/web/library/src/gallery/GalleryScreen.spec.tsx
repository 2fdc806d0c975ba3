import { TEXTS } from '@safelight/rules';
import { fakeServer, refusal } from '@safelight/web-data/testing';
import { openScreen } from '@safelight/web-session/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { GalleryScreen } from './GalleryScreen.tsx';

const image = (title: string) => ({
  __typename: 'Image',
  uid: `uid-${title}`,
  title,
  width: 400,
  height: 300,
  privacy: 'PUBLIC',
  createdAt: '2026-03-04T12:00:00Z',
  contentType: 'image/png',
  small: `/s/${title}`,
  medium: `/m/${title}`,
});

const ALL = ['cat', 'dog', 'Catkin'];

/** Answers pages of two, searches without case, and can be broken. */
const open = ({ at = '/gallery', titles = ALL, broken = false } = {}) => {
  let isBroken = broken;
  const server = fakeServer({
    Gallery: ({ search, after, sort }) => {
      if (isBroken) throw refusal('DATABASE_UNAVAILABLE', 'x');
      const found = titles.filter((title) =>
        title.toLowerCase().includes(String(search ?? '').toLowerCase()),
      );
      const sorted = sort === 'NAME' ? found.toSorted((a, b) => a.localeCompare(b)) : found;
      const from = after === null ? 0 : Number(after);
      const more = from + 2 < sorted.length;
      return {
        images: {
          __typename: 'ImageConnection',
          totalCount: titles.length,
          nodes: sorted.slice(from, from + 2).map(image),
          pageInfo: { __typename: 'PageInfo', hasNextPage: more, endCursor: more ? String(from + 2) : null },
        },
      };
    },
  });
  const opened = openScreen({ path: '/gallery', at, element: <GalleryScreen />, link: server.link });
  return {
    ...opened,
    server,
    mend: () => {
      isBroken = false;
    },
  };
};

const shown = () =>
  screen.queryAllByRole('img', { hidden: true }).map((picture) => picture.getAttribute('alt'));

it('says that it is loading, then shows the pictures, each with its page and its editor', async () => {
  open();
  expect(screen.getByRole('status', { name: 'Loading images...' })).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: /^cat/, hidden: true })).toHaveAttribute(
    'href',
    '/image/uid-cat',
  );
  expect(screen.getByRole('link', { name: 'Edit cat', hidden: true })).toHaveAttribute(
    'href',
    '/editor/uid-cat',
  );
  expect(shown()).toEqual(['cat', 'dog']);
  expect(screen.getByText('3 pictures')).toBeVisible();
});

it('loads the next page after the last', async () => {
  const { person, server } = open();
  await person.click(await screen.findByRole('button', { name: 'Load More' }));
  await waitFor(() => {
    expect(shown()).toEqual(['cat', 'dog', 'Catkin']);
  });
  expect(screen.queryByRole('button', { name: 'Load More' })).toBeNull();
  expect(server.calls('Gallery').at(-1)).toMatchObject({ after: '2' });
});

it('searches a moment after typing, and keeps the search in the address', async () => {
  const { person, address, server } = open();
  await person.type(await screen.findByRole('searchbox', { name: 'Search images' }), 'CAT');
  await waitFor(() => {
    expect(shown()).toEqual(['cat', 'Catkin']);
  });
  expect(address()).toBe('/gallery?search=CAT');
  expect(server.calls('Gallery').map(({ search }) => search)).toEqual([null, 'CAT']);
});

it('sorts as the address says, and as the person chooses', async () => {
  const { person, address, server } = open({ at: '/gallery?sort=oldest' });
  await screen.findByRole('list', { name: 'Images' });
  expect(server.calls('Gallery')).toMatchObject([{ sort: 'OLDEST' }]);
  await person.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Name A-Z');
  await waitFor(() => {
    expect(shown()).toEqual(['cat', 'Catkin']);
  });
  expect(address()).toBe('/gallery?sort=name');
});

it('teaches the first step in an empty gallery', async () => {
  open({ titles: [] });
  expect(await screen.findByRole('heading', { name: 'No images found' })).toBeVisible();
  expect(screen.getByText('Upload some images to get started')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Upload Images' })).toHaveAttribute('href', '/upload');
  expect(screen.queryByRole('searchbox')).toBeNull();
});

it('says what to do when a search finds nothing', async () => {
  open({ at: '/gallery?search=zebra' });
  expect(await screen.findByText('Try adjusting your search terms')).toBeVisible();
  expect(within(screen.getByRole('search')).getByRole('searchbox')).toHaveValue('zebra');
});

it('says when the list did not come, and tries again', async () => {
  const { person, mend } = open({ broken: true });
  expect(await screen.findByText(TEXTS.images.listFailed)).toBeVisible();
  mend();
  await person.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => {
    expect(shown()).toEqual(['cat', 'dog']);
  });
});
