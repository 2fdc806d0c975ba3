/** The widths of content in CSS pixels, including the space at its sides. Every screen uses one of them. */
export const WIDTHS = {
  /** The width of screens with their headings and bars, which all share one left edge. */
  page: 1280,
  /** The width of running text, with about 75 characters per line. */
  reading: 768,
  /** The width of a single column of fields. */
  form: 480,
} as const;

export type Width = keyof typeof WIDTHS;

/** One unit of the theme's spacing in CSS pixels. */
export const SPACING_PX = 8;
/** The window width in CSS pixels below which the layout for phones is used: the theme's `sm`. */
const PHONE = 600;

/** The space at each side of a page, in units of the theme's spacing. */
export const SIDE_SPACING = { wide: 3, phone: 2 } as const;

/** The space between two pictures of a grid in CSS pixels, on every page. */
export const PICTURE_GAP_PX = SPACING_PX;

/** Returns the width of the content of a page for a window of this width, both in CSS pixels. */
export const pageContentWidth = (windowWidth: number): number => {
  const side = windowWidth < PHONE ? SIDE_SPACING.phone : SIDE_SPACING.wide;
  return Math.min(windowWidth, WIDTHS.page) - 2 * side * SPACING_PX;
};
