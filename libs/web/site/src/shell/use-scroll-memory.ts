import { safeStorage, scrollGoalAtom } from '@safelight/web-ui';
import { useSetAtom } from 'jotai';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { type Location, NavigationType, useNavigationType } from 'react-router';

/** The key in the storage of this tab, which lasts until the tab is closed. */
const KEY = 'safelight-scroll';
/** The number of entries of the history whose position is stored. */
const MOST_STORED = 100;
/** How long, in milliseconds, a page may grow until the position that it has not reached is given up. */
const GROWING_MS = 10_000;
/** What a person does when the page is where they want it, or when they want it elsewhere. */
const INPUTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Scroll positions in CSS pixels, by the entry of the history. */
type Positions = Map<string, number>;

const isPosition = (value: unknown): value is [string, number] =>
  Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';

const readPositions = (): Positions => {
  try {
    const stored: unknown = JSON.parse(safeStorage('session').getItem(KEY) ?? '[]');
    return new Map(Array.isArray(stored) ? stored.filter(isPosition) : []);
  } catch {
    return new Map();
  }
};

const writePositions = (positions: Positions): void => {
  safeStorage('session').setItem(KEY, JSON.stringify([...positions].slice(-MOST_STORED)));
};

/** True if the page was opened by its address or a link, rather than by a reload, Back or Forward. */
const isNewVisit = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as Partial<PerformanceNavigationTiming>).type === 'navigate');

/**
 * Scrolls the page to a position, and again whenever it grows, because its content may not be loaded yet. Calls
 * `onEnd` after a while, or as soon as the person does something. Returns a function that ends it.
 */
const scrollWhileGrowing = (goal: number, onEnd: () => void): (() => void) => {
  const place = (): void => window.scrollTo(0, goal);
  place();
  const observer = 'ResizeObserver' in window ? new ResizeObserver(place) : null;
  observer?.observe(document.body);
  const end = (): void => {
    clearTimeout(timer);
    observer?.disconnect();
    for (const input of INPUTS) window.removeEventListener(input, end, { capture: true });
    onEnd();
  };
  const timer = setTimeout(end, GROWING_MS);
  for (const input of INPUTS) window.addEventListener(input, end, { capture: true, passive: true });
  return end;
};

/** Scrolls a new screen to its top, and restores the position after Back, Forward and a reload. */
export const useScrollMemory = ({ key, pathname }: Location): void => {
  const type = useNavigationType();
  const setGoal = useSetAtom(scrollGoalAtom);
  const entry = `${key} ${pathname}`;
  const [positions] = useState(() => {
    const stored = readPositions();
    if (isNewVisit()) stored.delete(entry);
    return stored;
  });
  const growing = useRef(false);

  // A layout effect, so that the scrolling to the top of the next screen is not remembered for this one.
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    const remember = (): void => {
      if (growing.current) return;
      // The entry that was visited last is stored last.
      positions.delete(entry);
      positions.set(entry, window.scrollY);
    };
    const store = (): void => writePositions(positions);
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', store);
    document.addEventListener('visibilitychange', store);
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', store);
      document.removeEventListener('visibilitychange', store);
    };
  }, [entry, positions]);

  const place = useEffectEvent(() => {
    const goal = type === NavigationType.Pop ? (positions.get(entry) ?? 0) : 0;
    if (goal === 0) {
      window.scrollTo(0, 0);
      return;
    }
    growing.current = true;
    setGoal(goal);
    return scrollWhileGrowing(goal, () => {
      growing.current = false;
      setGoal(null);
    });
  });
  // Only a new screen scrolls. A change of the query, for example by a search, does not.
  useLayoutEffect(() => place(), [pathname]);
};
