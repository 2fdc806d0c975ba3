/** The widths of content in CSS pixels, including the space at its sides. Every screen uses one of them. */
export const WIDTHS = {
  /** Screens with their headings and bars, so that all of them share one left edge. */
  page: 1280,
  /** Running text of some 75 characters per line. */
  reading: 768,
  /** A single column of fields. */
  form: 480,
} as const;

export type Width = keyof typeof WIDTHS;
