import type { FoundObject } from '../objects/find-objects.ts';
import { isOfPerson } from './faces-of-people.ts';
import type { Face } from './find-faces.ts';

const face = (score: number): Face => ({
  left: 0.4,
  top: 0.4,
  right: 0.6,
  bottom: 0.6,
  score,
  eyes: [
    { x: 0.45, y: 0.45 },
    { x: 0.55, y: 0.45 },
  ],
});
const seen = (name: string, score: number, left = 0.2): FoundObject => ({
  name,
  score,
  box: { left, top: 0.2, right: 0.9, bottom: 1 },
});

it.each([
  ['a person', 0.6, [seen('person', 0.8)], true],
  ['a person who has a dog beside them', 0.9, [seen('person', 0.8), seen('dog', 0.7, 0.7)], true],
  ['a cat that the detector also reports as a person', 0.7, [seen('person', 0.56), seen('cat', 0.54)], false],
  ['a dog', 0.77, [seen('dog', 0.66)], false],
  [
    'a tilted person whom the detector also reports as a dog',
    0.84,
    [seen('person', 0.42), seen('dog', 0.52)],
    true,
  ],
  ['somebody in a crowd whom the detector does not see', 0.75, [], true],
  ['a cup', 0.59, [], false],
  ['a cup that the detector reports as a person', 0.58, [seen('person', 0.49)], false],
] as const)('decides whether a face is that of a person: %s', (_whose, score, objects, expected) => {
  expect(isOfPerson(face(score), objects)).toBe(expected);
});
