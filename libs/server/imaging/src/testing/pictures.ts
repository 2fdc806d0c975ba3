import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { PictureFile } from '@safelight/application/ports';
import type { ImageContentType } from '@safelight/rules';
import { CORNERS } from '@safelight/test-pictures';
import { createImaging, type ImagingOptions, type ProcessImaging } from '../create-imaging.ts';

/** An Imaging with its own folder, and helpers for test pictures. */
export interface Bench {
  readonly imaging: ProcessImaging;
  readonly scratchDir: string;
  /** Writes bytes to a file outside the scratch folder and returns its path. */
  put(name: string, bytes: Uint8Array): Promise<string>;
  /** Writes a picture to a new file, and returns it as the ports expect it. */
  picture(contentType: ImageContentType, bytes: Promise<Buffer> | Buffer): Promise<PictureFile>;
  close(): Promise<void>;
}

export const openBench = async (options: Partial<ImagingOptions> = {}): Promise<Bench> => {
  const root = await mkdtemp(join(tmpdir(), 'imaging-'));
  const scratchDir = join(root, 'scratch');
  const imaging = createImaging({ scratchDir, ...options });
  const put = async (name: string, bytes: Uint8Array): Promise<string> => {
    const path = join(root, name);
    await writeFile(path, bytes);
    return path;
  };
  let pictures = 0;
  return {
    imaging,
    scratchDir,
    put,
    picture: async (contentType, bytes) => {
      pictures += 1;
      return { path: await put(`picture-${pictures}`, await bytes), contentType };
    },
    close: async () => {
      await imaging.stop();
      await rm(root, { recursive: true, force: true });
    },
  };
};

/** Inspects the file at `path` like an upload, which sniffs the type first. */
export const upload = async (imaging: ProcessImaging, path: string): Promise<string> => {
  const contentType = await imaging.sniff((await readFile(path)).subarray(0, 4_100));
  if (!contentType) return 'INVALID_FILE_FORMAT';
  return inspectAndDispose(imaging, path, contentType);
};

const inspectAndDispose = async (
  imaging: ProcessImaging,
  path: string,
  contentType: ImageContentType,
): Promise<string> => {
  try {
    const { thumbnail, shared } = await imaging.inspect(path, contentType);
    await Promise.all([thumbnail.dispose(), shared?.dispose()]);
    return 'accepted';
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
  }
};

/** The raw RGB or RGBA pixels of all frames as viewers see them: upright, in sRGB. */
export const shown = (picture: Buffer | string): Promise<Buffer> =>
  sharp(picture, { animated: true }).autoOrient().toColourspace('srgb').raw().toBuffer();

/** The raw samples of a picture as stored, neither rotated nor converted. */
export const stored = (picture: Buffer | string): Promise<Buffer> =>
  sharp(picture, { animated: true, ignoreIcc: true }).raw().toBuffer();

/**
 * Lossy compression changes a flat area by a few of 255. A wrong corner or profile differs by 100 or more.
 */
export const TOLERANCE = 24;

/** The largest difference between the color of a corner and the intended one, of 255. */
export const cornerError = async (path: string): Promise<number> => {
  const { data, info } = await sharp(path)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [left, top] = [Math.floor(info.width / 16), Math.floor(info.height / 16)];
  const [right, bottom] = [info.width - 1 - left, info.height - 1 - top];
  const places = [
    { x: left, y: top, color: CORNERS.topLeft },
    { x: right, y: top, color: CORNERS.topRight },
    { x: left, y: bottom, color: CORNERS.bottomLeft },
    { x: right, y: bottom, color: CORNERS.bottomRight },
  ];
  const errors = places.flatMap(({ x, y, color }) =>
    color.map((value, channel) =>
      Math.abs(value - (data[(y * info.width + x) * info.channels + channel] ?? 0)),
    ),
  );
  return Math.max(...errors);
};
