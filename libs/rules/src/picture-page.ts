import { isRasterType, type PictureContentType } from './image.ts';

/** Widths a page of one picture has it in, in pixels; a closer look takes the whole file. */
const WIDTHS = [640, 1280, 2048] as const;
type Width = (typeof WIDTHS)[number];
const [NARROWEST] = WIDTHS;
const WIDEST = 2048;

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

/**
 * The files of which a browser takes one no larger than it shows, on a page of one picture. The server says the same in
 * the head of that page, so that the picture is on its way before any script runs. Animations are shown by their own
 * file (`full`).
 */
export const picturePageSource = (
  { width, height, contentType }: Shown,
  full: string,
  addressAt: (width: Width) => string,
): PictureSource => {
  if (contentType === 'image/gif') return { src: full };
  const src = addressAt(WIDEST);
  const isRaster = isRasterType(contentType);
  if (isRaster && width <= NARROWEST) return { src };
  const ratio = (width / height).toFixed(4);
  const most = isRaster ? `, ${width}px` : '';
  const beside = `min(100vw - ${SIDE_PX}px, (100vh - ${HEADER_PX}px) * ${ratio}${most})`;
  const below = `min(100vw, 62vh * ${ratio}${most})`;
  // None is enlarged: the first that would be is as wide as the picture, and the last one.
  const useful = WIDTHS.filter((_, index) => !isRaster || index === 0 || (WIDTHS[index - 1] ?? 0) < width);
  const files = useful.map((one) => `${addressAt(one)} ${isRaster ? Math.min(one, width) : one}w`);
  return { src, srcSet: files.join(', '), sizes: `(min-width: ${WIDE_PX}px) ${beside}, ${below}` };
};
