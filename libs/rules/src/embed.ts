import { escapeHtml } from './html.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The slider of a comparison for other sites: its address, title and size in pixels. */
export interface Embed extends Size {
  readonly address: string;
  readonly title: string;
}

/**
 * The widest frame in CSS pixels, which is the width of the pictures it loads. Narrower sites make it
 * narrower.
 */
const MOST_WIDTH = 1280;

const NO_BOUNDS = { maxWidth: Infinity, maxHeight: Infinity };

/**
 * The size of a frame for two pictures in pixels: with their proportions, or with some between the two; no
 * wider than the wider picture and within bounds.
 */
export const embedSize = (
  original: Size,
  edited: Size,
  { maxWidth, maxHeight }: { readonly maxWidth: number; readonly maxHeight: number } = NO_BOUNDS,
): Size => {
  const ratio = Math.sqrt((original.width / original.height) * (edited.width / edited.height));
  const most = Math.min(Math.max(original.width, edited.width), MOST_WIDTH);
  const width = Math.min(most, maxWidth, maxHeight * ratio);
  return { width: Math.max(1, Math.floor(width)), height: Math.max(1, Math.floor(width / ratio)) };
};

/** HTML for a frame with the slider: as wide as its place, always in its proportions. */
export const embedCode = ({ address, title, width, height }: Embed): string =>
  `<iframe src="${escapeHtml(address)}" title="${escapeHtml(title)}" width="${width}" height="${height}" ` +
  `loading="lazy" allowfullscreen style="border:0;max-width:100%;height:auto;aspect-ratio:${width}/${height}"></iframe>`;
