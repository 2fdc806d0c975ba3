import {
  filterInputOf,
  type GalleryAddress,
  kilobytes,
  NO_FILTER,
  readAddress,
  writeAddress,
} from './gallery-address.ts';

const FIRST: GalleryAddress = { search: '', sort: 'newest', view: 'grid', shelf: 'all', filter: NO_FILTER };

it('the address of the gallery does not contain default settings', () => {
  expect(readAddress(new URLSearchParams())).toEqual(FIRST);
  expect(writeAddress(FIRST).toString()).toBe('');
});

it('every setting of the gallery is restored from a link', () => {
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

it('invalid values in a link to the gallery are ignored', () => {
  const query = new URLSearchParams(
    'sort=x&view=y&show=z&from=2026-99-99&to=soon&type=exe&min_kb=-4&max_kb=lots&tag=',
  );
  expect(readAddress(query)).toEqual(FIRST);
});

it('the ends of a range that were given the wrong way round are exchanged', () => {
  const filterIn = (query: string) => readAddress(new URLSearchParams(query)).filter;
  expect(filterIn('from=2026-12-01&to=2026-01-31&min_kb=500&max_kb=10')).toMatchObject({
    from: '2026-01-31',
    to: '2026-12-01',
    minKb: 10,
    maxKb: 500,
  });
  expect(filterIn('from=2026-12-01&min_kb=20000')).toMatchObject({
    from: '2026-12-01',
    to: '',
    minKb: 20_000,
    maxKb: 10_000,
  });
});

it.each([
  ['', 7],
  ['  12 ', 12],
  ['-1', 7],
  ['1.5', 7],
  ['1e3', 7],
  ['99999999999', 7],
])('the size %j KB is read as %i if the default is 7', (typed, expected) => {
  expect(kilobytes(typed, 7)).toBe(expected);
});

it('a filter by dates requests whole days in the person’s time zone, including the last one', () => {
  const filter = { ...NO_FILTER, from: '2026-03-01', to: '2026-03-31' };
  expect(filterInputOf({ shelf: 'all', filter })).toMatchObject({
    createdFrom: new Date(2026, 2, 1).toISOString(),
    createdTo: new Date(2026, 3, 1).toISOString(),
  });
});

it('a filter by size sends no limit for an end of the range that was not moved', () => {
  expect(filterInputOf({ shelf: 'all', filter: NO_FILTER })).toMatchObject({ minKb: null, maxKb: null });
  expect(filterInputOf({ shelf: 'all', filter: { ...NO_FILTER, minKb: 0, maxKb: 300 } })).toMatchObject({
    minKb: null,
    maxKb: 300,
  });
});

it('favorites and the trash are requested as shelves', () => {
  expect(filterInputOf({ shelf: 'favorites', filter: NO_FILTER })).toMatchObject({
    isFavorite: true,
    isTrashed: false,
  });
  expect(filterInputOf({ shelf: 'trash', filter: NO_FILTER })).toMatchObject({
    isFavorite: null,
    isTrashed: true,
  });
});
