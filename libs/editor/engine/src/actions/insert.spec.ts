import { rounded } from '../geometry/geometry.ts';
import { after, documentOf, layerOf } from '../testing/layers.ts';
import { placePicture } from './insert.ts';

const picture = { id: 'p', name: 'P', source: { kind: 'blob', sha256: 'a'.repeat(64) } } as const;

describe('a picture that is placed', () => {
  it('begins and ends on whole pixels, and is reduced to fit', () => {
    const placed = (width: number, height: number) =>
      layerOf(after(placePicture({ ...picture, width, height }), documentOf()), 'p');
    expect(placed(101, 77)).toMatchObject({ transform: { x: 350, y: 262, scaleX: 1, scaleY: 1 } });
    // 800 × 534 pixels of 1000 × 667.
    expect(placed(1000, 667)).toMatchObject({
      transform: { x: 0, y: 33, scaleX: 0.8, scaleY: rounded(534 / 667, 6) },
    });
  });

  it('lies around a point, or around the nearest one of the canvas', () => {
    const placed = (x: number, y: number) =>
      layerOf(
        after(placePicture({ ...picture, width: 100, height: 60 }, { at: { x, y } }), documentOf()),
        'p',
      );
    expect(placed(200, 100)).toMatchObject({ transform: { x: 150, y: 70 } });
    expect(placed(-500, 9000)).toMatchObject({ transform: { x: -50, y: 570 } });
  });
});
