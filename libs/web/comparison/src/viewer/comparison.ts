import type { ComparisonViewQuery } from '@safelight/web-data';

export type ViewedComparison = NonNullable<ComparisonViewQuery['comparison']>;
export type ViewedSide = ViewedComparison['original'];

/** What to call a comparison: its title, or the edited file's name. */
export const nameOf = ({ title, edited }: ViewedComparison): string =>
  title === '' ? edited.originalFilename : title;

/** The address a side is shown from: 1280 wide, the whole file when looking closer or when it moves. */
export const shownUrl = (side: ViewedSide, zoomed: boolean): string =>
  zoomed || side.contentType === 'image/gif' ? side.url : side.largeUrl;

const inHtml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** HTML that shows both pictures side by side elsewhere, leading to the comparison's page. */
export const embedCode = (comparison: ViewedComparison, origin: string): string => {
  const picture = (url: string, alt: string): string =>
    `<img src="${inHtml(new URL(url, origin).href)}" alt="${inHtml(alt)}" style="width:50%">`;
  const name = nameOf(comparison);
  const pictures =
    picture(comparison.original.largeUrl, `${name}, original`) +
    picture(comparison.edited.largeUrl, `${name}, edited`);
  const page = inHtml(new URL(comparison.permalink, origin).href);
  return `<a href="${page}" style="display:flex">${pictures}</a>`;
};
