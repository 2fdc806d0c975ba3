import type { EditorDocument } from '../document/document.ts';
import type { Size } from '../geometry/point.ts';
import type { ToolSettings } from './settings.ts';

/** Longest side of the canvas that the sizes of tools are meant for, in pixels (spec: images §9, 800 × 600). */
const PLAIN_SIDE_PX = 800;

/**
 * How many pixels of a canvas of this size one pixel of a tool's setting makes: 24 px of text are read on a screen, and
 * are a speck on a photo of 12 megapixels. A whole number, 1 for small canvases.
 */
export const unitOf = ({ width, height }: Size): number =>
  Math.max(1, Math.round(Math.max(width, height) / PLAIN_SIDE_PX));

/** The factor that tools make things with now: 1 where the person wants plain pixels. */
export const toolUnit = ({
  document,
  settings,
}: {
  readonly document: EditorDocument;
  readonly settings: ToolSettings;
}): number => (settings.growing ? unitOf(document) : 1);
