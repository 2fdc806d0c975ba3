import { lumaPlane, type Picture, reduced } from './picture.ts';
import { gaussianBlur } from './gaussian-blur.ts';

const { exp, floor, max } = Math;

/** The longer side of the copy that is measured. */
const MAX_SIDE = 160;
/** The decrease of the weight of detail towards the edges, where people seldom put the subject. */
const CENTRAL_SIGMA = 0.32;

/** The point that attracts the eye first, as fractions of the sides. It is the weighted center of detail. */
export const centreOfInterest = (picture: Picture): { readonly x: number; readonly y: number } => {
  const luma = lumaPlane(reduced(picture, MAX_SIDE));
  const { width, height } = luma;
  const wide = gaussianBlur(luma, max(1, max(width, height) / 20)).values;
  let [total, sumX, sumY] = [0, 0, 0];
  luma.values.forEach((value, pixel) => {
    const x = ((pixel % width) + 0.5) / width;
    const y = (floor(pixel / width) + 0.5) / height;
    const central = exp(-((x - 0.5) ** 2 + (y - 0.5) ** 2) / (2 * CENTRAL_SIGMA ** 2));
    const interest = central * (value - (wide[pixel] ?? 0)) ** 2;
    total += interest;
    sumX += interest * x;
    sumY += interest * y;
  });
  return total === 0 ? { x: 0.5, y: 0.5 } : { x: sumX / total, y: sumY / total };
};
