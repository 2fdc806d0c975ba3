import { useEffect } from 'react';

/** Takes away the picture that the server drew into the page, when there is one (docs/adr/0032). */
export const endFirstPicture = (): void => {
  document.getElementById('first-picture')?.remove();
};

/** The same once `isOver`: the screen shows its own picture, or has none to show. */
export const useFirstPicture = (isOver: boolean): void => {
  useEffect(() => {
    if (isOver) endFirstPicture();
  }, [isOver]);
};
