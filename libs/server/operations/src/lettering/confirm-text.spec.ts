import type { Infer } from '../operation.ts';
import { painted } from '../testing/pictures.ts';
import { confirmed } from './confirm-text.ts';
import type { TextBox } from './text-boxes.ts';

/** A white bar on black, which the detector of these specs takes for a line of text. */
const BAR = { x: 200, y: 100, along: { x: 1, y: 0 }, length: 200, height: 20, score: 1 } as const;
const picture = painted(400, 200, (x, y) =>
  Math.abs(x - BAR.x) < 100 && Math.abs(y - BAR.y) < 10 ? 255 : 0,
);

/** A detector that is certain of all bright pixels, and tells how often it was asked. */
const detector = (): { readonly infer: Infer; readonly looks: () => number } => {
  let count = 0;
  return {
    infer: async (_name, { values, shape }) => {
      count++;
      const blue = values.subarray(0, values.length / 3);
      return [{ values: Float32Array.from(blue, (value) => (value > 0 ? 1 : 0)), shape }];
    },
    looks: () => count,
  };
};

it('a smaller box is looked at if the larger one around it does not fit the line', async () => {
  const { infer } = detector();
  const tooLarge: TextBox = { ...BAR, y: BAR.y + 22, length: 220, height: 76 };
  expect(await confirmed(picture, [BAR, tooLarge], infer)).toEqual([BAR]);
});

it('a larger box that is not confirmed does not continue the line in it', async () => {
  const { infer } = detector();
  const tooLong: TextBox = { ...BAR, x: BAR.x + 130, length: 420, height: 33 };
  expect(await confirmed(picture, [tooLong, BAR], infer)).toEqual([BAR]);
});

it('boxes in a confirmed line are not looked at, and are no further lines', async () => {
  const { infer, looks } = detector();
  const part: TextBox = { ...BAR, x: BAR.x - 30, length: 100 };
  const alone = detector();
  await confirmed(picture, [BAR], alone.infer);
  expect(await confirmed(picture, [part, BAR], infer)).toEqual([BAR]);
  expect(looks()).toBe(alone.looks());
});

it('a box beside the end of a line belongs to it, and one elsewhere does not', async () => {
  const { infer } = detector();
  const [beside, below]: readonly TextBox[] = [
    { ...BAR, x: BAR.x + 130, length: 24 },
    { ...BAR, y: BAR.y + 70, length: 24 },
  ];
  expect(
    await confirmed(
      picture,
      [BAR, beside, below].flatMap((box) => box ?? []),
      infer,
    ),
  ).toEqual([BAR, beside]);
});
