import { isRasterType, type PictureContentType } from './image.ts';

/** The widths in pixels of the files that an image's page offers. Zooming in loads the full file. */
const WIDTHS = [640, 1280, 2048] as const;
type Width = (typeof WIDTHS)[number];

/**
 * The space around the picture in CSS pixels, and the window width from which on the panels are beside the
 * picture instead of below it.
 */
const HEADER_PX = 64;
/** The height of the strip of controls between the picture and what is below it. */
export const PICTURE_STRIP_PX = 48;
const SIDE_PX = 384;
const WIDE_PX = 900;

interface Shown {
  readonly width: number;
  readonly height: number;
  readonly contentType: PictureContentType;
}

/** The attributes of an `img` that select its file. */
export interface PictureSource {
  readonly src: string;
  /** The candidates among which the browser chooses; absent if there is only one file. */
  readonly srcSet?: string;
  readonly sizes?: string;
}

/** Returns the `img` attributes for `files`, which are ordered by width, narrowest first. */
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
  const beside = `min(100vw - ${SIDE_PX}px, (100vh - ${HEADER_PX + PICTURE_STRIP_PX}px) * ${ratio}${most})`;
  const below = `min(100vw, 62vh * ${ratio}${most})`;
  // A file is never wider than the picture, so the list ends at the first width that reaches the picture's.
  const useful = files.filter((_, index) => !isRaster || index === 0 || (files[index - 1]?.[0] ?? 0) < width);
  const srcSet = useful.map(([one, address]) => `${address} ${isRaster ? Math.min(one, width) : one}w`);
  return { src, srcSet: srcSet.join(', '), sizes: `(min-width: ${WIDE_PX}px) ${beside}, ${below}` };
};

/**
 * Returns the files of the picture on an image's page, among which the browser chooses by the displayed size.
 * The server names the same files in the head of the page, so that the picture loads before any script runs.
 * Animations use only the file `full`.
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

/**
 * The paths of one side of a comparison: the full file, and copies that are at most 1280 and 640 pixels wide.
 */
interface SideFiles {
  readonly original: string;
  readonly large: string;
  readonly medium: string;
}

/**
 * Returns the files of one side on a comparison's page, among which the browser chooses by the displayed
 * size.
 */
export const comparisonPageSource = (shown: Shown, { original, large, medium }: SideFiles): PictureSource =>
  sourceAmong(shown, original, [
    [640, medium],
    [1280, large],
  ]);

interface Size {
  readonly width: number;
  readonly height: number;
}

/** How much two aspect ratios that count as the same may differ, because scaling rounds to whole pixels. */
const SHAPE_TOLERANCE = 0.01;

/** True if two pictures have the same aspect ratio, so that each covers the other completely. */
export const haveOneShape = (one: Size, other: Size): boolean =>
  Math.abs(one.width / one.height / (other.width / other.height) - 1) <= SHAPE_TOLERANCE;

/** Returns the picture with more pixels, to which the zoom percentages refer. */
export const largerOf = <S extends Size>(one: S, other: S): S =>
  other.width * other.height > one.width * one.height ? other : one;
