import { type RefObject, useEffect, useRef } from 'react';

/**
 * Returns the ref of an element that is scrolled into sight when it begins to show something else: below a form it may
 * lie under the lower edge of a phone's screen. `shown` is null while it shows nothing. What it shows at first does not
 * scroll the page.
 */
export const useInSight = <E extends HTMLElement = HTMLDivElement>(
  shown: string | null,
): RefObject<E | null> => {
  const place = useRef<E>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (shown !== null && shown !== before.current) place.current?.scrollIntoView({ block: 'nearest' });
    before.current = shown;
  }, [shown]);
  return place;
};
