import { useEffect } from 'react';

/** Removes the picture that the server put into the page, if there is one (docs/adr/0032). */
export const endFirstPicture = (): void => document.getElementById('first-picture')?.remove();

/**
 * Removes the picture that the server put into the page when `isOver` becomes true, because the screen shows
 * its own picture or has none to show.
 */
export const useFirstPicture = (isOver: boolean): void => {
  useEffect(() => {
    if (isOver) endFirstPicture();
  }, [isOver]);
};
