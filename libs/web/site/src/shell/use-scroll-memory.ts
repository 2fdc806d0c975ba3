import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { type Location, useNavigationType } from 'react-router';

/** Scrolls a new screen to its top, and one returned to by Back or Forward to where it was left. */
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
    window.scrollTo(0, type === 'POP' ? (left.get(key) ?? 0) : 0);
  });
  // Only another screen scrolls: a change of the query, as by a search, stays where it is.
  useLayoutEffect(() => {
    place();
  }, [pathname]);
};
