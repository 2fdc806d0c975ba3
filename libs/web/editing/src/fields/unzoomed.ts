/** The font size of fields on touch screens: Safari zooms the page when a field with a smaller font gets the focus. */
export const UNZOOMED = '1rem';
