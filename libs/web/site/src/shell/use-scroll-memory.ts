import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { type Location, NavigationType, useNavigationType } from 'react-router';

/** Scrolls a new screen to its top, and restores the position after Back or Forward. */
export const useScrollMemory = ({ key, pathname }: Location): void => {
  const type = useNavigationType();
  const [left] = useState(() => new Map<string, number>());

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const remember = (): void => {
      left.set(key, window.scrollY);
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => {
      window.removeEventListener('scroll', remember);
    };
  }, [key, left]);

  const place = useEffectEvent(() => {
    window.scrollTo(0, type === NavigationType.Pop ? (left.get(key) ?? 0) : 0);
  });
  // Only another screen scrolls; a change of the query, for example by a search, does not.
  useLayoutEffect(() => {
    place();
  }, [pathname]);
};
