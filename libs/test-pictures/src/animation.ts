import sharp from 'sharp';
import { makeTexture } from './texture.ts';

export interface WebpOptions {
  readonly width: number;
  readonly height: number;
  /** The number of frames; 1, a still picture, by default. */
  readonly frames?: number;
  readonly alpha?: boolean;
  readonly lossless?: boolean;
  readonly seed?: number;
}

export interface GifOptions {
  readonly width: number;
  readonly height: number;
  readonly frames: number;
  readonly seed?: number;
}

/** The duration of a frame of an animation in milliseconds: 100, 200, 300, 100, and so on. */
export const frameDelaysMs = (frames: number): number[] =>
  Array.from({ length: frames }, (_, frame) => 100 * (1 + (frame % 3)));

/** The number of times that an animation plays. 0 would mean forever. */
export const ANIMATION_LOOPS = 3;

const filmOf = ({ width, height, frames, seed = 1 }: GifOptions) => {
  const strip = Buffer.concat(
    Array.from({ length: frames }, (_, frame) => makeTexture({ width, height, seed, frame })),
  );
  const raw = { width, height: height * frames, channels: 3 } as const;
  return sharp(strip, { raw: frames > 1 ? { ...raw, pageHeight: height } : raw });
};

const timing = (frames: number) =>
  frames > 1 ? { delay: frameDelaysMs(frames), loop: ANIMATION_LOOPS } : {};

/** A textured WebP, animated when it has more than one frame. The same options give the same bytes. */
export const makeWebp = async (options: WebpOptions): Promise<Buffer> => {
  const { frames = 1, alpha = false, lossless = false } = options;
  const film = filmOf({ ...options, frames });
  return (alpha ? film.ensureAlpha(0.6) : film).webp({ effort: 1, lossless, ...timing(frames) }).toBuffer();
};

/** A textured GIF. The same options give the same bytes. */
export const makeGif = async (options: GifOptions): Promise<Buffer> =>
  filmOf(options)
    .gif({ effort: 1, ...timing(options.frames) })
    .toBuffer();
