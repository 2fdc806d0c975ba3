export const VIEWS = ['grid', 'list'] as const;
/** Pictures side by side, or one a line. */
export type GridView = (typeof VIEWS)[number];

/** Pixels between cards, and on phones. */
const GAP = 12;
const NARROW_GAP = 6;
/** Below this width a phone is held: two columns, or three on the widest of them. */
const PHONE = 600;
const WIDE_PHONE = 480;
/** The narrowest a card gets beside another. */
const MIN_CARD = 240;
const MOST_COLUMNS = 5;
const LIST_ROW = 72;

/** Where the cards of a list stand, in CSS pixels. */
export interface GridLayout {
  readonly columns: number;
  /** Pixels between two cards. */
  readonly gap: number;
  readonly cardWidth: number;
  readonly cardHeight: number;
  /** From the top of a row to the top of the next. */
  readonly rowHeight: number;
}

/** Two to five columns of squares by width, or one column of low rows (spec: images §2). */
export const layoutOf = (width: number, view: GridView): GridLayout => {
  if (view === 'list') {
    return { columns: 1, gap: 0, cardWidth: width, cardHeight: LIST_ROW, rowHeight: LIST_ROW };
  }
  const gap = width < PHONE ? NARROW_GAP : GAP;
  const fitting = Math.floor((width + gap) / (MIN_CARD + gap));
  const columns = width < PHONE ? (width < WIDE_PHONE ? 2 : 3) : Math.min(MOST_COLUMNS, fitting);
  const side = Math.floor((width - gap * (columns - 1)) / columns);
  return { columns, gap, cardWidth: side, cardHeight: side, rowHeight: side + gap };
};

/** Pixels from the left of the list to the card in a column. */
export const columnLeft = ({ cardWidth, gap }: GridLayout, column: number): number =>
  column * (cardWidth + gap);

/** Where an arrow key leads from card `index` of `count`; null for other keys. */
export const indexAfterKey = (
  key: string,
  { index, count, columns }: { readonly index: number; readonly count: number; readonly columns: number },
): number | null => {
  const step = new Map([
    ['ArrowLeft', -1],
    ['ArrowRight', 1],
    ['ArrowUp', -columns],
    ['ArrowDown', columns],
    ['Home', -count],
    ['End', count],
  ]).get(key);
  if (step === undefined) return null;
  const next = index + step;
  // Up from the first row and down from the last full one stay in their column.
  if ((key === 'ArrowUp' && next < 0) || (key === 'ArrowDown' && next >= count)) {
    return key === 'ArrowDown' && Math.floor(index / columns) < Math.floor((count - 1) / columns)
      ? count - 1
      : index;
  }
  return Math.max(0, Math.min(count - 1, next));
};
