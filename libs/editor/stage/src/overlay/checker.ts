import type { Rect } from '@safelight/engine';
import type { StageColors } from './stage-colors.ts';

/** The side of a square of the checkerboard, in CSS pixels. */
const SQUARE = 8;

/** A tile of two by two squares for a pattern, in pixels of the device. */
const tileOf = (
  { checkerLight, checkerDark }: Pick<StageColors, 'checkerLight' | 'checkerDark'>,
  pixelRatio: number,
): HTMLCanvasElement => {
  const side = Math.round(SQUARE * pixelRatio);
  const tile = document.createElement('canvas');
  tile.width = side * 2;
  tile.height = side * 2;
  const context = tile.getContext('2d');
  if (context === null) return tile;
  context.fillStyle = checkerLight;
  context.fillRect(0, 0, side * 2, side * 2);
  context.fillStyle = checkerDark;
  context.fillRect(0, 0, side, side);
  context.fillRect(side, side, side, side);
  return tile;
};

/** Fills rectangles of the stage with a checkerboard that starts at their corner; the tile is created once. */
export const checkerPainter = (colors: StageColors, pixelRatio: number) => {
  const tile = tileOf(colors, pixelRatio);
  return (context: CanvasRenderingContext2D, { x, y, width, height }: Rect): void => {
    const pattern = context.createPattern(tile, 'repeat');
    if (pattern === null) return;
    const [left, top] = [Math.round(x * pixelRatio), Math.round(y * pixelRatio)];
    context.save();
    context.setTransform(1, 0, 0, 1, left, top);
    context.fillStyle = pattern;
    context.fillRect(0, 0, Math.round(width * pixelRatio), Math.round(height * pixelRatio));
    context.restore();
  };
};
