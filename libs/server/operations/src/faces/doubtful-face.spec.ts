import type { FoundObject } from '../objects/find-objects.ts';
import type { Infer, Tensor } from '../operation.ts';
import { painted } from '../testing/pictures.ts';
import { isConfirmed } from './doubtful-face.ts';
import type { Face } from './find-faces.ts';

const faceAt = (left: number, top: number, side: number, score = 0.6): Face => ({
  left,
  top,
  right: left + side,
  bottom: top + side,
  score,
  eyes: [
    { x: left + side / 3, y: top + side / 3 },
    { x: left + (2 * side) / 3, y: top + side / 3 },
  ],
});
const person = (score: number): FoundObject => ({
  name: 'person',
  score,
  box: { left: 0.1, top: 0.05, right: 0.9, bottom: 1 },
});
/** The model of landmarks, which sees a face with this certainty. */
const mesh =
  (certainty: number): Infer =>
  () =>
    Promise.resolve<readonly Tensor[]>([
      { values: new Float32Array(468 * 3).map((_, at) => at % 190), shape: [1, 1404] },
      { values: Float32Array.of(certainty), shape: [1] },
    ]);

const SKIN = [214, 160, 134] as const;
const colored = (color: readonly number[]) =>
  painted(100, 100, (x, y) => (x > 35 && x < 65 && y > 15 && y < 45 ? color : [90, 120, 160]));
const face = faceAt(0.35, 0.15, 0.3);

it.each([
  ['a face that the model of landmarks sees', [150, 150, 150], 0.9, [], true],
  ['a turned face with skin', SKIN, 0.1, [], true],
  ['a tomato', [205, 50, 30], 0.1, [person(0.3)], false],
  ['headphones that the detector reports as a person', [32, 26, 30], 0.1, [person(0.51)], false],
  ['somebody in blue light who is certainly there', [60, 70, 190], 0.1, [person(0.8)], true],
] as const)(
  'decides whether a doubtful face is one: %s',
  async (_what, color, certainty, people, expected) => {
    const seen = { surer: [], people, infer: mesh(certainty) };
    expect(await isConfirmed(colored(color), face, seen)).toBe(expected);
  },
);

it('decides in a picture without colors by the people in it', async () => {
  const gray = painted(100, 100, (x) => 60 + x);
  const confirmed = (people: readonly FoundObject[]): Promise<boolean> =>
    isConfirmed(gray, face, { surer: [], people, infer: mesh(0.1) });
  expect([await confirmed([person(0.8)]), await confirmed([person(0.3)])]).toEqual([true, false]);
});

it('takes nothing for a face on the body of somebody whose face is seen', async () => {
  const tattoo = faceAt(0.4, 0.7, 0.15);
  const confirmed = (surer: readonly Face[], people: readonly FoundObject[]): Promise<boolean> =>
    isConfirmed(
      painted(100, 100, () => SKIN),
      tattoo,
      { surer, people, infer: mesh(0.1) },
    );
  expect(await confirmed([faceAt(0.4, 0.1, 0.2, 0.95)], [person(0.8)])).toBe(false);
  expect(await confirmed([faceAt(0.4, 0.1, 0.2, 0.95)], [])).toBe(true);
  expect(await confirmed([], [person(0.8)])).toBe(true);
});
