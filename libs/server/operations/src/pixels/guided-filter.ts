import { boxFilter } from './box-filter.ts';
import { lumaPlane, type Picture, type Plane } from './picture.ts';

/**
 * A linear model for each pixel: `output ≈ slope · guide + offset`. It is computed on a small copy and
 * enlarged, which applies the edit of the copy at full resolution.
 */
export interface LinearModel {
  readonly slope: Plane;
  readonly offset: Plane;
}

const productOf = (a: Float32Array, b: Float32Array): Float32Array => {
  const product = new Float32Array(a.length);
  for (let i = 0; i < product.length; i++) product[i] = (a[i] ?? 0) * (b[i] ?? 0);
  return product;
};

/**
 * Approximates `target` by a local linear function of `guide` (He, Sun and Tang, "Guided image filtering").
 * Both have the same size. Structure with a variance below `epsilon` counts as texture.
 */
export const guidedModel = (guide: Plane, target: Plane, radius: number, epsilon: number): LinearModel => {
  const { width, height } = guide;
  const product = (a: Float32Array, b: Float32Array): Plane => ({ width, height, values: productOf(a, b) });
  const mean = boxFilter(guide, radius).values;
  const meanOfSquares = boxFilter(product(guide.values, guide.values), radius).values;
  const itself = guide === target;
  const targetMean = itself ? mean : boxFilter(target, radius).values;
  const meanOfProducts = itself
    ? meanOfSquares
    : boxFilter(product(guide.values, target.values), radius).values;
  const slope = new Float32Array(width * height);
  const offset = new Float32Array(width * height);
  for (let i = 0; i < slope.length; i++) {
    const average = mean[i] ?? 0;
    const variance = (meanOfSquares[i] ?? 0) - average * average;
    const gain = ((meanOfProducts[i] ?? 0) - average * (targetMean[i] ?? 0)) / (variance + epsilon);
    slope[i] = gain;
    offset[i] = (targetMean[i] ?? 0) - average * gain;
  }
  return {
    slope: boxFilter({ width, height, values: slope }, radius),
    offset: boxFilter({ width, height, values: offset }, radius),
  };
};

/** The edge-preserving base layer of a picture's luma (0–1), as a linear model of that luma. */
export const lumaBase = (picture: Picture, radius: number, epsilon: number): LinearModel => {
  const luma = lumaPlane(picture);
  return guidedModel(luma, luma, radius, epsilon);
};

/** A linear model for each pixel: `output ≈ red·R + green·G + blue·B + offset`, with R, G and B in 0–1. */
export interface ColorModel {
  readonly red: Plane;
  readonly green: Plane;
  readonly blue: Plane;
  readonly offset: Plane;
}

/**
 * Approximates `target` by a local linear function of the picture's colors. This guided filter with a color
 * guide also keeps edges that differ only in hue. Both have the same size.
 */
export const colorGuided = (guide: Picture, target: Plane, radius: number, epsilon: number): ColorModel => {
  const { width, height } = target;
  const count = width * height;
  const component = (channel: number): Float32Array => {
    const values = new Float32Array(count);
    for (let i = 0, at = channel; i < count; i++, at += guide.channels)
      values[i] = (guide.data[at] ?? 0) / 255;
    return values;
  };
  const mean = (values: Float32Array): Float32Array => boxFilter({ width, height, values }, radius).values;
  const meanProduct = (a: Float32Array, b: Float32Array): Float32Array => mean(productOf(a, b));

  const [r, g, b, p] = [component(0), component(1), component(2), target.values];
  const [meanR, meanG, meanB, meanP] = [mean(r), mean(g), mean(b), mean(p)];
  const [rr, rg, rb] = [meanProduct(r, r), meanProduct(r, g), meanProduct(r, b)];
  const [gg, gb, bb] = [meanProduct(g, g), meanProduct(g, b), meanProduct(b, b)];
  const [rp, gp, bp] = [meanProduct(r, p), meanProduct(g, p), meanProduct(b, p)];
  const red = new Float32Array(count);
  const green = new Float32Array(count);
  const blue = new Float32Array(count);
  const offset = new Float32Array(count);
  for (let i = 0; i < count; i++) {
    const [mr, mg, mb, mp] = [meanR[i] ?? 0, meanG[i] ?? 0, meanB[i] ?? 0, meanP[i] ?? 0];
    const vrr = (rr[i] ?? 0) - mr * mr + epsilon;
    const vrg = (rg[i] ?? 0) - mr * mg;
    const vrb = (rb[i] ?? 0) - mr * mb;
    const vgg = (gg[i] ?? 0) - mg * mg + epsilon;
    const vgb = (gb[i] ?? 0) - mg * mb;
    const vbb = (bb[i] ?? 0) - mb * mb + epsilon;
    const cr = (rp[i] ?? 0) - mr * mp;
    const cg = (gp[i] ?? 0) - mg * mp;
    const cb = (bp[i] ?? 0) - mb * mp;
    const irr = vgg * vbb - vgb * vgb;
    const irg = vgb * vrb - vrg * vbb;
    const irb = vrg * vgb - vgg * vrb;
    const igg = vrr * vbb - vrb * vrb;
    const igb = vrb * vrg - vrr * vgb;
    const ibb = vrr * vgg - vrg * vrg;
    const determinant = vrr * irr + vrg * irg + vrb * irb;
    const ar = (irr * cr + irg * cg + irb * cb) / determinant;
    const ag = (irg * cr + igg * cg + igb * cb) / determinant;
    const ab = (irb * cr + igb * cg + ibb * cb) / determinant;
    red[i] = ar;
    green[i] = ag;
    blue[i] = ab;
    offset[i] = mp - ar * mr - ag * mg - ab * mb;
  }
  const smooth = (values: Float32Array): Plane => ({ width, height, values: mean(values) });
  return { red: smooth(red), green: smooth(green), blue: smooth(blue), offset: smooth(offset) };
};
