import { useLayoutEffect, useRef, useState } from 'react';
import type { CardDeeds } from './card-deeds.ts';

/**
 * The same object at every render, which calls the functions of the latest `deeds`: cards compare it by identity
 * and are not drawn again.
 */
export const useSteadyDeeds = (deeds: CardDeeds): CardDeeds => {
  const latest = useRef(deeds);
  useLayoutEffect(() => {
    latest.current = deeds;
  });
  const [steady] = useState<CardDeeds>(() => ({
    toggle: (uid) => {
      latest.current.toggle(uid);
    },
    extend: (uid, from) => {
      latest.current.extend(uid, from);
    },
    favorite: (uid, isFavorite) => {
      latest.current.favorite(uid, isFavorite);
    },
    restore: (uid) => {
      latest.current.restore(uid);
    },
    openMenu: (uid, button) => {
      latest.current.openMenu(uid, button);
    },
    miss: (uid) => {
      latest.current.miss(uid);
    },
  }));
  return steady;
};
