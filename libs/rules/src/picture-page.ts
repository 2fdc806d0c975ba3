import { isRasterType, type PictureContentType } from './image.ts';

/** Widths a page of one picture has it in, in pixels; a closer look takes the whole file. */
const WIDTHS = [640, 1280, 2048] as const;
type Width = (typeof WIDTHS)[number];

/** CSS pixels around the picture, and from where on its panels stand beside it instead of below. */
const HEADER_PX = 64;
const SIDE_PX = 384;
const WIDE_PX = 900;

interface Shown {
  readonly width: number;
  readonly height: number;
  readonly contentType: PictureContentType;
}

/** What an `img` says of its file. */
export interface PictureSource {
  readonly src: string;
  /** Absent where one file is as good as another. */
  readonly srcSet?: string;
  readonly sizes?: string;
}

/** `files` by their width, narrowest first. */
const sourceAmong = (
  { width, height, contentType }: Shown,
  full: string,
  files: readonly (readonly [number, string])[],
): PictureSource => {
  const [[narrowest] = [0]] = files;
  const src = contentType === 'image/gif' ? full : (files.at(-1)?.[1] ?? full);
  const isRaster = isRasterType(contentType);
  if (contentType === 'image/gif' || (isRaster && width <= narrowest)) return { src };
  const ratio = (width / height).toFixed(4);
  const most = isRaster ? `, ${width}px` : '';
  const beside = `min(100vw - ${SIDE_PX}px, (100vh - ${HEADER_PX}px) * ${ratio}${most})`;
  const below = `min(100vw, 62vh * ${ratio}${most})`;
  // None is enlarged: the first that would be is as wide as the picture, and the last one.
  const useful = files.filter((_, index) => !isRaster || index === 0 || (files[index - 1]?.[0] ?? 0) < width);
  const srcSet = useful.map(([one, address]) => `${address} ${isRaster ? Math.min(one, width) : one}w`);
  return { src, srcSet: srcSet.join(', '), sizes: `(min-width: ${WIDE_PX}px) ${beside}, ${below}` };
};

/**
 * The files of which a browser takes one no larger than it shows, on a page of one picture. The server says the same in
 * the head of that page, so that the picture is on its way before any script runs. Animations are shown by their own
 * file (`full`).
 */
export const picturePageSource = (
  shown: Shown,
  full: string,
  addressAt: (width: Width) => string,
): PictureSource =>
  sourceAmong(
    shown,
    full,
    WIDTHS.map((width) => [width, addressAt(width)]),
  );

/** Paths of one side of a comparison: the file itself, and at most 1280 and 640 pixels wide. */
interface SideFiles {
  readonly original: string;
  readonly large: string;
  readonly medium: string;
}

/** The same on the page of a comparison, for either side. */
export const comparisonPageSource = (shown: Shown, { original, large, medium }: SideFiles): PictureSource =>
  sourceAmong(shown, original, [
    [640, medium],
    [1280, large],
  ]);

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Proportions may be this far apart when one was scaled to whole pixels. */
const SHAPE_TOLERANCE = 0.01;

/** Whether two pictures, however many pixels each has, cover each other to the edge. */
export const haveOneShape = (one: Size, other: Size): boolean =>
  Math.abs(one.width / one.height / (other.width / other.height) - 1) <= SHAPE_TOLERANCE;

/** The picture with more pixels: percentages are told of it. */
export const largerOf = <S extends Size>(one: S, other: S): S =>
  other.width * other.height > one.width * one.height ? other : one;
