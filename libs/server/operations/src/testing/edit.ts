import { photoNamed } from '@safelight/test-pictures';
import sharp from 'sharp';
import type { Operation, OperationContext } from '../operation.ts';
import type { Picture } from '../pixels/picture.ts';
import { copyOf } from './measures.ts';

/** The context of an operation in tests. It cannot run models unless `overrides` provides `infer`. */
export const operationContext = (overrides: Partial<OperationContext> = {}): OperationContext => ({
  seed: 7,
  options: {},
  mask: null,
  maxSide: 7_680,
  jpegQuality: null,
  reference: async () => null,
  infer: () => Promise.reject(new Error('no model needed')),
  report: async () => undefined,
  saveAs: () => undefined,
  limitFile: () => undefined,
  note: () => undefined,
  ...overrides,
});

/** A test photo as PNG, cropped around its middle to `width` × `height`. */
export const photoPng = (name: string, width: number, height: number): Promise<Buffer> =>
  sharp(photoNamed(name).path)
    .autoOrient()
    .resize(width, height, { fit: 'cover' })
    .removeAlpha()
    .png()
    .toBuffer();

/**
 * A picture for tests, and the mask of its subject: an ellipse of one photo's texture in front of another,
 * blurred photo.
 */
export const ellipseBefore = async (
  ground: string,
  texture: string,
  [width, height]: readonly [number, number],
): Promise<{ readonly png: Buffer; readonly mask: Buffer }> => {
  const mask = Buffer.from(
    `<svg width="${width}" height="${height}"><ellipse cx="${width * 0.51}" cy="${height * 0.48}" rx="${width * 0.27}" ry="${height * 0.32}" fill="#fff"/></svg>`,
  );
  const shape = await sharp(await photoPng(texture, width, height))
    .ensureAlpha()
    .composite([{ input: mask, blend: 'dest-in' }])
    .png()
    .toBuffer();
  const png = await sharp(await photoPng(ground, width, height))
    .blur(7)
    .composite([{ input: shape }])
    .removeAlpha()
    .png()
    .toBuffer();
  return { png, mask };
};

export interface EditOptions extends Partial<OperationContext> {
  readonly strength?: number;
}

/** Applies an operation that needs no model to a copy of `picture`. */
export const edited = async (
  operation: Operation,
  picture: Picture,
  { strength = 1, ...context }: EditOptions = {},
): Promise<Picture> => operation.apply(copyOf(picture), strength, operationContext(context));
