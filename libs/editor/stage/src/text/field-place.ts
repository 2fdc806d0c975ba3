import { BASELINE, LINE_HEIGHT, type TextLayer, type TextLayout, type Viewport } from '@safelight/engine';

/** The ascent and descent of a font, in font sizes. */
export interface FontReach {
  readonly ascent: number;
  readonly descent: number;
}

/** The placement of a field over a text in CSS: its own box, and the matrix that maps it to the stage. */
interface FieldPlace {
  readonly width: number;
  readonly height: number;
  readonly fontSize: number;
  readonly lineHeight: number;
  /** True when lines wrap at the field's width. */
  readonly wraps: boolean;
  readonly transform: string;
}

/** Safari zooms the page when a field with a smaller font is focused, in CSS pixels. */
const SMALLEST_FONT = 16;

/** Room for the caret, in font sizes. */
const CARET = 1;

const short = (value: number): number => Math.round(value * 10_000) / 10_000;

/**
 * Places a text field so that its letters match those of the painted text layer: CSS centres the letters in
 * the line, and the painter uses the document's baselines.
 */
export const fieldPlace = (
  layer: TextLayer,
  layout: TextLayout,
  viewport: Viewport,
  { ascent, descent }: FontReach,
): FieldPlace => {
  const larger = Math.max(1, SMALLEST_FONT / layer.size);
  const fontSize = layer.size * larger;
  const lineHeight = fontSize * LINE_HEIGHT;
  const caret = layer.width === null ? fontSize * CARET : 0;
  const width = layout.width * larger + caret;
  const shares = { left: 0, center: 0.5, right: 1 } as const;
  const x = -caret * shares[layer.align];
  const y = fontSize * (BASELINE - LINE_HEIGHT / 2 - (ascent - descent) / 2);
  const angle = (layer.transform.rotation * Math.PI) / 180;
  const [across, down] = [layer.transform.scaleX, layer.transform.scaleY].map(
    (scale) => (scale * viewport.scale) / larger,
  ) as [number, number];
  const [a, b] = [Math.cos(angle) * across, Math.sin(angle) * across];
  const [c, d] = [-Math.sin(angle) * down, Math.cos(angle) * down];
  const left = layer.transform.x * viewport.scale + viewport.x + a * x + c * y;
  const top = layer.transform.y * viewport.scale + viewport.y + b * x + d * y;
  return {
    width: Math.ceil(width),
    height: Math.ceil(layout.height * larger),
    fontSize,
    lineHeight,
    wraps: layer.width !== null,
    transform: `matrix(${[a, b, c, d, left, top].map(short).join(', ')})`,
  };
};
