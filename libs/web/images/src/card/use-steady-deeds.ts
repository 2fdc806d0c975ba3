import { useLayoutEffect, useRef, useState } from 'react';
import type { CardDeeds } from './card-deeds.ts';

/** Deeds that stay the same object and do as the latest `deeds` do: cards are not drawn again for new ones. */
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
    openMenu: (uid, button) => {
      latest.current.openMenu(uid, button);
    },
    miss: (uid) => {
      latest.current.miss(uid);
    },
  }));
  return steady;
};
