import type { Picture } from '../pixels/picture.ts';
import { edited } from '../testing/edit.ts';
import { fineDetail } from '../testing/measures.ts';
import { gallery, painted } from '../testing/pictures.ts';
import { FACE_PICTURE_SIDE, oneFace } from '../testing/stub-models.ts';
import { bandAcross, tiltShift } from './tilt-shift.ts';

const { photo } = gallery(240);
const detailIn = (picture: Picture, from: number, to: number): number => {
  const [top, bottom] = [Math.round(from * picture.height), Math.round(to * picture.height)];
  const data = picture.data.subarray(top * picture.width * 3, bottom * picture.width * 3);
  return fineDetail({ ...picture, height: bottom - top, data });
};

describe('tilt-shift', () => {
  it('keeps one band sharp and blurs top and bottom', async () => {
    const source = photo('picosdeeuropa_by_Aitzol_Berasategi.jpg');
    const result = await edited(tiltShift, source);
    const keptOf = (at: number): number => detailIn(result, at, at + 0.1) / detailIn(source, at, at + 0.1);
    expect(Math.max(...[0.4, 0.5, 0.6].map(keptOf))).toBeGreaterThan(0.9);
    expect(keptOf(0.9)).toBeLessThan(0.4);
  });

  it('keeps the face of a person sharp near the top of the picture', async () => {
    const side = FACE_PICTURE_SIDE;
    const source = painted(side, side, (x, y) => (((x >> 2) + (y >> 2)) % 2 === 0 ? 90 : 160));
    const eyes = [
      { x: 118, y: 40 },
      { x: 138, y: 40 },
    ] as const;
    const result = await edited(tiltShift, source, { infer: oneFace({ x: 128, y: 48 }, 50, eyes) });
    expect(detailIn(result, 0.1, 0.28) / detailIn(source, 0.1, 0.28)).toBeGreaterThan(0.9);
    expect(detailIn(result, 0.8, 1) / detailIn(source, 0.8, 1)).toBeLessThan(0.4);
  });

  it('follows the faces that are seen well, and not those of passers-by', () => {
    const face = (top: number, height: number) => ({
      left: 0.4,
      right: 0.5,
      top,
      bottom: top + height,
      score: 0.9,
      eyes: [
        { x: 0.42, y: top },
        { x: 0.48, y: top },
      ] as const,
    });
    expect(bandAcross([face(0.5, 0.02)])).toBeNull();
    const two = bandAcross([face(0.2, 0.1), face(0.3, 0.1), face(0.8, 0.03)]);
    expect((two?.middle ?? 0) - (two?.half ?? 0)).toBeLessThan(0.2);
    expect((two?.middle ?? 0) + (two?.half ?? 0)).toBeGreaterThan(0.4);
    expect((two?.middle ?? 0) + (two?.half ?? 0)).toBeLessThan(0.5);
  });
});
