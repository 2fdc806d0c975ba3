import type { FoundObject } from '../objects/find-objects.ts';
import { peopleAmong } from './people-mask.ts';

const seen = (name: string, score: number, left = 0.1, right = 0.9): FoundObject => ({
  name,
  score,
  box: { left, top: 0.1, right, bottom: 1 },
});

it.each([
  ['a person', [seen('person', 0.7)], 1],
  ['a cat that the detector also reports as a person', [seen('person', 0.56), seen('cat', 0.54)], 0],
  [
    'a person whom the detector also reports as a dog, with a low score',
    [seen('person', 0.7), seen('dog', 0.4)],
    1,
  ],
  ['a person with a dog on the lap', [seen('person', 0.6), seen('dog', 0.6, 0.4, 0.6)], 1],
  ['a person beside a dog', [seen('person', 0.6, 0.1, 0.5), seen('dog', 0.7, 0.5, 0.9)], 1],
  ['a small person far in the background', [seen('person', 0.7, 0.5, 0.51)], 0],
] as const)('counts the people who are large enough, without animals: %s', (_what, objects, expected) => {
  expect(peopleAmong(objects)).toHaveLength(expected);
});
