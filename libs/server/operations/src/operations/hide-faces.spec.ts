import { edited } from '../testing/edit.ts';
import { painted, pixelAt } from '../testing/pictures.ts';
import { oneObject } from '../testing/stub-models.ts';
import { hideFaces } from './hide-faces.ts';

/** A checkerboard of black and white pixels. Every pixel that is hidden becomes grey. */
const board = (): ReturnType<typeof painted> => painted(260, 260, (x, y) => (x % 2 === y % 2 ? 255 : 0));

/** The distance from the picture's middle to each edge of the person's box, in thirteenths of its side. */
const REACH = 4;

it.each(['blur', 'pixelate'])(
  'hides the upper part of a person whose face is not found, and reports this, in the style: %s',
  async (style) => {
    const notes: string[] = [];
    const after = await edited(hideFaces, board(), {
      options: { style },
      infer: oneObject('person', REACH),
      note: (sentence) => notes.push(sentence),
    });
    expect(notes[0]).toBe(
      'One person has no face that was found, so the upper part of this person was hidden instead.',
    );
    for (const [x, y] of [
      [130, 60],
      [70, 100],
    ] as const)
      expect(Math.abs((pixelAt(after, x, y)[0] ?? 0) - 128)).toBeLessThan(12);
    for (const [x, y] of [
      [130, 20],
      [20, 80],
      [130, 200],
    ] as const)
      expect([0, 255]).toContain(pixelAt(after, x, y)[0]);
  },
);

it('hiding faces does not hide an animal, and is refused free of charge without a face', async () => {
  const infer = oneObject('dog', REACH);
  await expect(edited(hideFaces, board(), { infer })).rejects.toThrow('No face was found');
});
