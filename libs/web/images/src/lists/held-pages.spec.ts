import { createCache, GalleryUidsDocument } from '@safelight/web-data';
import { HeldPages } from './held-pages.ts';

const LIST = { search: null, sort: 'NEWEST' as const, filter: null };

const setUp = () => {
  const cache = createCache();
  const pages = new HeldPages(cache);
  /** Simulates the arrival of a page with one image. */
  const arrive = (number: number) => {
    const after = String(number);
    const images = {
      __typename: 'ImageConnection' as const,
      nodes: [{ __typename: 'Image' as const, uid: `u${number}`, width: 4, height: 3 }],
      pageInfo: { __typename: 'PageInfo' as const, hasNextPage: true, endCursor: String(number + 1) },
    };
    cache.writeQuery({
      query: GalleryUidsDocument,
      variables: { ...LIST, first: 1, after },
      data: { images },
    });
    pages.hold(LIST, after, images);
  };
  const stored = () => Object.keys(cache.extract()).filter((id) => id.startsWith('Image:'));
  return { cache, pages, arrive, stored };
};

it('stores a limited number of pages of lists in the cache', () => {
  const { cache, arrive, stored } = setUp();
  for (let number = 1; number <= 40; number += 1) arrive(number);
  expect(stored()).toHaveLength(30);
  expect(stored()).not.toContain('Image:{"uid":"u1"}');
  expect(stored()).toContain('Image:{"uid":"u40"}');
  expect(
    Object.keys(cache.extract()['ROOT_QUERY'] ?? {}).filter((name) => name.startsWith('images')),
  ).toHaveLength(30);
});

it('removes the least recently used pages from the cache', () => {
  const { pages, arrive, stored } = setUp();
  for (let number = 1; number <= 30; number += 1) arrive(number);
  expect(pages.use(LIST, '1')).toBe(true);
  arrive(31);
  expect(stored()).toContain('Image:{"uid":"u1"}');
  expect(stored()).not.toContain('Image:{"uid":"u2"}');
  expect(pages.use(LIST, '2')).toBe(false);
});

it('does not use a page whose images were removed from the cache', () => {
  const { pages, arrive } = setUp();
  arrive(1);
  pages.lose(LIST, '1');
  expect(pages.use(LIST, '1')).toBe(false);
});
