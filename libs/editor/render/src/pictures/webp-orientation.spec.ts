import { createCanvas, loadImage, type Canvas } from '@napi-rs/canvas';
import sharp from 'sharp';
import { decodePicture } from './decode-picture.ts';
import { webpOrientation } from './webp-orientation.ts';

/** Decodes like Chromium, which shows a WebP as it is stored. */
const decoded = async (source: Blob | Canvas): Promise<Canvas> => {
  const image = source instanceof Blob ? await loadImage(Buffer.from(await source.arrayBuffer())) : source;
  const canvas = createCanvas(image.width, image.height);
  canvas.getContext('2d').drawImage(image, 0, 0);
  return Object.assign(canvas, { close: () => undefined });
};

beforeAll(() => {
  Object.assign(globalThis, {
    createImageBitmap: decoded,
    OffscreenCanvas: function OffscreenCanvas(width: number, height: number) {
      return createCanvas(width, height);
    },
  });
});
afterAll(() => {
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
  Reflect.deleteProperty(globalThis, 'OffscreenCanvas');
});

/** A picture of 60 × 40 pixels with a different color in each corner. */
const CORNERS = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><rect width="30" height="20" fill="#f00"/><rect x="30" width="30" height="20" fill="#0f0"/><rect y="20" width="30" height="20" fill="#00f"/><rect x="30" y="20" width="30" height="20" fill="#fff"/></svg>`,
);

const webpOf = async (orientation: number): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await sharp(CORNERS).withMetadata({ orientation }).webp({ lossless: true }).toBuffer());

it.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'a WebP with the orientation %d is decoded upright',
  async (orientation) => {
    const bytes = await webpOf(orientation);
    expect(webpOrientation(bytes)).toBe(orientation);
    const { picture } = await decodePicture(new Blob([bytes], { type: 'image/webp' }));
    const wanted = await sharp(bytes).autoOrient().ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([picture.width, picture.height]).toEqual([wanted.info.width, wanted.info.height]);
    const context = (picture.image as unknown as Canvas).getContext('2d');
    const { data } = context.getImageData(0, 0, picture.width, picture.height);
    expect(Buffer.from(data).equals(wanted.data)).toBe(true);
  },
);

it('a WebP whose EXIF block is broken, or another file, counts as upright', async () => {
  const bytes = await webpOf(6);
  const exif = Buffer.from(bytes).indexOf('EXIF');
  expect(webpOrientation(bytes.subarray(0, exif + 14))).toBe(1);
  expect(webpOrientation(new TextEncoder().encode('GIF89a and so on'))).toBe(1);
  expect(webpOrientation(new Uint8Array())).toBe(1);
});
