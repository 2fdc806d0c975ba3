import { listsFoundBy } from './found-words.ts';

it('a list is found by any of its words, wherever that stands and however it is written', () => {
  const listsIn = listsFoundBy([['sky', 'himmel'], ['himmels', 'sky'], ['grass']]);
  expect(listsIn('DER HIMMEL')).toEqual(new Set([0]));
  expect(listsIn('a bluer ſky')).toEqual(new Set([0, 1]));
  expect(listsIn('himmelsblau')).toEqual(new Set([0, 1]));
  expect(listsIn('gra')).toEqual(new Set());
  expect(listsIn('')).toEqual(new Set());
});
