import { escapeHtml, isRasterType, type PictureContentType, type PictureSource } from '@safelight/rules';

/** The picture that a page shows before any script runs, in the size in which its screen will show it. */
export interface FirstPicture {
  /** The files, as paths of this site. */
  readonly source: PictureSource;
  readonly contentType: PictureContentType;
  /** The size of the picture in pixels, which sets its proportions and its largest size on screen. */
  readonly size: { readonly width: number; readonly height: number };
  /** The part of the screen below it in a wide window. */
  readonly below: 'nothing' | 'tools';
  /** False when its place depends on more than its own size. */
  readonly isPlaced: boolean;
}

const responsive = ({ srcSet, sizes }: PictureSource, [set, size]: readonly [string, string]): string =>
  srcSet === undefined || sizes === undefined
    ? ''
    : ` ${set}="${escapeHtml(srcSet)}" ${size}="${escapeHtml(sizes)}"`;

/** Lets a browser fetch the picture while the scripts that will show it are still loading. */
export const preloadOf = ({ source }: FirstPicture): string =>
  `<link rel="preload" as="image" fetchpriority="high" href="${escapeHtml(source.src)}"` +
  `${responsive(source, ['imagesrcset', 'imagesizes'])} />`;

/**
 * The picture itself, shown until the screen is rendered. The styles in the client's index.html place it, and the
 * screen removes it. Empty when only the screen knows its place.
 */
export const drawingOf = ({ source, contentType, size, below, isPlaced }: FirstPicture): string => {
  if (!isPlaced) return '';
  const most = isRasterType(contentType) ? `${size.width}px` : '100vw';
  const place = `--ratio: ${size.width / size.height}; --most: ${most}`;
  const img = `<img src="${escapeHtml(source.src)}"${responsive(source, ['srcset', 'sizes'])} alt="" />`;
  return `<div id="first-picture" data-below="${below}" aria-hidden="true" style="${place}">${img}</div>`;
};
