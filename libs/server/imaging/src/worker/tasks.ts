import { readFile, writeFile } from 'node:fs/promises';
import type {
  Box,
  DeriveRequest,
  EditRequest,
  InspectRequest,
  InspectResult,
  PairRequest,
  SheetRequest,
  WorkRequest,
  WorkResult,
  WrittenFile,
  WrittenPicture,
} from '../protocol.ts';
import { drawPair } from './draw-pair.ts';
import { drawSheet } from './draw-sheet.ts';
import { composite } from './edit/composite.ts';
import { extend, reduce, resize } from './edit/fit-model.ts';
import { invertMask, prepareMask } from './edit/mask.ts';
import { type Picture, pictureOf, Refusal, useThreads } from './read-picture.ts';
import { render } from './render.ts';
import { makeSharedRendition } from './shared-rendition.ts';
import { drawSvg, measureSvg } from './svg/draw-svg.ts';
import { isSvg } from './svg/recognise-svg.ts';
import { sanitiseSvg } from './svg/sanitise-svg.ts';
import { screenSvg } from './svg/screen.ts';
import { svgText } from './svg/svg-text.ts';
import { drawThumbnail } from './thumbnail.ts';

/** An inspected upload, before its thumbnail is made. */
interface Examined {
  readonly width: number;
  readonly height: number;
  readonly frames: number;
  readonly isCleaned: boolean;
  /** The picture from which the thumbnail is made. */
  readonly picture: Picture;
  /** Makes the file for other viewers while the thumbnail is drawn. Null if they may see the uploaded file. */
  readonly shared: (drawn: Promise<unknown>) => Promise<Buffer | null>;
}

const examineRaster = async (bytes: Buffer, { contentType, limits }: InspectRequest): Promise<Examined> => {
  const picture = await pictureOf(bytes, limits);
  if (picture.contentType !== contentType) {
    throw new Refusal('INVALID_FILE_FORMAT', `${picture.contentType} called ${contentType}`);
  }
  const { width, height, frames } = picture;
  const shared = (drawn: Promise<unknown>): Promise<Buffer | null> =>
    makeSharedRendition(picture, limits, drawn);
  return { width, height, frames, isCleaned: false, picture, shared };
};

const examineSvg = async (bytes: Buffer, { thumbnailBox, limits }: InspectRequest): Promise<Examined> => {
  if (!isSvg(bytes)) throw new Refusal('INVALID_FILE_FORMAT', 'no SVG');
  const { text, isCleaned } = await sanitiseSvg(svgText(bytes), limits);
  const clean = Buffer.from(text);
  return {
    ...(await measureSvg(clean, limits)),
    frames: 1,
    isCleaned,
    picture: await drawSvg(clean, thumbnailBox, limits),
    shared: () => Promise.resolve(clean.equals(bytes) ? null : clean),
  };
};

const written = async (path: string, bytes: Buffer, contentType: string): Promise<WrittenFile> => {
  await writeFile(path, bytes);
  return { contentType, sizeBytes: bytes.length };
};

const inspect = async (request: InspectRequest): Promise<InspectResult> => {
  const { path, contentType, thumbnailPath, thumbnailBox, sharedPath, limits } = request;
  const examine = contentType === 'image/svg+xml' ? examineSvg : examineRaster;
  const { picture, shared: makeShared, ...facts } = await examine(await readFile(path), request);
  const drawn = drawThumbnail(picture, thumbnailBox, limits);
  const [{ thumbnail, thumbhash }, shared] = await Promise.all([drawn, makeShared(drawn)]);
  return {
    ...facts,
    thumbhash,
    thumbnail: await written(thumbnailPath, thumbnail.bytes, thumbnail.contentType),
    shared: shared && (await written(sharedPath, shared, contentType)),
  };
};

/** An SVG that covers a box must first be drawn larger than the box, whatever its proportions. */
const COVERING: Box = { width: 4096, height: 4096 };

const sourceOf = async ({ path, allowSvg, box, transform, limits }: DeriveRequest): Promise<Picture> => {
  const bytes = await readFile(path);
  if (!allowSvg || !isSvg(bytes)) return pictureOf(bytes, limits);
  const text = svgText(bytes);
  screenSvg(text, limits);
  return drawSvg(Buffer.from(text), transform?.fit === 'cover' ? COVERING : box, limits);
};

const derive = async (request: DeriveRequest): Promise<WrittenFile> => {
  const { bytes, contentType } = await render(await sourceOf(request), request);
  return written(request.outputPath, bytes, contentType);
};

const makePicture = (request: EditRequest): Promise<WrittenPicture> => {
  switch (request.kind) {
    case 'reduce':
      return reduce(request);
    case 'resize':
      return resize(request);
    case 'extend':
      return extend(request);
    case 'mask':
      return prepareMask(request);
    case 'invert':
      return invertMask(request);
    case 'composite':
      return composite(request);
  }
};

/**
 * Two threads halve the time of enlarging to 12 megapixels. Uploads and thumbnails use one thread each,
 * because many of them run at a time.
 */
const EDIT_THREADS = 2;

const edit = async (request: EditRequest): Promise<WrittenPicture> => {
  useThreads(EDIT_THREADS);
  try {
    return await makePicture(request);
  } finally {
    useThreads(1);
  }
};

const pair = async ({ path, editedPath, outputPath, box, limits }: PairRequest): Promise<WrittenFile> => {
  const original = await pictureOf(await readFile(path), limits);
  const edited = await pictureOf(await readFile(editedPath), limits);
  return written(outputPath, await drawPair({ original, edited }, box, limits), 'image/jpeg');
};

const sheet = async ({ path, otherPaths, outputPath, box, limits }: SheetRequest): Promise<WrittenFile> => {
  const pictures: Picture[] = [];
  for (const one of [path, ...otherPaths]) pictures.push(await pictureOf(await readFile(one), limits));
  return written(outputPath, await drawSheet(pictures, box, limits), 'image/jpeg');
};

/** Performs one request. Throws a Refusal or the error of the file system. */
export const perform = (request: WorkRequest): Promise<WorkResult> => {
  switch (request.kind) {
    case 'inspect':
      return inspect(request);
    case 'derive':
      return derive(request);
    case 'pair':
      return pair(request);
    case 'sheet':
      return sheet(request);
    default:
      return edit(request);
  }
};
