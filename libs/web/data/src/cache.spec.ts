import { createCache, imagePageKey } from './cache.ts';
import { GalleryDocument, MyComparisonsDocument } from './generated/operations.ts';

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
  block: null,
  directUrl: `/u/${uid}`,
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
  const read = (search: string | null = null, after: string | null = null) =>
    cache
      .readQuery({ query: GalleryDocument, variables: { ...variables, search, after } })
      ?.images.nodes.map(({ uid }) => uid);
  return { cache, write, read };
};

it('stores each page of a list under its own key', () => {
  const { write, read } = setUp();
  write(['a', 'b'], null, 'b');
  write(['c', 'd'], 'b', null);
  expect(read()).toEqual(['a', 'b']);
  expect(read(null, 'b')).toEqual(['c', 'd']);
});

it('identifies a page by the arguments of its list and its cursor', () => {
  const { cache, write } = setUp();
  write(['a', 'b'], null, 'b');
  write(['c'], 'b', null, 'cat');
  expect(Object.keys(cache.extract()['ROOT_QUERY'] ?? {})).toEqual(
    expect.arrayContaining([
      imagePageKey({ search: null, sort: 'NEWEST', filter: null }, null),
      imagePageKey({ search: 'cat', sort: 'NEWEST', filter: null }, 'b'),
    ]),
  );
});

it('stores one list for each search', () => {
  const { write, read } = setUp();
  write(['a', 'b'], null, 'b');
  write(['cat'], null, null, 'cat');
  expect(read()).toEqual(['a', 'b']);
  expect(read('cat')).toEqual(['cat']);
});

it('removes a deleted image from every list', () => {
  const { cache, write, read } = setUp();
  write(['a', 'b'], null, 'b');
  cache.evict({ id: cache.identify({ __typename: 'Image', uid: 'a' }) ?? '' });
  expect(read()).toEqual(['b']);
});

describe('the cached list of comparisons', () => {
  const listed = () => {
    const cache = createCache();
    const write = (uids: readonly string[], after: string | null, endCursor: string | null) => {
      cache.writeQuery({
        query: MyComparisonsDocument,
        variables: { after },
        data: {
          comparisons: {
            __typename: 'ComparisonConnection',
            nodes: uids.map((uid) => ({
              __typename: 'Comparison' as const,
              uid,
              title: uid,
              description: null,
              viewCount: 0,
              createdAt: '2026-01-01T00:00:00Z',
              permalink: `/comparison/${uid}`,
              original: { __typename: 'ComparisonSide' as const, mediumUrl: '/m' },
              edited: { __typename: 'ComparisonSide' as const, originalFilename: 'e', mediumUrl: '/m' },
            })),
            pageInfo: { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor },
          },
        },
      });
    };
    const read = () =>
      cache
        .readQuery({ query: MyComparisonsDocument, variables: { after: null } })
        ?.comparisons.nodes.map(({ uid }) => uid);
    return { write, read };
  };

  it('appends the next page, without duplicates', () => {
    const { write, read } = listed();
    write(['a', 'b'], null, 'b');
    write(['b', 'c'], 'b', null);
    expect(read()).toEqual(['a', 'b', 'c']);
  });

  it('is replaced when the first page has changed, and keeps its other pages otherwise', () => {
    const { write, read } = listed();
    write(['a', 'b'], null, 'b');
    write(['c'], 'b', null);
    write(['a', 'b'], null, 'b');
    expect(read()).toEqual(['a', 'b', 'c']);
    write(['new', 'a'], null, 'a');
    expect(read()).toEqual(['new', 'a']);
  });

  it('loses its last entry when that was deleted elsewhere', () => {
    const { write, read } = listed();
    write(['a', 'b', 'c'], null, null);
    write(['a', 'b'], null, null);
    expect(read()).toEqual(['a', 'b']);
  });
});
