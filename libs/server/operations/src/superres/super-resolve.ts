import type { Infer, ModelName } from '../operation.ts';
import type { Picture } from '../pixels/picture.ts';
import { forEachResizedRow, lanczosResize } from '../pixels/lanczos.ts';

/**
 * The side of the largest tile, and the distance beyond a tile's border that still affects a network's
 * output.
 */
const LARGEST_TILE = 176;
const OVERLAP = 10;

/** A network that enlarges pictures, with its factor. */
export interface SuperResolution {
  readonly model: ModelName;
  readonly scale: 2 | 4;
}

/**
 * The colors (0–1, one plane per channel) of a tile with its overlap. Beyond the picture's edges the edge
 * pixels repeat.
 */
const tileInput = (
  { width, height, channels, data }: Picture,
  left: number,
  top: number,
  tileWidth: number,
  tileHeight: number,
): Float32Array => {
  const count = tileWidth * tileHeight;
  const values = new Float32Array(3 * count);
  for (let y = 0, to = 0; y < tileHeight; y++) {
    const line = Math.min(height - 1, Math.max(0, top + y)) * width;
    for (let x = 0; x < tileWidth; x++, to++) {
      const at = (line + Math.min(width - 1, Math.max(0, left + x))) * channels;
      values[to] = (data[at] ?? 0) / 255;
      values[count + to] = (data[at + 1] ?? 0) / 255;
      values[2 * count + to] = (data[at + 2] ?? 0) / 255;
    }
  }
  return values;
};

/**
 * Enlarges the colors of `picture` (without alpha) tile by tile with a network. `report` receives the
 * progress from 0 to 1.
 */
export const superResolve = async (
  picture: Picture,
  { model, scale }: SuperResolution,
  infer: Infer,
  report: (fraction: number) => Promise<void>,
): Promise<Picture> => {
  const { width, height } = picture;
  const columns = Math.ceil(width / LARGEST_TILE);
  const rows = Math.ceil(height / LARGEST_TILE);
  const tileWidth = Math.ceil(width / columns);
  const tileHeight = Math.ceil(height / rows);
  const enlarged = new Uint8ClampedArray(width * scale * height * scale * 3);
  const [seenWidth, seenHeight] = [tileWidth + 2 * OVERLAP, tileHeight + 2 * OVERLAP];
  for (let tile = 0; tile < columns * rows; tile++) {
    const left = (tile % columns) * tileWidth;
    const top = Math.floor(tile / columns) * tileHeight;
    const values = tileInput(picture, left - OVERLAP, top - OVERLAP, seenWidth, seenHeight);
    const [output] = await infer(model, { values, shape: [1, 3, seenHeight, seenWidth] });
    if (output === undefined) throw new Error(`${model} answered nothing.`);
    const stride = seenWidth * scale;
    const count = stride * seenHeight * scale;
    const [shownWidth, shownHeight] = [Math.min(tileWidth, width - left), Math.min(tileHeight, height - top)];
    for (let y = 0; y < shownHeight * scale; y++) {
      let from = (y + OVERLAP * scale) * stride + OVERLAP * scale;
      let to = ((top * scale + y) * width * scale + left * scale) * 3;
      for (let x = 0; x < shownWidth * scale; x++, from++, to += 3) {
        enlarged[to] = 255 * (output.values[from] ?? 0);
        enlarged[to + 1] = 255 * (output.values[count + from] ?? 0);
        enlarged[to + 2] = 255 * (output.values[2 * count + from] ?? 0);
      }
    }
    await report((tile + 1) / (columns * rows));
  }
  return { width: width * scale, height: height * scale, channels: 3, data: enlarged };
};

/** The grey value that stands for no difference in a picture of differences. */
const ZERO = 128;

/**
 * Adds detail of `source` that `enlarged` (RGB, changed in place) has lost. The added detail is the
 * difference between the source and the enlarged picture after reducing it to the source's size
 * (back-projection, Irani and Peleg 1991).
 */
export const backProject = (enlarged: Picture, source: Picture): void => {
  const reduced = lanczosResize(enlarged, source.width, source.height);
  const { data } = reduced;
  for (let from = 0, at = 0; at < data.length; from += source.channels, at += 3) {
    for (let channel = 0; channel < 3; channel++) {
      data[at + channel] = ZERO + (source.data[from + channel] ?? 0) - (data[at + channel] ?? 0);
    }
  }
  forEachResizedRow(reduced, enlarged.width, enlarged.height, (y, row) => {
    const first = y * enlarged.width * 3;
    for (let at = 0; at < row.length; at++) {
      enlarged.data[first + at] = (enlarged.data[first + at] ?? 0) + (row[at] ?? ZERO) - ZERO;
    }
  });
};
