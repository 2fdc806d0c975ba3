import { boxFilter } from '../pixels/box-filter.ts';
import { type Picture, type Plane, reduced, resizePlane, sizeWithin } from '../pixels/picture.ts';
import { boundsOf, crop } from '../pixels/region.ts';
import { pictureFrom, sharpOf } from '../pixels/with-sharp.ts';
import { floatsFrom } from '../pixels/computed.ts';

const { max, min, round } = Math;

/** The longer side of the copy on which a sky is measured, in pixels. */
const SIDE = 320;
const small = (sky: Plane): Plane => {
  const { width, height } = sizeWithin(sky, SIDE);
  return resizePlane(sky, width, height);
};

/** A row is used if sky covers this fraction of it; what else it shows is filled with the colors of the sky around. */
const USED = 0.55;
/** The least height of a sky that is used, as a fraction of the picture's height. A narrower strip would be stretched. */
const LEAST_HEIGHT = 0.12;
/** The radii in which colors are spread into what is no sky, as fractions of the copy's longer side. */
const SPREAD = [0.02, 0.06, 0.2, 0.6];
/** A pixel keeps its own color if sky covers at least this much of it. */
const SURE = 0.9;

/** The colors of the sky, spread smoothly over all else. Both have the same size. */
const spreadColors = (picture: Picture, sky: Plane): Picture => {
  const { width, height, channels, data } = picture;
  const filled = new Float32Array(width * height * 3);
  const done = floatsFrom(sky.values, (value) => (value >= SURE ? 1 : 0));
  const own = [0, 1, 2].map((channel) => ({
    width,
    height,
    values: done.map((value, pixel) => value * (data[pixel * channels + channel] ?? 0)),
  }));
  for (const share of SPREAD) {
    const radius = max(1, round(share * max(width, height)));
    const weights = boxFilter({ width, height, values: done }, radius).values;
    own.forEach((plane, channel) => {
      const sums = boxFilter(plane, radius).values;
      weights.forEach((weight, pixel) => {
        const at = pixel * 3 + channel;
        if (weight > 0.02 && filled[at] === 0) filled[at] = (sums[pixel] ?? 0) / weight;
      });
    });
  }
  return { width, height, channels: 3, data: Uint8ClampedArray.from(filled) };
};

/**
 * The sky of a picture down to the last row that it mostly covers, as a picture of its own without anything before it.
 * `sky` is 1 where the picture shows sky, and has its size. Null if there is too little of it.
 */
export const skyAlone = async (picture: Picture, sky: Plane): Promise<Picture | null> => {
  const plane = small(sky);
  const isUsed = (y: number): boolean => {
    let sum = 0;
    for (let x = 0; x < plane.width; x++) sum += plane.values[y * plane.width + x] ?? 0;
    return sum >= USED * plane.width;
  };
  let rows = 0;
  while (rows < plane.height && isUsed(rows)) rows++;
  if (rows < LEAST_HEIGHT * plane.height) return null;
  const height = max(1, round((rows * picture.height) / plane.height));
  const colors = spreadColors(reduced(picture, SIDE), plane);
  const smooth = await pictureFrom(
    sharpOf(colors).resize(picture.width, picture.height, { fit: 'fill', kernel: 'cubic' }),
  );
  const { data, channels } = picture;
  sky.values.forEach((value, pixel) => {
    for (let channel = 0; channel < 3; channel++) {
      const at = pixel * 3 + channel;
      const before = smooth.data[at] ?? 0;
      smooth.data[at] = before + ((data[pixel * channels + channel] ?? 0) - before) * value ** 2;
    }
  });
  return crop(smooth, { left: 0, top: 0, width: picture.width, height });
};

/** Sky reaches down to the last row in which the mask is higher than this. */
const REACHED = 0.5;
/** How much the noise of a sky that is enlarged is blurred: the standard deviation in pixels for each enlargement by 1. */
const SOFT = 1.2;

/**
 * A picture of the size of `sky` that shows another sky where this one is: scaled to cover it, with the lowest row of
 * the other sky at its lowest row, because the air is brightest above the horizon. Below, this row goes on.
 */
export const fittedSky = async (other: Picture, sky: Plane): Promise<Picture> => {
  const bounds = boundsOf(small(sky), REACHED);
  const lowest = bounds === null ? 1 : bounds.top + bounds.height;
  const height = max(1, min(sky.height, round(lowest * sky.height)));
  const enlarged = max(sky.width / other.width, height / other.height);
  const covering = sharpOf(other).resize(sky.width, height, { fit: 'cover', position: 'bottom' });
  const laid = await pictureFrom(
    (enlarged > 1 ? covering.blur(min(8, SOFT * enlarged)) : covering).removeAlpha(),
  );
  return height === sky.height
    ? laid
    : pictureFrom(sharpOf(laid).extend({ bottom: sky.height - height, extendWith: 'copy' }));
};
