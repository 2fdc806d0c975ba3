import { styled } from '@mui/material/styles';
import { type FocusEvent, type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { CardDeeds, CardSetting } from '../card/card-deeds.ts';
import { EmptyPlace } from '../card/EmptyPlace.tsx';
import { GalleryCard } from '../card/GalleryCard.tsx';
import { type GridView, indexAfterKey, layoutOf } from './grid-layout.ts';
import { useLongPress } from './use-long-press.ts';
import { usePlace } from './use-place.ts';
import { useRowsInView } from './use-rows-in-view.ts';
import { useSteadyScroll } from './use-steady-scroll.ts';

/** Rows kept drawn beyond the window. */
const OVERSCAN = 3;
/** Pages are asked for while not this much of the list is ahead. */
const ROWS_AHEAD = 8;
const IMAGES_AHEAD = 100;
/** Pixels the header and the selection bar cover. */
const COVERED = 140;
/** Pixels kept below a row that is revealed. */
const BELOW_ROW = 12;

const List = styled('ul')({
  position: 'relative',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  userSelect: 'none',
  // A finger that rests on a picture chooses it; the browser's own preview of a link would cover that.
  WebkitTouchCallout: 'none',
});

interface ImageGridProps {
  /** The images loaded so far, in order, and the width over height of each. */
  readonly uids: readonly string[];
  readonly shapes: readonly number[];
  readonly view: GridView;
  readonly selected: ReadonlySet<string>;
  readonly setting: CardSetting;
  readonly deeds: CardDeeds;
  /** How many there are in all; null when that is not known. */
  readonly total: number | null;
  /** How many of them are still to be loaded, as far as that is known: their places are kept. */
  readonly toCome: number;
  /** Called while the end of what is loaded is near; with true when it was passed by far. */
  readonly onNearEnd: (isPassed: boolean) => void;
  /** Called with the first and the last entry that is drawn, by index. */
  readonly onShow: (from: number, to: number) => void;
}

/** Scrolls as little as it takes to see what is between two heights of the page, in CSS pixels. */
const revealRow = (start: number, end: number): void => {
  if (start < window.scrollY + COVERED) window.scrollTo(0, start - COVERED);
  else if (end > window.scrollY + window.innerHeight) window.scrollTo(0, end - window.innerHeight);
};

/** The place in the list that a part of a card belongs to; null where it stands in none. */
const indexAt = (target: Element): number | null => {
  const index = target.closest('[data-index]')?.getAttribute('data-index');
  return index === null || index === undefined ? null : Number(index);
};

/** The pictures, of which only those near the window are drawn; arrow keys walk among them. */
export const ImageGrid = ({
  uids,
  shapes,
  view,
  selected,
  setting,
  deeds,
  total,
  toCome,
  onNearEnd,
  onShow,
}: ImageGridProps) => {
  const list = useRef<HTMLUListElement>(null);
  const place = usePlace(list);
  const { width } = place;
  const layout = useMemo(() => layoutOf({ width, view, shapes, toCome }), [width, view, shapes, toCome]);
  const { rows, mostInRow, rowAt } = layout;
  useSteadyScroll(layout, place.top);
  const [active, setActive] = useState(0);
  const activeIndex = Math.min(active, uids.length - 1);
  const moved = useRef(false);
  const { first, last, isRushing } = useRowsInView({
    count: rows,
    rowAt,
    top: place.top,
    overscan: OVERSCAN,
  });
  // The card with the focus stays drawn, so that the focus is not lost when it scrolls away.
  const activeRow = uids.length === 0 ? 0 : layout.rowOf(activeIndex);
  const inView = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const drawn = inView.includes(activeRow) ? inView : [...inView, activeRow].sort((a, b) => a - b);
  // In a rush places stand for pictures, and move instead of coming and going: a thousand new elements at each frame
  // are more than a browser clears away.
  const places = inView.length * mostInRow;
  const from = rows === 0 ? 0 : layout.row(first).first;
  const to = rows === 0 ? -1 : layout.row(last).first + layout.row(last).count - 1;
  const left = uids.length - to - 1;
  const isNearEnd = left < Math.max(IMAGES_AHEAD, ROWS_AHEAD * mostInRow);
  const isPassed = isRushing || left < -IMAGES_AHEAD;
  useEffect(() => {
    if (isNearEnd) onNearEnd(isPassed);
  }, [isNearEnd, isPassed, uids.length, onNearEnd]);
  useEffect(() => {
    if (!isRushing) onShow(from, to);
  }, [from, to, isRushing, onShow]);
  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    list.current?.querySelector<HTMLElement>(`[data-index="${activeIndex}"] [data-card-main]`)?.focus({
      preventScroll: true,
    });
  }, [activeIndex]);

  const walk = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = indexAfterKey(event.key, { index: activeIndex, count: uids.length, layout });
    if (next === null) return;
    event.preventDefault();
    if (event.shiftKey) {
      const [start, end] = [uids[activeIndex], uids[next]];
      if (start !== undefined && end !== undefined) deeds.extend(end, start);
    }
    if (next === activeIndex) return;
    moved.current = true;
    setActive(next);
    const { top, height } = layout.row(layout.rowOf(next));
    revealRow(place.top + top, place.top + top + height + BELOW_ROW);
  };
  const follow = (event: FocusEvent): void => {
    const index = indexAt(event.target);
    if (index !== null) setActive(index);
  };
  const longPress = useLongPress(
    (target) => target.closest('[data-card-main]') !== null,
    (target) => {
      const uid = uids[indexAt(target) ?? -1];
      if (uid !== undefined && !selected.has(uid)) deeds.toggle(uid);
    },
  );

  return (
    <List
      ref={list}
      aria-label="Images"
      onKeyDown={walk}
      onFocus={follow}
      {...longPress}
      style={{ height: layout.height }}
    >
      {drawn.flatMap((row) => {
        const { first: start, count } = layout.row(row);
        return Array.from({ length: count }, (_, place) => {
          const index = start + place;
          const uid = uids[index];
          const box = layout.boxOf(index);
          return uid === undefined || index >= layout.known || (isRushing && row !== activeRow) ? (
            <EmptyPlace key={index % places} {...box} />
          ) : (
            <GalleryCard
              key={uid}
              uid={uid}
              view={view}
              index={index}
              total={total ?? -1}
              {...box}
              selected={selected.has(uid)}
              tabbable={index === activeIndex}
              setting={setting}
              deeds={deeds}
            />
          );
        });
      })}
    </List>
  );
};
