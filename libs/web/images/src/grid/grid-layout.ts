import { PICTURE_GAP_PX } from '@safelight/web-ui';
import type { Box } from '../card/placed-at.ts';
import type { GridView } from '../grid-view.ts';
import {
  ANY_SHAPE,
  estimatedRows,
  type JustifiedRows,
  justifiedRows,
  type Measures,
  ROOM_FOR_TEXT,
  type RowOfCards,
} from './justified-rows.ts';

const LIST_ROW = 72;
/** The width in CSS pixels below which a grid has the layout for phones. */
const PHONE = 600;

/** The measures of the grid for a given width, in CSS pixels. */
const measuresOf = ({
  width,
  isTextShown = false,
}: Pick<LayoutOptions, 'width' | 'isTextShown'>): Measures => {
  const gap = PICTURE_GAP_PX;
  if (width >= PHONE) {
    const target = Math.min(270, Math.max(180, Math.round(width / 5)));
    return { width, gap, target, fewest: 1, most: 5, frames: ANY_SHAPE };
  }
  return isTextShown
    ? { width, gap, target: 150, fewest: 2, most: 2, frames: ROOM_FOR_TEXT }
    : { width, gap, target: 136, fewest: 2, most: 3, frames: ANY_SHAPE };
};

/** The positions of the cards of a list. */
export interface GridLayout {
  /** The number of cards with final positions. The positions of later cards are estimates. */
  readonly known: number;
  readonly rows: number;
  /** The total height in CSS pixels. */
  readonly height: number;
  /** The largest number of cards in one row. */
  readonly mostInRow: number;
  readonly row: (index: number) => RowOfCards;
  /**
   * Returns the index of the row at a distance in CSS pixels from the top; beyond the ends it is that of the
   * first or last row.
   */
  readonly rowAt: (y: number) => number;
  /** Returns the index of the row that contains a card. */
  readonly rowOf: (card: number) => number;
  readonly boxOf: (card: number) => Box;
}

interface LayoutOptions {
  readonly width: number;
  readonly view: GridView;
  /** The aspect ratio (width over height) of each loaded picture, in order. */
  readonly shapes: readonly number[];
  /** The number of pictures still to be loaded. */
  readonly toCome: number;
  /** Whether every card shows its text, for which narrow pictures on a phone are too narrow. */
  readonly isTextShown?: boolean;
}

const within = (value: number, most: number): number => Math.max(0, Math.min(value, most));

const listLayout = ({ width, shapes, toCome }: LayoutOptions): GridLayout => {
  const rows = shapes.length + toCome;
  return {
    known: rows,
    rows,
    height: rows * LIST_ROW,
    mostInRow: 1,
    row: (index) => ({ first: index, count: 1, top: index * LIST_ROW, height: LIST_ROW }),
    rowAt: (y) => within(Math.floor(y / LIST_ROW), rows - 1),
    rowOf: (card) => card,
    boxOf: (card) => ({ x: 0, y: card * LIST_ROW, width, height: LIST_ROW }),
  };
};

const boxIn = (known: JustifiedRows, row: number, { first, top, height }: RowOfCards, card: number): Box => {
  const { shapes, gap } = known;
  const exact = known.heights[row] ?? 0;
  let before = 0;
  for (let index = first; index < card; index += 1) before += shapes[index] ?? 1;
  const left = before * exact + (card - first) * gap;
  const x = Math.round(left);
  return { x, y: top, width: Math.round(left + (shapes[card] ?? 1) * exact) - x, height };
};

/**
 * Justified rows: the pictures of a row keep their shapes and fill the width together, which determines the
 * height of the row. Rows of pictures with unknown shapes are estimated from the known rows. The estimated
 * rows come last, so that no picture on screen moves when the shapes become known.
 */
const rowsLayout = ({ shapes: loaded, toCome, ...options }: LayoutOptions): GridLayout => {
  const known = justifiedRows(loaded, toCome > 0, measuresOf(options));
  const { shapes } = known;
  const rest = estimatedRows(known, loaded.length - shapes.length + toCome);
  const rows = known.firsts.length + rest.rows;
  const row = (index: number): RowOfCards => {
    const first = known.firsts[index];
    if (first === undefined) return rest.row(index - known.firsts.length);
    const next = known.firsts[index + 1] ?? shapes.length;
    return {
      first,
      count: next - first,
      top: known.tops[index] ?? 0,
      height: Math.floor(known.heights[index] ?? 0),
    };
  };
  const rowOf = (card: number): number =>
    card < shapes.length ? lastNotAfter(known.firsts, card) : known.firsts.length + rest.rowOf(card);
  return {
    known: shapes.length,
    rows,
    height: known.height + rest.height,
    mostInRow: known.most,
    row,
    rowAt: (y) =>
      within(y < known.height ? lastNotAfter(known.tops, y) : known.firsts.length + rest.rowAt(y), rows - 1),
    rowOf,
    boxOf: (card) => {
      if (card >= shapes.length) return rest.boxOf(card);
      const index = rowOf(card);
      return boxIn(known, index, row(index), card);
    },
  };
};

/**
 * Returns the index of the last number that is not above `value`, in ascending numbers; 0 when all are above.
 */
const lastNotAfter = (ascending: readonly number[], value: number): number => {
  let [low, high] = [0, ascending.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((ascending[middle] ?? 0) <= value) low = middle;
    else high = middle - 1;
  }
  return low;
};

/** Computes the positions of the cards of a list (spec: images §2). */
export const layoutOf = (options: LayoutOptions): GridLayout =>
  options.view === 'list' ? listLayout(options) : rowsLayout(options);

/** Returns the card of `row` that is horizontally nearest to `card`. */
const nearestIn = (layout: GridLayout, row: number, card: number): number => {
  const middleOf = (index: number): number => {
    const { x, width } = layout.boxOf(index);
    return x + width / 2;
  };
  const { first, count } = layout.row(row);
  const from = middleOf(card);
  const cards = Array.from({ length: count }, (_, place) => first + place);
  return cards.reduce((nearest, index) =>
    Math.abs(middleOf(index) - from) < Math.abs(middleOf(nearest) - from) ? index : nearest,
  );
};

/**
 * Returns the index of the card to which a key moves from card `index` of the `count` loaded ones; null for
 * keys without such a function.
 */
export const indexAfterKey = (
  key: string,
  { index, count, layout }: { readonly index: number; readonly count: number; readonly layout: GridLayout },
): number | null => {
  const row = layout.rowOf(index);
  switch (key) {
    case 'ArrowLeft':
      return within(index - 1, count - 1);
    case 'ArrowRight':
      return within(index + 1, count - 1);
    case 'ArrowUp':
      return row === 0 ? index : nearestIn(layout, row - 1, index);
    case 'ArrowDown':
      return row === layout.rowOf(count - 1) ? index : nearestIn(layout, row + 1, index);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
};
