import { type RefObject, useLayoutEffect, useState } from 'react';

/** What is taken for the width before the page is laid out. */
const FIRST_WIDTH = 1_024;

/** The width of an element and how far from the top of the page it begins, in CSS pixels, as they are now. */
export const usePlace = (
  element: RefObject<HTMLElement | null>,
): { readonly width: number; readonly top: number } => {
  const [place, setPlace] = useState({ width: FIRST_WIDTH, top: 0 });
  useLayoutEffect(() => {
    const node = element.current;
    if (node === null) return;
    const measure = (): void => {
      const width = node.clientWidth || FIRST_WIDTH;
      const top = Math.round(node.getBoundingClientRect().top + window.scrollY);
      setPlace((known) => (known.width === width && known.top === top ? known : { width, top }));
    };
    measure();
    if (!('ResizeObserver' in window)) return;
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    observer.observe(document.body);
    return () => {
      observer.disconnect();
    };
  }, [element]);
  return place;
};
