// The pictures that are served and uploaded: 12 megapixels each, made from the licensed photos of this
// repository.
import sharp, { type ResizeOptions } from 'sharp';

const PHOTOS = 'libs/test-pictures/photos';
const SIZE: ResizeOptions = { width: 4000, height: 3000, fit: 'cover' };

/** The picture has no metadata, so that an upload stores one file instead of two. */
const pictureOf = (photo: string, quality: number): Promise<Buffer> =>
  sharp(`${PHOTOS}/${photo}`).resize(SIZE).jpeg({ quality }).toBuffer();

/** A picture of 2.1 MB; its 320 px thumbnail has 19 kB. */
export const smallPicture = (): Promise<Buffer> => pictureOf('Dragonfly_by_Bolly.jpg', 93);

/** A picture of 4.6 MB, as phones take them. */
export const largePicture = (): Promise<Buffer> => pictureOf('picosdeeuropa_by_Aitzol_Berasategi.jpg', 96);
