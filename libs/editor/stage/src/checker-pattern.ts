/** Side in pixels of one square behind transparency, and the two greys: neutral, so that colours read true. */
const SQUARE = 8;
const GREYS = ['#c8c8c8', '#f0f0f0'] as const;

/** A tile of two by two squares to fill with. */
export const checkerPattern = (): HTMLCanvasElement => {
  const tile = document.createElement('canvas');
  tile.width = SQUARE * 2;
  tile.height = SQUARE * 2;
  const context = tile.getContext('2d');
  if (context === null) return tile;
  for (const [index, grey] of [0, 1, 1, 0].entries()) {
    context.fillStyle = GREYS[grey] ?? GREYS[0];
    context.fillRect((index % 2) * SQUARE, Math.floor(index / 2) * SQUARE, SQUARE, SQUARE);
  }
  return tile;
};
