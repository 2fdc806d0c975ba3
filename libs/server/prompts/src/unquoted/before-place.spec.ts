import { withTextBeforePlace } from './before-place.ts';

it.each([
  ['Sale ends Sunday!! at the top in yellow', 'write "Sale ends Sunday!!" at the top in yellow'],
  [
    'In loving memory – Arthur J. Pike 1931-2023, bottom middle, soft white',
    'write "In loving memory – Arthur J. Pike 1931-2023", bottom middle, soft white',
  ],
  [
    'even out the shadows and put U14 Girls 2024/25 below',
    'even out the shadows and put "U14 Girls 2024/25" below',
  ],
  ['Trattoria Beppe 1974 in basso', 'write "Trattoria Beppe 1974" in basso'],
  ['meme it: ME AT 6AM top, ME AT 6:05AM bottom', 'meme it: write "ME AT 6AM" top and "ME AT 6:05AM" bottom'],
  ['WHEN THE BOSS CALLS oben, ICH IM BETT unten', 'write "WHEN THE BOSS CALLS" oben and "ICH IM BETT" unten'],
] as const)('the text of “%s” is quoted', (prompt, quoted) =>
  expect(withTextBeforePlace(prompt)).toBe(quoted),
);

it.each([
  'Weird blotch at the top',
  'Hässlicher Fleck oben rechts',
  'Dark corner at the bottom',
  'Crop the guy at the top',
  '60 px at the bottom',
  'put Dad on the left',
  'write "Sold" at the top',
  'brighter top, darker bottom',
])('“%s” has no text before a place', (prompt) => expect(withTextBeforePlace(prompt)).toBeNull());
