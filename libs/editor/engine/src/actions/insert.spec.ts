import { DEFAULT_SETTINGS } from '../tools/settings.ts';
import { approximateWidth } from '../text/layout.ts';
import { layerBounds } from '../bounds/bounds.ts';
import { LIMITS } from '../defaults/constants.ts';
import { rounded } from '../geometry/geometry.ts';
import { after, documentOf, layerOf } from '../testing/layers.ts';
import { placePicture, placeText } from './insert.ts';

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

describe('a text that is pasted', () => {
  const pasted = (text: string, unit = 1) => {
    const options = { id: 't', style: DEFAULT_SETTINGS.text, unit, measure: approximateWidth };
    const layer = layerOf(after(placeText(text, options), documentOf()), 't');
    if (layer?.type !== 'text') throw new Error('the text is missing');
    return layer;
  };

  it.each([1, 3])('lies in the middle of the canvas, in the style of new texts, at unit %d', (unit) => {
    const layer = pasted('Summer sale\nof 2026', unit);
    expect(layer).toMatchObject({ ...DEFAULT_SETTINGS.text, content: 'Summer sale\nof 2026', width: null });
    expect(layer.name).toBe('Summer sale of 2026');
    const { x, y, width, height } = layerBounds(layer, approximateWidth) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    };
    expect(Math.abs(x + width / 2 - 400)).toBeLessThan(1);
    expect(Math.abs(y + height / 2 - 300)).toBeLessThan(1);
  });

  it('is wrapped if it is wider than the canvas', () => {
    const layer = pasted('word '.repeat(100).trim());
    expect(layer.width).toBe(720);
    expect(layerBounds(layer, approximateWidth)?.width).toBeLessThanOrEqual(720);
  });

  it('keeps as much as a text may have', () => {
    expect(pasted('a'.repeat(LIMITS.textLength + 10)).content).toHaveLength(LIMITS.textLength);
  });
});
