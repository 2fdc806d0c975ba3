import { isRasterType, type PictureContentType } from './image.ts';

/** The widths in pixels that the page of one picture offers; zooming in loads the full file. */
const WIDTHS = [640, 1280, 2048] as const;
type Width = (typeof WIDTHS)[number];

/** The space around the picture in CSS pixels, and the width from which its panels are next to it instead of below. */
const HEADER_PX = 64;
const SIDE_PX = 384;
const WIDE_PX = 900;

interface Shown {
  readonly width: number;
  readonly height: number;
  readonly contentType: PictureContentType;
}

/** The attributes of an `img` that name its files. */
export interface PictureSource {
  readonly src: string;
  /** Absent when there is only one file. */
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
  // No file is enlarged: the first width that exceeds the picture's is cut to it and ends the list.
  const useful = files.filter((_, index) => !isRaster || index === 0 || (files[index - 1]?.[0] ?? 0) < width);
  const srcSet = useful.map(([one, address]) => `${address} ${isRaster ? Math.min(one, width) : one}w`);
  return { src, srcSet: srcSet.join(', '), sizes: `(min-width: ${WIDE_PX}px) ${beside}, ${below}` };
};

/**
 * The files from which a browser chooses by the size in which it shows the picture, on the page of one picture. The
 * server names the same files in the head of that page, so that the picture loads before any script runs. Animations
 * use their own file (`full`).
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

/** The paths of one side of a comparison: the file itself, and copies of at most 1280 and 640 pixels in width. */
interface SideFiles {
  readonly original: string;
  readonly large: string;
  readonly medium: string;
}

/** The files from which a browser chooses for one side of a comparison, on the comparison's page. */
export const comparisonPageSource = (shown: Shown, { original, large, medium }: SideFiles): PictureSource =>
  sourceAmong(shown, original, [
    [640, medium],
    [1280, large],
  ]);

interface Size {
  readonly width: number;
  readonly height: number;
}

/** How much two proportions may differ, because scaling rounds to whole pixels. */
const SHAPE_TOLERANCE = 0.01;

/** Whether two pictures have the same proportions, so that each covers the other to the edge. */
export const haveOneShape = (one: Size, other: Size): boolean =>
  Math.abs(one.width / one.height / (other.width / other.height) - 1) <= SHAPE_TOLERANCE;

/** The picture with more pixels, which the zoom percentages refer to. */
export const largerOf = <S extends Size>(one: S, other: S): S =>
  other.width * other.height > one.width * one.height ? other : one;
