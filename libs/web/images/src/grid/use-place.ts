import { pageContentWidth } from '@safelight/web-ui';
import { type RefObject, useLayoutEffect, useState } from 'react';

/** The assumed width of a list before its first layout. */
const FIRST_WIDTH = 1_024;

interface Place {
  readonly width: number;
  readonly top: number;
}

/**
 * The place of the list when it was last shown, so that it has its former height at once when a person
 * returns, and the scroll position can be restored.
 */
let lastPlace: Place | null = null;

/** The place of a list in a page of the usual width, so that it seldom has to be rendered a second time. */
const expectedPlace = (): Place => ({ width: pageContentWidth(window.innerWidth), top: 0 });

/** The current width of an element and its distance from the top of the page, in CSS pixels. */
export const usePlace = (element: RefObject<HTMLElement | null>): Place => {
  const [place, setPlace] = useState(() => lastPlace ?? expectedPlace());
  useLayoutEffect(() => {
    const node = element.current;
    if (node === null) return;
    const measure = (): void => {
      const width = node.clientWidth || FIRST_WIDTH;
      const top = Math.round(node.getBoundingClientRect().top + window.scrollY);
      if (lastPlace?.width !== width || lastPlace.top !== top) lastPlace = { width, top };
      setPlace(lastPlace);
    };
    measure();
    if (!('ResizeObserver' in window)) return;
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return place;
};
