import { isPlate } from './license-plate.ts';

const VEHICLE = { width: 1_000, height: 800 };
const PLATE = { x: 500, y: 560, along: { x: 1, y: 0 }, length: 240, height: 60, score: 1 };

it('a plate is in the lower part of a vehicle, level, and of the shape of a plate', () => {
  expect(isPlate(PLATE, VEHICLE)).toBe(true);
  expect(isPlate({ ...PLATE, along: { x: 0.95, y: 0.31 } }, VEHICLE)).toBe(true);
});

it.each([
  ['on the roof', { y: 100 }],
  ['upright', { along: { x: 0, y: 1 } }],
  ['as long as a slogan', { length: 700 }],
  ['as small as a badge', { length: 50, height: 20 }],
  ['as thin as a line of print', { height: 20 }],
  ['a single sign', { height: 220 }],
])('lettering is no plate if it is %s', (_how, values) => {
  expect(isPlate({ ...PLATE, ...values }, VEHICLE)).toBe(false);
});
