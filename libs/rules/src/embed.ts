import { escapeHtml } from './html.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The parameters of an embedded comparison slider: its address, title and size in pixels. */
export interface Embed extends Size {
  readonly address: string;
  readonly title: string;
}

/** The maximum width of an embedded frame in CSS pixels. It equals the width of the pictures that the frame loads. */
const MOST_WIDTH = 1280;

const NO_BOUNDS = { maxWidth: Infinity, maxHeight: Infinity };

/**
 * Returns the size in pixels of an embedded frame for two pictures. The frame has the aspect ratio of the
 * pictures, or one between two different ones. It is no wider than the wider picture and stays within the
 * bounds.
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

/**
 * Returns the HTML that embeds a comparison slider in a frame. The frame is as wide as its container and keeps
 * its aspect ratio.
 */
export const embedCode = ({ address, title, width, height }: Embed): string =>
  `<iframe src="${escapeHtml(address)}" title="${escapeHtml(title)}" width="${width}" height="${height}" ` +
  `loading="lazy" allowfullscreen style="border:0;max-width:100%;height:auto;aspect-ratio:${width}/${height}"></iframe>`;
