import { styled } from '@mui/material/styles';
import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import type { GalleryQuery } from '@safelight/web-data';
import { type FocusEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { CardDeeds, CardSetting } from '../card/card-deeds.ts';
import { GalleryCard } from '../card/GalleryCard.tsx';
import type { GalleryView } from '../filter/gallery-address.ts';
import { columnLeft, indexAfterKey, layoutOf } from './grid-layout.ts';
import { usePlace } from './use-place.ts';

/** Rows kept drawn beyond the window. */
const OVERSCAN = 3;
/** Pages are asked for while this many rows are still ahead. */
const ROWS_AHEAD = 8;
/** Pixels the header and the selection bar cover. */
const COVERED = 140;

const List = styled('ul')({
  position: 'relative',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  userSelect: 'none',
});

interface ImageGridProps {
  readonly images: GalleryQuery['images']['nodes'];
  readonly view: GalleryView;
  readonly selected: ReadonlySet<string>;
  readonly setting: CardSetting;
  readonly deeds: CardDeeds;
  /** How many there are in all; null when that is not known. */
  readonly total: number | null;
  /** Called while the end is near. */
  readonly onNearEnd: () => void;
}

/** The pictures, of which only those near the window are drawn; arrow keys walk among them. */
export const ImageGrid = ({ images, view, selected, setting, deeds, total, onNearEnd }: ImageGridProps) => {
  const list = useRef<HTMLUListElement>(null);
  const place = usePlace(list);
  const layout = layoutOf(place.width, view);
  const { columns, cardWidth, cardHeight, rowHeight } = layout;
  const rows = Math.ceil(images.length / columns);
  const [active, setActive] = useState(0);
  const activeIndex = Math.min(active, images.length - 1);
  const moved = useRef(false);

  const virtualizer = useWindowVirtualizer({
    count: rows,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
    scrollMargin: place.top,
    scrollPaddingStart: COVERED,
    scrollPaddingEnd: 16,
    // The card with the focus stays drawn, so that the focus is not lost when it scrolls away.
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), Math.floor(activeIndex / columns)])].sort(
        (a, b) => a - b,
      ),
  });
  useLayoutEffect(() => {
    virtualizer.measure();
  }, [virtualizer, rowHeight]);

  const drawn = virtualizer.getVirtualItems();
  const lastRow = virtualizer.range?.endIndex ?? 0;
  const isNearEnd = lastRow + ROWS_AHEAD >= rows;
  useEffect(() => {
    if (isNearEnd) onNearEnd();
  }, [isNearEnd, images.length, onNearEnd]);

  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    list.current?.querySelector<HTMLElement>(`[data-index="${activeIndex}"] [data-card-main]`)?.focus({
      preventScroll: true,
    });
  }, [activeIndex]);

  const walk = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = indexAfterKey(event.key, { index: activeIndex, count: images.length, columns });
    if (next === null) return;
    event.preventDefault();
    if (event.shiftKey) {
      const [from, to] = [images[activeIndex]?.uid, images[next]?.uid];
      if (from !== undefined && to !== undefined) deeds.extend(to, from);
    }
    if (next === activeIndex) return;
    moved.current = true;
    setActive(next);
    virtualizer.scrollToIndex(Math.floor(next / columns), { align: 'auto' });
  };
  const follow = (event: FocusEvent): void => {
    const index = event.target.closest('[data-index]')?.getAttribute('data-index');
    if (index !== null && index !== undefined) setActive(Number(index));
  };

  return (
    <List
      ref={list}
      aria-label="Images"
      onKeyDown={walk}
      onFocus={follow}
      style={{ height: virtualizer.getTotalSize() }}
    >
      {drawn.flatMap((row) =>
        images.slice(row.index * columns, (row.index + 1) * columns).map((image, column) => {
          const index = row.index * columns + column;
          return (
            <GalleryCard
              key={image.uid}
              image={image}
              view={view}
              index={index}
              total={total ?? -1}
              x={columnLeft(layout, column)}
              y={row.start - place.top}
              width={cardWidth}
              height={cardHeight}
              selected={selected.has(image.uid)}
              tabbable={index === activeIndex}
              setting={setting}
              deeds={deeds}
            />
          );
        }),
      )}
    </List>
  );
};
