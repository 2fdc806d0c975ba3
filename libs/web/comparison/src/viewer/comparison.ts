import { embedCode, embedPathOf, embedSize, escapeHtml } from '@safelight/rules';
import type { ComparisonViewQuery } from '@safelight/web-data';

export type ViewedComparison = NonNullable<ComparisonViewQuery['comparison']>;
export type ViewedSide = ViewedComparison['original'];

/** What to call a comparison: its title, or the edited file's name. */
export const nameOf = ({ title, edited }: ViewedComparison): string =>
  title === '' ? edited.originalFilename : title;

/** The address a side is shown from: 1280 wide, the whole file when looking closer or when it moves. */
export const shownUrl = (side: ViewedSide, zoomed: boolean): string =>
  zoomed || side.contentType === 'image/gif' ? side.url : side.largeUrl;

/** HTML that shows the slider elsewhere. */
export const sliderCode = (comparison: ViewedComparison, origin: string): string =>
  embedCode({
    address: new URL(embedPathOf(comparison.uid), origin).href,
    title: nameOf(comparison),
    ...embedSize(comparison.original, comparison.edited),
  });

/** HTML for where no frames are taken: both pictures beside each other, leading to the comparison's page. */
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
