import { COCO_NAMES } from '../objects/coco-names.ts';
import type { Infer } from '../operation.ts';
import { edited } from '../testing/edit.ts';
import { painted, pixelAt } from '../testing/pictures.ts';
import { FACE_PICTURE_SIDE, oneBox, oneFace, redSubject } from '../testing/stub-models.ts';
import { roundCorners } from './borders.ts';
import { crop } from './crop.ts';
import { bestWindow, cutFrom } from './kept-in-shape.ts';
import { resize } from './sizes.ts';

const SIDE = FACE_PICTURE_SIDE;
/** A picture in which red and green say where a pixel was. */
const ramp = painted(SIDE, SIDE, (x, y) => [x, y, 90]);
const at = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });

describe('bestWindow', () => {
  const whole = { width: 100, height: 200 };
  const picture = painted(whole.width, whole.height, () => 90);
  const size = { width: 100, height: 60 };
  const middle = { x: 50, y: 100 };

  it('has the point in its middle if everything is seen there, and does not leave the picture', () => {
    expect(bestWindow(picture, size, middle, [{ box: at(0.4, 0.4, 0.6, 0.5), weight: 1 }]).top).toBe(70);
    expect(bestWindow(picture, size, { x: 50, y: 190 }, []).top).toBe(140);
  });

  it('moves only as far as what should be seen requires', () => {
    expect(bestWindow(picture, size, middle, [{ box: at(0.4, 0.3, 0.6, 0.4), weight: 1 }]).top).toBe(60);
    expect(bestWindow(picture, size, middle, [{ box: at(0.4, 0.6, 0.6, 0.8), weight: 1 }]).top).toBe(100);
  });

  it('shows what matters more if not everything fits, and the middle of what is too large', () => {
    const wanted = [
      { box: at(0, 0.1, 1, 0.2), weight: 1 },
      { box: at(0, 0.7, 1, 0.8), weight: 3 },
    ];
    expect(bestWindow(picture, size, middle, wanted).top).toBe(100);
    expect(bestWindow(picture, size, middle, [{ box: at(0, 0, 1, 0.4), weight: 1 }]).top).toBe(10);
  });

  it('tells how much of a box is cut off', () => {
    const window = { left: 0, top: 100, width: 100, height: 60 };
    expect(cutFrom(picture, window, at(0.2, 0.45, 0.4, 0.55))).toBeCloseTo(0.5);
    expect(cutFrom(picture, window, at(0.2, 0.5, 0.4, 0.8))).toBeCloseTo(0);
  });
});

describe('a crop to a shape', () => {
  const notes: string[] = [];
  const note = (sentence: string): number => notes.push(sentence);
  beforeEach(() => notes.splice(0));

  /** The first row of a crop to 16:9 of a picture with a face around this row. */
  const topWithFace = async (y: number, side: number): Promise<number> => {
    const eyes = [
      { x: 118, y: y - 6 },
      { x: 138, y: y - 6 },
    ] as const;
    const infer: Infer = oneFace({ x: 128, y }, side, eyes);
    const shown = await edited(crop, ramp, { options: { ratio: '16:9' }, infer, note });
    return pixelAt(shown, 0, 0)[1] ?? -1;
  };

  it('keeps a head with room for its hair at either end of the picture', async () => {
    expect(await topWithFace(50, 40)).toBeLessThan(10);
    expect(await topWithFace(200, 40)).toBeGreaterThan(80);
    expect(notes).toEqual([]);
  });

  it('says that a head does not fit, and shows its middle', async () => {
    const top = await topWithFace(128, 170);
    expect(top).toBeGreaterThan(30);
    expect(top).toBeLessThan(80);
    expect(notes.join(' ')).toContain('The head does not fit into this shape');
  });

  it('goes down to the shoulders or to the waist of a person', async () => {
    const heightOf = async (around: string): Promise<number> => {
      const infer = oneFace({ x: 128, y: 50 }, 30, [
        { x: 120, y: 46 },
        { x: 136, y: 46 },
      ]);
      return (await edited(crop, ramp, { options: { around }, infer, note })).height;
    };
    const [face, head, waist] = [await heightOf('face'), await heightOf('head'), await heightOf('waist')];
    expect(face).toBeLessThan(head);
    // The box of a face is about two thirds of a head high, and the waist is about three heads below the crown.
    expect(waist / head).toBeGreaterThan(1.4);
    expect(waist / head).toBeLessThan(1.8);
  });

  it('is that of a size in pixels and of a circle as well', async () => {
    const tall = painted(SIDE / 2, SIDE, (x, y) => [x * 2, y, 90]);
    const infer = (): Infer =>
      oneFace({ x: 128, y: 40 }, 30, [
        { x: 120, y: 36 },
        { x: 136, y: 36 },
      ]);
    const sized = await edited(resize, tall, { options: { width: 128, height: 72 }, infer: infer() });
    expect(pixelAt(sized, 64, 0)[1]).toBeLessThan(30);
    const round = await edited(roundCorners, tall, { options: { shape: 'circle' }, infer: infer() });
    expect(pixelAt(round, 64, 1)[1]).toBeLessThan(30);
  });

  it('is at the side that shall be kept, unless it cuts off only the other sides', async () => {
    const firstPixel = async (ratio: string, keeps: string): Promise<readonly number[]> =>
      pixelAt(await edited(crop, ramp, { options: { ratio, keeps }, infer: oneBox('vase', 6), note }), 0, 0);
    expect(await firstPixel('16:9', 'top')).toEqual([0, 0, 90]);
    expect(await firstPixel('16:9', 'bottom')).toEqual([0, SIDE - 144, 90]);
    expect(await firstPixel('1:2', 'left')).toEqual([0, 0, 90]);
    expect(await firstPixel('1:2', 'right')).toEqual([SIDE - 128, 0, 90]);
    expect(await firstPixel('16:9', 'left')).toEqual(await firstPixel('16:9', 'subject'));
  });

  it('keeps the upper part of an animal that is too tall', async () => {
    const options = { ratio: '16:9' };
    const dog = await edited(crop, ramp, { options, infer: oneBox('dog', 6), note });
    const vase = await edited(crop, ramp, { options, infer: oneBox('vase', 6), note });
    expect(COCO_NAMES).toContain('vase');
    expect(pixelAt(dog, 0, 0)[1]).toBeLessThan((pixelAt(vase, 0, 0)[1] ?? 0) - 20);
  });
});

describe('a crop of one side', () => {
  /** A picture with a red square from this column on. */
  const withSquare = (from: number) =>
    painted(200, 160, (x, y) =>
      x >= from && x < from + 80 && y >= 40 && y < 120 ? [220, 20, 20] : [90, 90, 90],
    );
  const width = async (
    from: number,
    options: { readonly edge: string; readonly percent: number },
  ): Promise<number> =>
    (await edited(crop, withSquare(from), { options: { ...options, keeps: 'subject' }, infer: redSubject }))
      .width;

  it('ends before what may not be cut off', async () => {
    // The square begins at 60. A margin of 2 % of its 80 pixels stays beside it.
    expect(await width(60, { edge: 'left', percent: 50 })).toBe(142);
    expect(await width(60, { edge: 'left', percent: 10 })).toBe(180);
    expect(await width(60, { edge: 'right', percent: 20 })).toBe(160);
  });

  it('is refused if what may not be cut off reaches to that side', async () =>
    expect(width(0, { edge: 'left', percent: 20 })).rejects.toThrow('reaches to this side'));
});
