export const VIEWS = ['grid', 'list'] as const;
/** The views of a gallery. The grid shows pictures in rows in their own shapes; the list shows one per line. */
export type GridView = (typeof VIEWS)[number];
