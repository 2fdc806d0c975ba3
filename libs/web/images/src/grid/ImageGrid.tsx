import { styled } from '@mui/material/styles';
import { type FocusEvent, type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { GalleryCard } from '../card/GalleryCard.tsx';
import type { CardActions, CardSetting } from '../card/card-actions.ts';
import { type Box, placedAt } from '../card/placed-at.ts';
import type { GridView } from '../grid-view.ts';
import { indexAfterKey, layoutOf } from './grid-layout.ts';
import { useLongPress } from './use-long-press.ts';
import { usePlace } from './use-place.ts';
import { useRowsInView } from './use-rows-in-view.ts';
import { useSteadyScroll } from './use-steady-scroll.ts';

const Place = styled('li')(({ theme }) => ({
  borderRadius: 12,
  backgroundColor: theme.vars.palette.background.paper,
}));

/**
 * The frame of a picture that is not loaded yet. It is a single element, because fast scrolling moves many of
 * them at once.
 */
const EmptyPlace = (box: Box) => <Place aria-hidden style={placedAt(box)} />;

/** The number of rows that are rendered above and below the window. */
const OVERSCAN = 3;
/** The number of rows below the window at which the next page is requested. */
const ROWS_AHEAD = 8;
const IMAGES_AHEAD = 100;
/** The height in pixels that the header and the selection bar cover. */
const COVERED = 140;
/** The space in pixels left below a row that is scrolled into view. */
const BELOW_ROW = 12;

const List = styled('ul')({
  position: 'relative',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  userSelect: 'none',
  // Disables the link preview of iOS, which a long press would open over the picture that it selects.
  WebkitTouchCallout: 'none',
});

interface ImageGridProps {
  /** The uids of the images that are loaded so far, in order, and the aspect ratio of each (width over height). */
  readonly uids: readonly string[];
  readonly shapes: readonly number[];
  readonly view: GridView;
  readonly selected: ReadonlySet<string>;
  readonly setting: CardSetting;
  readonly actions: CardActions;
  /** The number of images in the whole list; null when it is not known. */
  readonly total: number | null;
  /** The number of images still to be loaded, as far as it is known; space is reserved for them. */
  readonly toCome: number;
  /**
   * Called while the end of the loaded images is near. `isPassed` is true when the window is far beyond that
   * end.
   */
  readonly onNearEnd: (isPassed: boolean) => void;
  /** Called with the indexes of the first and last rendered image. */
  readonly onShow: (from: number, to: number) => void;
}

/** Scrolls as little as needed to make the range from `start` to `end` visible, in CSS pixels of the page. */
const revealRow = (start: number, end: number): void => {
  if (start < window.scrollY + COVERED) window.scrollTo(0, start - COVERED);
  else if (end > window.scrollY + window.innerHeight) window.scrollTo(0, end - window.innerHeight);
};

/** The index of the card that contains an element; null outside of cards. */
const indexAt = (target: Element): number | null => {
  const index = target.closest('[data-index]')?.getAttribute('data-index');
  return index === null || index === undefined ? null : Number(index);
};

/** The grid or list of pictures. Only those near the window are rendered; arrow keys move among them. */
export const ImageGrid = ({
  uids,
  shapes,
  view,
  selected,
  setting,
  actions,
  total,
  toCome,
  onNearEnd,
  onShow,
}: ImageGridProps) => {
  const list = useRef<HTMLUListElement>(null);
  const place = usePlace(list);
  const { width } = place;
  const isTextShown = setting === 'trash';
  const layout = useMemo(
    () => layoutOf({ width, view, shapes, toCome, isTextShown }),
    [width, view, shapes, toCome, isTextShown],
  );
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
  // The focused card stays rendered, so that it keeps the focus when it scrolls out of the window.
  const activeRow = uids.length === 0 ? 0 : layout.rowOf(activeIndex);
  const inView = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const drawn = inView.includes(activeRow) ? inView : [...inView, activeRow].sort((a, b) => a - b);
  // During very fast scrolling, empty frames are shown instead of pictures, and are moved rather than replaced,
  // because browsers cannot create and remove a thousand elements in every frame.
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
      if (start !== undefined && end !== undefined) actions.extend(end, start);
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
      if (uid !== undefined && !selected.has(uid)) actions.toggle(uid);
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
        return Array.from({ length: count }, (_, inRow) => {
          const index = start + inRow;
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
              isFirst={place.top + box.y < window.innerHeight}
              selected={selected.has(uid)}
              tabbable={index === activeIndex}
              setting={setting}
              actions={actions}
            />
          );
        });
      })}
    </List>
  );
};
