import { readAddress, variablesOf } from './projects-address.ts';

const variablesAt = (query: string) => variablesOf(readAddress(new URLSearchParams(query)));

it('the days of a filter are whole ones in the person’s time zone, in either order', () => {
  const march = {
    tags: [],
    createdFrom: new Date(2026, 2, 1).toISOString(),
    createdTo: new Date(2026, 3, 1).toISOString(),
  };
  expect(variablesAt('from=2026-03-01&to=2026-03-31').filter).toEqual(march);
  expect(variablesAt('from=2026-03-31&to=2026-03-01').filter).toEqual(march);
});

it('days that do not exist are ignored', () => {
  expect(variablesAt('from=2026-99-99&to=soon').filter).toBeNull();
});
