import { useLayoutEffect, useRef, useState } from 'react';
import type { CardActions } from './card-actions.ts';

/**
 * Returns callbacks with a stable identity that always call the latest version, so that memoized cards do not
 * render again.
 */
export const useStableActions = (actions: CardActions): CardActions => {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  const [stable] = useState<CardActions>(() => ({
    toggle: (uid) => latest.current.toggle(uid),
    extend: (uid, from) => latest.current.extend(uid, from),
    favorite: (uid, isFavorite) => latest.current.favorite(uid, isFavorite),
    restore: (uid) => latest.current.restore(uid),
    openMenu: (uid, button) => latest.current.openMenu(uid, button),
    reportMissing: (uid) => latest.current.reportMissing(uid),
  }));
  return stable;
};
