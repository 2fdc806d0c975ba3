import { goneIn, tagCount } from './card-facts.ts';

const DELETED = '2026-03-10T12:00:00Z';

it.each([
  ['2026-03-10T12:00:01Z', 'Gone in 30 days'],
  ['2026-04-07T11:00:00Z', 'Gone in 3 days'],
  ['2026-04-08T13:00:00Z', 'Gone tomorrow'],
  ['2026-04-09T13:00:00Z', 'Gone today'],
])('the card of a picture that was deleted on March 10 shows on %s: %s', (now, text) => {
  expect(goneIn(DELETED, Date.parse(now))).toBe(text);
});

it('the card of a picture shows the number of its tags', () => {
  expect([tagCount([]), tagCount(['a']), tagCount(['a', 'b'])]).toEqual(['', '1 tag', '2 tags']);
});
