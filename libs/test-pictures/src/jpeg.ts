import sharp, { type Sharp } from 'sharp';
import { makeTexture } from './texture.ts';

/** The values of EXIF's Orientation tag. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

export interface JpegOptions {
  /** The width and height as viewers see the picture, after the orientation is applied. */
  readonly width: number;
  readonly height: number;
  /** Stores the picture rotated, so that this tag makes it upright again. Without it the file has no tag. */
  readonly orientation?: Orientation;
  /** Writes `GPS_MARKS` into EXIF. */
  readonly gps?: boolean;
  readonly cmyk?: boolean;
  /** 1 to 100; 85 by default. */
  readonly quality?: number;
  readonly progressive?: boolean;
  readonly seed?: number;
}

/**
 * Texts in the EXIF of a picture made with `gps: true`. Specs check that published bytes do not contain them.
 */
export const GPS_MARKS = { make: 'SafelightCam', serial: 'SN-0042-1337' } as const;

const GPS_EXIF = {
  IFD0: { Make: GPS_MARKS.make, ImageDescription: GPS_MARKS.serial },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '43/1 15/1 4632/100',
    GPSLongitudeRef: 'W',
    GPSLongitude: '2/1 55/1 2544/100',
  },
};

/** Transforms an upright picture in the way that a camera with this orientation tag stores it. */
const turnAsStored = (upright: Sharp, orientation: Orientation): Sharp => {
  switch (orientation) {
    case 1:
      return upright;
    case 2:
      return upright.flop();
    case 3:
      return upright.rotate(180);
    case 4:
      return upright.flip();
    case 5:
      return upright.flop().rotate(270);
    case 6:
      return upright.rotate(270);
    case 7:
      return upright.flop().rotate(90);
    case 8:
      return upright.rotate(90);
  }
};

/** A textured JPEG. The same options give the same bytes. */
export const makeJpeg = async (options: JpegOptions): Promise<Buffer> => {
  const { width, height, orientation, gps = false, cmyk = false, quality = 85, seed = 1 } = options;
  const texture = sharp(makeTexture({ width, height, seed }), { raw: { width, height, channels: 3 } });
  let picture = turnAsStored(texture, orientation ?? 1).jpeg({
    quality,
    progressive: options.progressive ?? false,
  });
  if (cmyk) picture = picture.toColourspace('cmyk');
  if (gps) picture = picture.withExif(GPS_EXIF);
  if (orientation !== undefined) picture = picture.withMetadata({ orientation });
  return picture.toBuffer();
};
