import { createCanvas, loadImage } from '@napi-rs/canvas';
import { FILTER_IDS } from '@safelight/engine';
import { filterOf, imageOf } from '@safelight/engine/testing';
import { photos, type Photo } from '@safelight/test-pictures';
import { wholeDocument } from './paint-document.ts';
import type { Picture } from './surface.ts';
import { nodeResources, painted } from './testing/node-resources.ts';
import { documentOf, SOURCE } from './testing/scene.ts';

/** Previews are half as large as exports, which is nearly true for a photo of 12 megapixels. */
const REDUCTION = 2;
/** The longest side of an export, and of the part that is compared, since comparing all of it would take minutes. */
const [SIDE, PART] = [3_200, 160];

/** The middle of a photo. */
const middleOf = async ({ path }: Photo) => {
  const photo = await loadImage(path);
  const scale = Math.min(1, SIDE / Math.max(photo.width, photo.height));
  const [width, height] = [photo.width * scale, photo.height * scale];
  const side = Math.min(PART, Math.floor(Math.min(width, height) / REDUCTION) * REDUCTION);
  const canvas = createCanvas(side, side);
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(photo, (side - width) / 2, (side - height) / 2, width, height);
  return { canvas, side, documentSide: Math.round(Math.max(width, height)) };
};

/** Reduces pixels as a browser reduces a picture. */
const reduced = (data: Uint8ClampedArray, side: number): Uint8ClampedArray => {
  const [whole, half] = [createCanvas(side, side), createCanvas(side / REDUCTION, side / REDUCTION)];
  const pixels = whole.getContext('2d').createImageData(side, side);
  pixels.data.set(data);
  whole.getContext('2d').putImageData(pixels, 0, 0);
  const context = half.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(whole, 0, 0, half.width, half.height);
  return context.getImageData(0, 0, half.width, half.height).data;
};

const meanDifference = (a: Uint8ClampedArray, b: Uint8ClampedArray): number => {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += Math.abs((a[at] ?? 0) - (b[at] ?? 0));
  return sum / a.length;
};

const INTENSITIES = [-1, -0.5, 0.5, 1];

describe.each(photos())('on the photo $name', (photo) => {
  const opened = middleOf(photo);

  it.each(FILTER_IDS)(
    'the preview of the filter %s differs from the reduced export by at most 2 of 255',
    async (id) => {
      const { canvas, side, documentSide } = await opened;
      const picture: Picture = { image: canvas as unknown as CanvasImageSource, width: side, height: side };
      const { resources } = nodeResources([[SOURCE, picture]]);
      const layer = imageOf({ width: side, height: side, crop: { x: 0, y: 0, width: side, height: side } });
      const paint = (intensity: number, scale: number): Uint8ClampedArray => {
        const filter = filterOf({ filters: [{ id, intensity, enabled: true }] });
        const document = { ...documentOf(layer, filter), width: side, height: side };
        return painted(document, resources, { ...wholeDocument(document, scale), documentSide }).data;
      };
      for (const intensity of INTENSITIES) {
        const exported = reduced(paint(intensity, 1), side);
        expect(meanDifference(exported, paint(intensity, 1 / REDUCTION))).toBeLessThanOrEqual(2);
      }
    },
  );
});
