import { escapeHtml, isRasterType, type PictureContentType, type PictureSource } from '@safelight/rules';

/** The picture that a page shows before any script runs, in the size in which the screen will show it. */
export interface FirstPicture {
  /** The addresses of the files, as paths of this site. */
  readonly source: PictureSource;
  readonly contentType: PictureContentType;
  /** The size of the picture in pixels, which sets its proportions and its largest size on screen. */
  readonly size: { readonly width: number; readonly height: number };
  /** What the screen shows below the picture in a wide window. */
  readonly below: 'nothing' | 'tools';
  /** False when the position of the picture depends on more than its own size. */
  readonly isPlaced: boolean;
}

const responsive = ({ srcSet, sizes }: PictureSource, [set, size]: readonly [string, string]): string =>
  srcSet === undefined || sizes === undefined
    ? ''
    : ` ${set}="${escapeHtml(srcSet)}" ${size}="${escapeHtml(sizes)}"`;

/** A preload tag, so that the browser fetches the picture while the scripts are still loading. */
export const preloadOf = ({ source }: FirstPicture): string =>
  `<link rel="preload" as="image" fetchpriority="high" href="${escapeHtml(source.src)}"` +
  `${responsive(source, ['imagesrcset', 'imagesizes'])} />`;

/**
 * The HTML of the picture, shown until the client has rendered the screen. The styles in the client's
 * index.html place it, and the screen removes it. Empty when only the client knows its position.
 */
export const drawingOf = ({ source, contentType, size, below, isPlaced }: FirstPicture): string => {
  if (!isPlaced) return '';
  const most = isRasterType(contentType) ? `${size.width}px` : '100vw';
  const place = `--ratio: ${size.width / size.height}; --most: ${most}`;
  const img = `<img src="${escapeHtml(source.src)}"${responsive(source, ['srcset', 'sizes'])} alt="" />`;
  return `<div id="first-picture" data-below="${below}" aria-hidden="true" style="${place}">${img}</div>`;
};
