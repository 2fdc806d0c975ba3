import { escapeHtml } from './html.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The slider of a comparison for other sites: where it is, what to call it and the pixels it takes. */
export interface Embed extends Size {
  readonly address: string;
  readonly title: string;
}

/** CSS pixels of the widest frame: as many as the pictures it loads have across. Sites with less make it narrower. */
const MOST_WIDTH = 1280;

const NO_BOUNDS = { maxWidth: Infinity, maxHeight: Infinity };

/** Path of the page of a comparison that other sites may frame. */
export const embedPathOf = (uid: string): string => `/comparison/${uid}/embed`;

/**
 * Pixels of a frame for two pictures: of their shape, or of one between the two; no wider than the wider of them and
 * within bounds.
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

/** HTML that frames the slider: as wide as its place allows, always in its shape. */
export const embedCode = ({ address, title, width, height }: Embed): string =>
  `<iframe src="${escapeHtml(address)}" title="${escapeHtml(title)}" width="${width}" height="${height}" ` +
  `loading="lazy" allowfullscreen style="border:0;max-width:100%;height:auto;aspect-ratio:${width}/${height}"></iframe>`;
