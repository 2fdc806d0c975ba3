import { layoutText } from '@safelight/engine';
import { textOf } from '@safelight/engine/testing';
import { fieldPlace } from './TextField.tsx';

const REACH = { ascent: 0.9, descent: 0.2 };
const VIEW = { scale: 2, x: 30, y: 40 };
const measure = (text: string): number => text.length * 10;

const placed = (fields: Parameters<typeof textOf>[0], viewport = VIEW) => {
  const layer = textOf({ size: 20, content: 'Hello', ...fields });
  const place = fieldPlace(layer, layoutText(layer, measure), viewport, REACH);
  const [a, b, c, d, e, f] = place.transform.slice('matrix('.length, -1).split(',').map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  /** The position of a point of the field on the stage. */
  const onStage = (x: number, y: number) => ({ x: a * x + c * y + e, y: b * x + d * y + f });
  return { place, onStage };
};

/** CSS centres the font's ascent and descent in the line. */
const baselineOf = ({ lineHeight, fontSize }: { lineHeight: number; fontSize: number }): number =>
  lineHeight / 2 + ((REACH.ascent - REACH.descent) / 2) * fontSize;

it('the text field has its first baseline where the painter draws it', () => {
  const transform = { x: 100, y: 50, scaleX: 1, scaleY: 1, rotation: 0 };
  const { place, onStage } = placed({ transform });
  expect(onStage(0, baselineOf(place))).toEqual({
    x: 100 * 2 + 30,
    y: expect.closeTo((50 + 0.95 * 20) * 2 + 40, 2) as number,
  });
  expect(place).toMatchObject({ fontSize: 20, lineHeight: 24, width: 70, wraps: false });
});

it('the text field is rotated and scaled with its text', () => {
  const transform = { x: 100, y: 50, scaleX: 2, scaleY: 1, rotation: 90 };
  const { place, onStage } = placed({ transform });
  const start = onStage(0, baselineOf(place));
  const end = onStage(50, baselineOf(place));
  expect(end.x - start.x).toBeCloseTo(0, 3);
  expect(end.y - start.y).toBeCloseTo(50 * 2 * 2, 3);
});

it('the text field has a font of at least 16 pixels, scaled down, so that phones do not zoom the page', () => {
  const { place, onStage } = placed({ size: 8 }, { scale: 1, x: 0, y: 0 });
  expect(place.fontSize).toBe(16);
  expect(onStage(16, 0).x - onStage(0, 0).x).toBeCloseTo(8, 3);
});

it.each([
  ['left', 0],
  ['center', 10],
  ['right', 20],
] as const)(
  'the text field has space for the caret next to text aligned %s without moving the letters',
  (align, room) => {
    const { onStage } = placed({ align }, { scale: 1, x: 0, y: 0 });
    expect(onStage(0, 0).x).toBeCloseTo(-room, 3);
  },
);

it('the text field of a text with a width wraps at that width, without space for a caret', () => {
  const { place } = placed({ width: 60, content: 'Hello there' });
  expect(place).toMatchObject({ wraps: true, width: 60, height: 48 });
});
