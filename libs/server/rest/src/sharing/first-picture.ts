import { escapeHtml, isRasterType, type PictureContentType, type PictureSource } from '@safelight/rules';

/** What a page shows before anything else, as large as its screen will show it. */
export interface FirstPicture {
  /** By paths of this site. */
  readonly source: PictureSource;
  readonly contentType: PictureContentType;
  /** Pixels of the picture, whose shape it has and beyond which it is not enlarged. */
  readonly size: { readonly width: number; readonly height: number };
  /** What stands below it on a wide window. */
  readonly below: 'nothing' | 'tools';
  /** False where its place depends on more than its own size. */
  readonly isPlaced: boolean;
}

const responsive = ({ srcSet, sizes }: PictureSource, [set, size]: readonly [string, string]): string =>
  srcSet === undefined || sizes === undefined
    ? ''
    : ` ${set}="${escapeHtml(srcSet)}" ${size}="${escapeHtml(sizes)}"`;

/** Lets a browser fetch the picture while the scripts that will show it are still coming. */
export const preloadOf = ({ source }: FirstPicture): string =>
  `<link rel="preload" as="image" fetchpriority="high" href="${escapeHtml(source.src)}"` +
  `${responsive(source, ['imagesrcset', 'imagesizes'])} />`;

/**
 * The picture itself, for the time until the screen is there; the client's index.html says where it stands, and the
 * screen takes it away. Empty where only the screen knows its place.
 */
export const drawingOf = ({ source, contentType, size, below, isPlaced }: FirstPicture): string => {
  if (!isPlaced) return '';
  const most = isRasterType(contentType) ? `${size.width}px` : '100vw';
  const place = `--ratio: ${size.width / size.height}; --most: ${most}`;
  const img = `<img src="${escapeHtml(source.src)}"${responsive(source, ['srcset', 'sizes'])} alt="" />`;
  return `<div id="first-picture" data-below="${below}" aria-hidden="true" style="${place}">${img}</div>`;
};
