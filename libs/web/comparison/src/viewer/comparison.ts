import {
  comparisonPageSource,
  embedCode,
  embedPathOf,
  embedSize,
  escapeHtml,
  type PictureContentType,
  type PictureSource,
} from '@safelight/rules';
import type { ComparisonViewQuery } from '@safelight/web-data';

export type ViewedComparison = NonNullable<ComparisonViewQuery['comparison']>;
export type ViewedSide = ViewedComparison['original'];

/** Returns the name of a comparison: its title, or the name of the edited file if there is none. */
export const nameOf = ({ title, edited }: ViewedComparison): string =>
  title === '' ? edited.originalFilename : title;

/**
 * Returns the files that show a side: a file no larger than the frame, or the full file if it is zoomed in or
 * animated.
 */
export const sourceOf = (side: ViewedSide, zoomed: boolean): PictureSource => {
  const { width, height, url, largeUrl, mediumUrl } = side;
  const contentType = side.contentType as PictureContentType;
  if (zoomed) return { src: url };
  return comparisonPageSource(
    { width, height, contentType },
    { original: url, large: largeUrl, medium: mediumUrl },
  );
};

/** Returns HTML that embeds the slider in another site. */
export const sliderCode = (comparison: ViewedComparison, origin: string): string =>
  embedCode({
    address: new URL(embedPathOf(comparison.uid), origin).href,
    title: nameOf(comparison),
    ...embedSize(comparison.original, comparison.edited),
  });

/** Returns HTML for sites that allow no frames: both pictures side by side, with a link to the comparison's page. */
export const picturesCode = (comparison: ViewedComparison, origin: string): string => {
  const picture = (url: string, alt: string): string =>
    `<img src="${escapeHtml(new URL(url, origin).href)}" alt="${escapeHtml(alt)}" style="width:50%">`;
  const name = nameOf(comparison);
  const pictures =
    picture(comparison.original.largeUrl, `${name}, original`) +
    picture(comparison.edited.largeUrl, `${name}, edited`);
  const page = escapeHtml(new URL(comparison.permalink, origin).href);
  return `<a href="${page}" style="display:flex">${pictures}</a>`;
};
