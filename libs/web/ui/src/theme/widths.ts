/** How wide content may be, in CSS pixels with the space at its sides: every screen keeps to one of these. */
export const WIDTHS = {
  /** Screens, with their headings and bars: one left edge wherever one goes. */
  page: 1280,
  /** Running text: some 75 characters a line. */
  reading: 768,
  /** One column of fields. */
  form: 480,
} as const;

export type Width = keyof typeof WIDTHS;
