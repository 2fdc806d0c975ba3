import { createCanvas, loadImage, type Canvas } from '@napi-rs/canvas';

const encodings: Readonly<Record<string, (canvas: Canvas, quality: number) => Buffer>> = {
  'image/png': (canvas) => canvas.toBuffer('image/png'),
  'image/jpeg': (canvas, quality) => canvas.toBuffer('image/jpeg', quality * 100),
  'image/webp': (canvas, quality) => canvas.toBuffer('image/webp', quality * 100),
};

/** A canvas of Node that writes files like a browser's canvas. */
const offscreen = (width: number, height: number): Canvas => {
  const canvas = createCanvas(width, height);
  const convertToBlob = ({ type = 'image/png', quality = 0.92 } = {}): Promise<Blob> => {
    const encode = encodings[type] ?? ((drawn: Canvas) => drawn.toBuffer('image/png'));
    const bytes = new Uint8Array(encode(canvas, quality));
    return Promise.resolve(new Blob([bytes], { type: type in encodings ? type : 'image/png' }));
  };
  return Object.assign(canvas, { convertToBlob });
};

const bitmap = async (blob: Blob): Promise<Canvas> => {
  const image = await loadImage(Buffer.from(await blob.arrayBuffer()));
  const canvas = createCanvas(image.width, image.height);
  canvas.getContext('2d').drawImage(image, 0, 0);
  return canvas;
};

/** Gives Node a browser's canvases and pictures while a suite runs. */
export const installNodeCanvases = (): void => {
  beforeAll(() => {
    Object.assign(globalThis, {
      // A function that returns an object can be called with `new`.
      OffscreenCanvas: function OffscreenCanvas(width: number, height: number) {
        return offscreen(width, height);
      },
      createImageBitmap: bitmap,
    });
  });
  afterAll(() => {
    Reflect.deleteProperty(globalThis, 'OffscreenCanvas');
    Reflect.deleteProperty(globalThis, 'createImageBitmap');
  });
};
