import { createCache } from './cache.ts';
import { GalleryDocument } from './generated/operations.ts';

const image = (uid: string) => ({
  __typename: 'Image' as const,
  uid,
  title: uid,
  width: 4,
  height: 3,
  privacy: 'PUBLIC' as const,
  createdAt: '2026-01-01T00:00:00Z',
  contentType: 'image/png',
  isFavorite: false,
  tags: [],
  thumbhash: null,
  deletedAt: null,
  url: `/u/${uid}`,
  downloadUrl: `/d/${uid}`,
  permalink: `/image/${uid}`,
  small: `/s/${uid}`,
  medium: `/m/${uid}`,
  large: `/l/${uid}`,
});

const page = (uids: readonly string[], endCursor: string | null) => ({
  images: {
    __typename: 'ImageConnection' as const,
    totalCount: 9,
    matchingCount: { __typename: 'ImageCount' as const, count: 9, isExact: true },
    nodes: uids.map(image),
    pageInfo: { __typename: 'PageInfo' as const, hasNextPage: endCursor !== null, endCursor },
  },
});

const setUp = () => {
  const cache = createCache();
  const variables = {
    first: 2,
    after: null,
    search: null,
    sort: 'NEWEST' as const,
    filter: null,
    withCount: true,
  };
  const write = (
    uids: readonly string[],
    after: string | null,
    endCursor: string | null,
    search: string | null = null,
  ) => {
    cache.writeQuery({
      query: GalleryDocument,
      variables: { ...variables, after, search },
      data: page(uids, endCursor),
    });
  };
  const read = (search: string | null = null) =>
    cache
      .readQuery({ query: GalleryDocument, variables: { ...variables, search } })
      ?.images.nodes.map(({ uid }) => uid);
  return { cache, write, read };
};

it('appends a page that continues a list', () => {
  const { write, read } = setUp();
  write(['a', 'b'], null, 'b');
  write(['c', 'd'], 'b', null);
  expect(read()).toEqual(['a', 'b', 'c', 'd']);
});

it('does not show an image twice when pages overlap', () => {
  const { write, read } = setUp();
  write(['a', 'b'], null, 'b');
  write(['b', 'c'], 'b', null);
  expect(read()).toEqual(['a', 'b', 'c']);
});

it('starts the list again with a first page', () => {
  const { write, read } = setUp();
  write(['a', 'b'], null, 'b');
  write(['c'], 'b', null);
  write(['new', 'a'], null, 'a');
  expect(read()).toEqual(['new', 'a']);
});

it('keeps the pages after a first page that says what is known', () => {
  const { write, read } = setUp();
  write(['a', 'b'], null, 'b');
  write(['c', 'd'], 'b', null);
  write(['a', 'b'], null, 'b');
  expect(read()).toEqual(['a', 'b', 'c', 'd']);
});

it('keeps one list for each search', () => {
  const { write, read } = setUp();
  write(['a', 'b'], null, 'b');
  write(['cat'], null, null, 'cat');
  expect(read()).toEqual(['a', 'b']);
  expect(read('cat')).toEqual(['cat']);
});

it('drops a deleted image from every list', () => {
  const { cache, write, read } = setUp();
  write(['a', 'b'], null, 'b');
  cache.evict({ id: cache.identify({ __typename: 'Image', uid: 'a' }) ?? '' });
  expect(read()).toEqual(['b']);
});
