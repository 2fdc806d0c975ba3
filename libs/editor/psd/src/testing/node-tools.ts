import { createCanvas } from '@napi-rs/canvas';
import type { PictureSource } from '@safelight/engine';
import type { Picture } from '@safelight/paint';
import { createHash } from 'node:crypto';
import { nodeResources } from '@safelight/paint/testing';
import type { PsdTools, StorePicture } from '../open-psd-file.ts';

/** Opens files in Node, and keeps the pixels of their layers in memory, as a browser does before uploading them. */
export const nodeTools = () => {
  const pictures: [PictureSource, Picture][] = [];
  const store: StorePicture = async ({ data, width, height }) => {
    const canvas = createCanvas(width, height);
    const context = canvas.getContext('2d');
    const pixels = context.createImageData(width, height);
    pixels.data.set(data);
    context.putImageData(pixels, 0, 0);
    const sha256 = createHash('sha256')
      .update(data)
      .update(`${String(width)}×${String(height)}`)
      .digest('hex');
    const source = { kind: 'blob', sha256 } as const;
    pictures.push([source, { image: canvas as unknown as CanvasImageSource, width, height }]);
    return source;
  };
  const { resources } = nodeResources();
  const tools: PsdTools = { store, resources, loadFonts: () => Promise.resolve() };
  return { tools, pictures };
};

/** The mean difference between two pictures, 0 to 255, with each channel weighted by opacity. */
export const meanDifference = (a: Uint8ClampedArray, b: Uint8ClampedArray): number => {
  if (a.length !== b.length) return 255;
  let sum = 0;
  for (let at = 0; at < a.length; at += 4) {
    const [alphaA, alphaB] = [(a[at + 3] ?? 0) / 255, (b[at + 3] ?? 0) / 255];
    for (let channel = 0; channel < 3; channel += 1) {
      sum += Math.abs((a[at + channel] ?? 0) * alphaA - (b[at + channel] ?? 0) * alphaB);
    }
    sum += Math.abs(alphaA - alphaB) * 255;
  }
  return sum / a.length;
};
