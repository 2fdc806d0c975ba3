import { labelSets } from '../classifier/labels.ts';
import { augmented } from './augment.ts';
import type { LabelledWish } from './wish-rows.ts';

const rows = (wishes: readonly string[]): readonly LabelledWish[] =>
  wishes.map((wish) => ({ writer: 'test', language: 'en', wish, written: 'crop', sets: labelSets('crop') }));
const WISHES = Array.from({ length: 40 }, (_, at) => `please crop number ${at} of these pictures`);
const made = (wishes: readonly string[], seed = 1): readonly string[] =>
  augmented(rows(wishes), seed).map(({ wish }) => wish);

it('makes the same of the same rows, and something else with another seed', () => {
  expect(made(WISHES)).toEqual(made(WISHES));
  expect(made(WISHES, 2)).not.toEqual(made(WISHES));
});

it('makes something else of a row each time that it is repeated', () => {
  const [, , slip, other] = made([
    'brighten the photograph of my mother',
    'brighten the photograph of my mother',
  ]);
  expect(slip).not.toBe(other);
});

it('changes one pair at most of what it made of the other rows when a row is added', () => {
  const before = made(WISHES);
  const after = new Set(made([...WISHES.slice(0, 20), 'sharpen the eyes', ...WISHES.slice(20)]));
  expect(before.filter((wish) => !after.has(wish)).length).toBeLessThanOrEqual(1);
});
