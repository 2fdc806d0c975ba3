import { newDocument, type EditorDocument, type Layer, type PictureSource } from '@safelight/engine';
import { shapeOf } from '@safelight/engine/testing';
import { pictureOf } from './node-resources.ts';

export const SOURCE: PictureSource = { kind: 'version', versionId: 'v1' };
export const RED = [255, 0, 0, 255];
export const BLUE = [0, 0, 255, 255];
export const CYAN = [0, 255, 255, 255];
export const CLEAR = [0, 0, 0, 0];

/** A document of 100 × 100 pixels with these layers. */
export const documentOf = (...layers: Layer[]): EditorDocument => ({
  ...newDocument({ width: 100, height: 100 }),
  layers,
});

/** A rectangle in one color that fills the document by default. */
export const square = (color: string, fields: Parameters<typeof shapeOf>[0] = {}) =>
  shapeOf({ fill: color, stroke: { color: '#000000', width: 0 }, width: 100, height: 100, ...fields });

/** A picture whose left half is red and whose right half is blue. */
export const HALVES = pictureOf(100, 80, (context) => {
  context.fillStyle = '#ff0000';
  context.fillRect(0, 0, 50, 80);
  context.fillStyle = '#0000ff';
  context.fillRect(50, 0, 50, 80);
});
