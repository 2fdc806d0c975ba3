import { createCache, GalleryUidsDocument } from '@safelight/web-data';
import { imageListsOf } from './image-lists.ts';

const LIST = { search: null, sort: 'NEWEST' as const, filter: null };
const PAGES = 40;

const setUp = () => {
  const cache = createCache();
  const lists = imageListsOf(cache);
  /** A page of one image arrives. */
  const arrive = (number: number) => {
    const after = String(number);
    const images = {
      __typename: 'ImageConnection' as const,
      nodes: [{ __typename: 'Image' as const, uid: `u${number}` }],
      pageInfo: { __typename: 'PageInfo' as const, hasNextPage: true, endCursor: String(number + 1) },
    };
    const variables = { ...LIST, first: 1, after };
    cache.writeQuery({ query: GalleryUidsDocument, variables, data: { images } });
    lists.hold(LIST, after, images);
  };
  const stored = () => Object.keys(cache.extract()).filter((id) => id.startsWith('Image:'));
  return { cache, lists, arrive, stored };
};

it('belongs to its cache', () => {
  const { cache, lists } = setUp();
  expect(imageListsOf(cache)).toBe(lists);
  expect(imageListsOf(createCache())).not.toBe(lists);
});

it('keeps no more pages in the cache than a person may scroll back over', () => {
  const { cache, arrive, stored } = setUp();
  for (let number = 1; number <= PAGES; number += 1) arrive(number);
  expect(stored()).toHaveLength(30);
  expect(stored()).not.toContain('Image:{"uid":"u1"}');
  expect(stored()).toContain(`Image:{"uid":"u${PAGES}"}`);
  expect(
    Object.keys(cache.extract()['ROOT_QUERY'] ?? {}).filter((name) => name.startsWith('images')),
  ).toHaveLength(30);
});

it('lets the pages go that were not used for longest', () => {
  const { lists, arrive, stored } = setUp();
  for (let number = 1; number <= 30; number += 1) arrive(number);
  expect(lists.use(LIST, '1')).toBe(true);
  arrive(31);
  expect(stored()).toContain('Image:{"uid":"u1"}');
  expect(stored()).not.toContain('Image:{"uid":"u2"}');
  expect(lists.use(LIST, '2')).toBe(false);
});

it('tells who listens when a list changed', () => {
  const { lists } = setUp();
  let told = 0;
  const stop = lists.subscribe(() => (told += 1));
  const list = { pages: [], uids: [], endCursor: null, totalCount: 0 };
  lists.set('k', list);
  expect(lists.get('k')).toBe(list);
  lists.forget((key) => key === 'k');
  expect(lists.get('k')).toBeUndefined();
  stop();
  lists.set('k', list);
  expect(told).toBe(2);
});
