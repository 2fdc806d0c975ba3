import { initializeCanvas } from 'ag-psd';

const noCanvas = (): never => {
  throw new Error('Pixels are read and written without canvases.');
};

/**
 * Tells `ag-psd` to keep pixels in plain arrays: a canvas would round the colors of half transparent pixels, and a
 * worker or Node may have none. Imported for this effect by whoever reads or writes files.
 */
initializeCanvas(
  noCanvas,
  (width, height) =>
    ({
      width,
      height,
      data: new Uint8ClampedArray(width * height * 4),
      colorSpace: 'srgb',
    }) as ImageData,
);
