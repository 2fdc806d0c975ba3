import { createCache } from '@safelight/web-data';
import { imageListsOf } from './image-lists.ts';

const LIBRARY = { search: null, sort: 'NEWEST' as const, filter: { isTrashed: false } };
const BY_NAME = { ...LIBRARY, sort: 'NAME' as const };
/**
 * A list whose search text looks like a filter, to check that lists are not distinguished by the text of their
 * keys.
 */
const SEARCHED = { ...LIBRARY, search: '"isTrashed":true' };
const TRASH = { ...LIBRARY, filter: { isTrashed: true } };

const page = (uids: string, endCursor: string | null = null, totalCount = uids.length) => ({
  nodes: [...uids].map((uid) => ({ uid, width: 4, height: 3 })),
  pageInfo: { hasNextPage: endCursor !== null, endCursor },
  totalCount,
});

const setUp = () => {
  const cache = createCache();
  const lists = imageListsOf(cache);
  const shown = (args: Parameters<typeof lists.get>[0]) => lists.get(args)?.list.uids.join('');
  return { cache, lists, shown };
};

it('each cache has one object with the lists of images', () => {
  const { cache, lists } = setUp();
  expect(imageListsOf(cache)).toBe(lists);
  expect(imageListsOf(createCache())).not.toBe(lists);
});

it('stores each list of images under its arguments', () => {
  const { lists, shown } = setUp();
  lists.begin(LIBRARY, page('ab', 'b', 4));
  lists.begin(BY_NAME, page('ba', 'a', 4));
  lists.append(LIBRARY, 'b', page('cd'));
  expect(shown(LIBRARY)).toBe('abcd');
  expect(shown(BY_NAME)).toBe('ba');
});

it('appends a page only to the list that ends at its cursor', () => {
  const { lists, shown } = setUp();
  lists.begin(LIBRARY, page('ab', 'b', 4));
  lists.append(LIBRARY, 'a', page('x'));
  lists.append(BY_NAME, 'b', page('x'));
  expect(shown(LIBRARY)).toBe('ab');
  expect(lists.get(BY_NAME)).toBeUndefined();
});

it('keeps a stale list on screen until its first page is loaded again', () => {
  const { lists, shown } = setUp();
  lists.begin(LIBRARY, page('ab', 'b', 4));
  lists.append(LIBRARY, 'b', page('cd'));
  lists.expire();
  expect(shown(LIBRARY)).toBe('abcd');
  expect(lists.get(LIBRARY)).toMatchObject({ isStale: true, timesStale: 1 });
  lists.begin(LIBRARY, page('ab', 'b', 4));
  expect(shown(LIBRARY)).toBe('ab');
  expect(lists.get(LIBRARY)?.isStale).toBe(false);
});

it('removes deleted images from the lists of the library, and marks the lists of the trash as stale', () => {
  const { lists, shown } = setUp();
  for (const args of [LIBRARY, BY_NAME, SEARCHED, TRASH]) lists.begin(args, page('abc'));
  lists.take(['b'], 'library');
  expect([LIBRARY, BY_NAME, SEARCHED, TRASH].map(shown)).toEqual(['ac', 'ac', 'ac', 'abc']);
  expect([LIBRARY, BY_NAME, SEARCHED, TRASH].map((args) => lists.get(args)?.isStale)).toEqual([
    false,
    false,
    false,
    true,
  ]);
});

it('restores images to their places, and marks lists that were loaded in the meantime as stale', () => {
  const { lists, shown } = setUp();
  lists.begin(LIBRARY, page('abc'));
  const putBack = lists.take(['a', 'c'], 'library');
  lists.begin(BY_NAME, page('b'));
  putBack();
  expect(shown(LIBRARY)).toBe('abc');
  expect(lists.get(LIBRARY)?.isStale).toBe(false);
  expect(lists.get(BY_NAME)?.isStale).toBe(true);
});

it('restores the images of the first removal only, and those of the second one are still away', () => {
  const { lists, shown } = setUp();
  lists.begin(LIBRARY, page('abc'));
  lists.begin(BY_NAME, page('cb', null, 2));
  const putBackA = lists.take(['a'], 'library');
  const putBackB = lists.take(['b'], 'library');
  putBackA();
  expect([LIBRARY, BY_NAME].map(shown)).toEqual(['ac', 'c']);
  expect(lists.get(LIBRARY)?.list.totalCount).toBe(2);
  putBackB();
  expect([LIBRARY, BY_NAME].map(shown)).toEqual(['abc', 'cb']);
  expect([LIBRARY, BY_NAME].map((args) => lists.get(args)?.isStale)).toEqual([false, false]);
});

it('marks a list as stale if it was started again after the removal of an image that is restored', () => {
  const { lists } = setUp();
  lists.begin(LIBRARY, page('abc'));
  const putBack = lists.take(['b'], 'library');
  lists.begin(LIBRARY, page('xac'));
  putBack();
  expect(lists.get(LIBRARY)?.isStale).toBe(true);
});

it('knows the images around one in the list that was on screen last', () => {
  const { lists } = setUp();
  lists.begin(LIBRARY, page('abc'));
  lists.begin(BY_NAME, page('cab'));
  expect(lists.around('a', 1)).toEqual([]);
  lists.shows(LIBRARY);
  expect(lists.around('b', 1)).toEqual(['a', 'b', 'c']);
  expect(lists.around('a', 1)).toEqual(['a', 'b']);
  lists.shows(BY_NAME);
  expect(lists.around('b', 1)).toEqual(['a', 'b']);
  expect(lists.around('x', 1)).toEqual([]);
});

it('notifies its listeners when a list has changed', () => {
  const { lists } = setUp();
  let notified = 0;
  const stop = lists.subscribe(() => (notified += 1));
  lists.begin(LIBRARY, page('a'));
  lists.expire();
  stop();
  lists.expire();
  expect(notified).toBe(2);
});

it('remembers the shape of every listed image, even after its data was removed from the cache', () => {
  const { lists } = setUp();
  lists.begin(LIBRARY, page('ab', '2'));
  lists.append(LIBRARY, '2', {
    nodes: [{ uid: 'c', width: 200, height: 400 }],
    pageInfo: { hasNextPage: false, endCursor: null },
  });
  expect(['a', 'c', 'unknown'].map(lists.shapeOf)).toEqual([4 / 3, 0.5, 1]);
});
