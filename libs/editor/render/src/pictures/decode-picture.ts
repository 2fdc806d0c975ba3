import type { Size } from '@safelight/engine';
import { contextOf, type Picture } from '@safelight/paint';
import { freeCanvas, newCanvas } from '../canvases/new-canvas.ts';
import { uprightBy, webpOrientation } from './webp-orientation.ts';

/** The longest side of a picture for the screen, in pixels: larger ones are reduced once. */
export const SCREEN_SIDE_PX = 2560;

/** A picture of this size, possibly reduced. */
export const pictureOf = (image: ImageBitmap, { width, height }: Size): Picture => ({
  image,
  width: image.width,
  height: image.height,
  ...(image.width === width ? {} : { whole: { width, height } }),
});

/** A decoded picture, reduced if it was larger than `maxSide`, and its original size. */
export interface DecodedPicture {
  readonly picture: Picture;
  readonly width: number;
  readonly height: number;
}

/** Draws an SVG in the page, because no browser decodes SVG for a canvas. */
export const drawnByPage = async (blob: Blob): Promise<ImageBitmap> => {
  const url = URL.createObjectURL(blob);
  try {
    const element = new Image();
    element.src = url;
    await element.decode();
    return await createImageBitmap(element);
  } finally {
    URL.revokeObjectURL(url);
  }
};

/** Chromium ignores the orientation of WebP files, which the server applies and so does everybody who sees the image. */
const webpBitmapOf = async (blob: Blob): Promise<ImageBitmap> => {
  const orientation = webpOrientation(new Uint8Array(await blob.arrayBuffer()));
  const stored = await createImageBitmap(blob, { imageOrientation: 'none' });
  if (orientation === 1) return stored;
  const { width, height, matrix } = uprightBy(orientation, stored);
  const canvas = newCanvas(width, height);
  try {
    const context = contextOf(canvas);
    context.setTransform(...matrix);
    context.drawImage(stored, 0, 0);
    return await createImageBitmap(canvas);
  } finally {
    stored.close();
    freeCanvas(canvas);
  }
};

const bitmapOf = async (blob: Blob): Promise<ImageBitmap> => {
  if (blob.type === 'image/webp') return await webpBitmapOf(blob);
  try {
    // Applies the EXIF orientation and converts the color profile to sRGB.
    return await createImageBitmap(blob);
  } catch (error) {
    if (typeof Image === 'undefined') throw error;
    return await drawnByPage(blob);
  }
};

/** Decodes a picture. Rejects when the browser cannot show it. */
export const decodePicture = async (blob: Blob, maxSide = Infinity): Promise<DecodedPicture> => {
  const whole = await bitmapOf(blob);
  const { width, height } = whole;
  const scale = maxSide / Math.max(width, height);
  const size = { width, height };
  if (scale >= 1) return { picture: pictureOf(whole, size), ...size };
  const reduced = await createImageBitmap(whole, {
    resizeWidth: Math.max(1, Math.round(width * scale)),
    resizeHeight: Math.max(1, Math.round(height * scale)),
    resizeQuality: 'high',
  });
  whole.close();
  return { picture: pictureOf(reduced, size), ...size };
};

/** Frees the memory of a decoded picture. */
export const closePicture = ({ image }: Picture): void => {
  if (typeof ImageBitmap !== 'undefined' && image instanceof ImageBitmap) image.close();
};
