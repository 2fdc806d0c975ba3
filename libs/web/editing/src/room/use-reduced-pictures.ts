import type { PictureStore } from '@safelight/render';
import { useToasts } from '@safelight/web-ui';
import { useEffect, useRef } from 'react';

/** Says once that the canvas shows a picture with fewer pixels, for lack of memory; otherwise it would look unsharp. */
export const useReducedPictures = (pictures: PictureStore): void => {
  const toasts = useToasts();
  const isSaid = useRef(false);
  useEffect(() => {
    const say = (): void => {
      if (isSaid.current || !pictures.lacksMemory()) return;
      isSaid.current = true;
      toasts.show(
        'This device has too little memory to show every pixel of this image. Saved and exported files have them all.',
      );
    };
    say();
    return pictures.subscribe(say);
  }, [pictures, toasts]);
};
