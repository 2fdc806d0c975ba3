import {
  filterInputOf,
  type GalleryAddress,
  kilobytes,
  NO_FILTER,
  readAddress,
  writeAddress,
} from './gallery-address.ts';

const FIRST: GalleryAddress = { search: '', sort: 'newest', view: 'grid', shelf: 'all', filter: NO_FILTER };

it('leaves the defaults out of the address', () => {
  expect(readAddress(new URLSearchParams())).toEqual(FIRST);
  expect(writeAddress(FIRST).toString()).toBe('');
});

it('restores every setting from a link', () => {
  const address: GalleryAddress = {
    search: 'sea & sky',
    sort: 'name',
    view: 'list',
    shelf: 'favorites',
    filter: {
      from: '2026-03-01',
      to: '2026-03-31',
      tags: ['nature', 'a,b'],
      type: 'png',
      minKb: 5,
      maxKb: 900,
    },
  };
  expect(readAddress(new URLSearchParams(writeAddress(address).toString()))).toEqual(address);
});

it('ignores invalid values in a link', () => {
  const query = new URLSearchParams(
    'sort=x&view=y&show=z&from=2026-99-99&to=soon&type=exe&min_kb=-4&max_kb=lots&tag=',
  );
  expect(readAddress(query)).toEqual(FIRST);
});

it.each([
  ['', 7],
  ['  12 ', 12],
  ['-1', 7],
  ['1.5', 7],
  ['1e3', 7],
  ['99999999999', 7],
])('reads %j KB as %i when the default is 7', (typed, expected) => {
  expect(kilobytes(typed, 7)).toBe(expected);
});

it('asks the server for whole days in the person’s time zone, the last one included', () => {
  const filter = { ...NO_FILTER, from: '2026-03-01', to: '2026-03-31' };
  expect(filterInputOf({ shelf: 'all', filter })).toMatchObject({
    createdFrom: new Date(2026, 2, 1).toISOString(),
    createdTo: new Date(2026, 3, 1).toISOString(),
  });
});

it('sends no size while the range is the widest', () => {
  expect(filterInputOf({ shelf: 'all', filter: NO_FILTER })).toMatchObject({ minKb: null, maxKb: null });
  expect(filterInputOf({ shelf: 'all', filter: { ...NO_FILTER, minKb: 0, maxKb: 300 } })).toMatchObject({
    minKb: null,
    maxKb: 300,
  });
});

it('sends favorites and the trash as a shelf', () => {
  expect(filterInputOf({ shelf: 'favorites', filter: NO_FILTER })).toMatchObject({
    isFavorite: true,
    isTrashed: false,
  });
  expect(filterInputOf({ shelf: 'trash', filter: NO_FILTER })).toMatchObject({
    isFavorite: null,
    isTrashed: true,
  });
});
