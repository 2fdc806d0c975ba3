import { initializeCanvas } from 'ag-psd';

const noCanvas = (): never => {
  throw new Error('Pixels are read and written without canvases.');
};

/**
 * Makes `ag-psd` keep pixels in plain arrays: a canvas would round the colors of translucent pixels, and
 * workers or Node may not have one. Import this module for its effect before reading or writing files.
 */
initializeCanvas(noCanvas, (width, height) => ({
  width,
  height,
  data: new Uint8ClampedArray(width * height * 4),
  colorSpace: 'srgb',
}));
