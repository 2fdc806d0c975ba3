import type { EditorDocument } from '../document/document.ts';
import type { Size } from '../geometry/geometry.ts';
import type { ToolSettings } from './settings.ts';

/** The longest side of a canvas for which tool sizes are meant, in pixels (spec: images §9, 800 × 600). */
const PLAIN_SIDE_PX = 800;

/**
 * The number of canvas pixels for one pixel of a tool's setting: a whole number, and 1 for small canvases.
 * Without it a text of 24 px, which is readable on a screen, would be too small to read on a photo of 12
 * megapixels.
 */
export const unitOf = ({ width, height }: Size): number =>
  Math.max(1, Math.round(Math.max(width, height) / PLAIN_SIDE_PX));

/** The factor for the sizes of new layers and strokes; 1 when the person has chosen plain pixels. */
export const toolUnit = ({
  document,
  settings,
}: {
  readonly document: EditorDocument;
  readonly settings: ToolSettings;
}): number => (settings.growing ? unitOf(document) : 1);
