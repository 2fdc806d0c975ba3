import { appended, continued, listOf, pagesAt, without, withPutBack } from './image-list.ts';

const page = (uids: string, endCursor: string | null, totalCount?: number) => ({
  nodes: [...uids].map((uid) => ({ uid, width: 4, height: 3 })),
  pageInfo: { hasNextPage: endCursor !== null, endCursor },
  ...(totalCount === undefined ? {} : { totalCount }),
});
const shown = ({ uids }: { readonly uids: readonly string[] }): string => uids.join('');

/** A list of six images in three pages. */
const SIX = appended(appended(listOf(page('ab', 'b', 6)), page('cd', 'd')), page('ef', null));

it('a list of images grows page by page until its last page', () => {
  expect(shown(SIX)).toBe('abcdef');
  expect(SIX.endCursor).toBeNull();
  expect(SIX.pages.map(({ after }) => after)).toEqual([null, 'b', 'd']);
});

it('a list of images contains no image twice even if its pages overlap', () => {
  expect(shown(appended(listOf(page('ab', 'b')), page('bc', null)))).toBe('abc');
});

it('a list of images keeps its other pages when its first page is loaded again unchanged', () => {
  expect(continued(SIX, page('ab', 'b', 6))).toEqual(SIX);
});

it('a list of images has the number of matches that the server reported last', () => {
  const first = { ...page('ab', 'b', 6), matchingCount: { count: 5, isExact: true } };
  expect(continued(SIX, first)).toEqual({ ...SIX, matching: { count: 5, isExact: true } });
  expect(without(listOf(first), new Set(['a'])).matching).toEqual({ count: 4, isExact: true });
});

it.each([
  ['another image comes first', page('xa', 'a', 6)],
  ['the total has changed', page('ab', 'b', 7)],
  ['the first page is longer than the known list', page('abcdefg', null, 6)],
  ['its later images belong to it no more', page('ab', null, 6)],
])('a list of images is started again when %s', (_, first) => {
  expect(continued(SIX, first)).toEqual(listOf(first));
});

it('a list of images is started again when a later image belongs to it no more', () => {
  const counted = (count: number) => ({ ...page('ab', 'b', 6), matchingCount: { count, isExact: true } });
  const known = appended(listOf(counted(4)), page('cd', null));
  expect(continued(known, counted(4))).toEqual(known);
  expect(continued(known, counted(3))).toEqual(listOf(counted(3)));
});

it('images that are removed from a list can be restored to their places', () => {
  const left = without(SIX, new Set(['a', 'd', 'e']));
  expect(shown(left)).toBe('bcf');
  expect(left.totalCount).toBe(3);
  expect(withPutBack(left, new Set('ade'))).toEqual(SIX);
});

it('restored images are put next to images that were loaded since their removal', () => {
  const left = appended({ ...without(SIX, new Set(['c'])), endCursor: 'f' }, page('g', null));
  expect(shown(withPutBack(left, new Set('c')))).toBe('abcdefg');
});

it('images that were removed one after another can be restored in any order, each to its place', () => {
  const [b, c] = [new Set('b'), new Set('c')];
  const left = without(without(SIX, c), b);
  const half = withPutBack(left, c);
  expect(shown(half)).toBe('acdef');
  expect(half.totalCount).toBe(5);
  expect(withPutBack(half, b)).toEqual(SIX);
  expect(withPutBack(withPutBack(left, b), c)).toEqual(SIX);
});

it('an image that a list never contained is not put into it', () => {
  expect(withPutBack(SIX, new Set('x'))).toEqual(SIX);
});

it('a list stays the same object if it contains none of the removed images', () => {
  expect(without(SIX, new Set(['x']))).toBe(SIX);
});

it.each([
  [0, 1, [null]],
  [1, 2, [null, 'b']],
  [-100, 100, [null, 'b', 'd']],
  [6, 9, []],
])('the pages that contain the entries %i to %i of a list are found', (from, to, cursors) => {
  expect(pagesAt(SIX, from, to).map(({ after }) => after)).toEqual(cursors);
});
