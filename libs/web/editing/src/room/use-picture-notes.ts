import type { PictureStore } from '@safelight/render';
import { useToasts } from '@safelight/web-ui';
import { useEffect, useRef } from 'react';

/** What a person must know about the pictures on the canvas, which otherwise look wrong without a reason. */
const NOTES: readonly { readonly isDue: (pictures: PictureStore) => boolean; readonly text: string }[] = [
  {
    isDue: (pictures) => pictures.lacksMemory(),
    text: 'This device has too little memory to show every pixel of this image. Saved and exported files have them all.',
  },
  {
    isDue: (pictures) => pictures.hasCmyk(),
    text: 'An image has CMYK colors, which are for print. Here they are converted by your browser, so they may differ from those in other programs and in your gallery.',
  },
];

/** Says each note once, when it is due. */
export const usePictureNotes = (pictures: PictureStore): void => {
  const toasts = useToasts();
  const said = useRef(new Set<string>());
  useEffect(() => {
    const say = (): void => {
      for (const { isDue, text } of NOTES) {
        if (said.current.has(text) || !isDue(pictures)) continue;
        said.current.add(text);
        toasts.show(text);
      }
    };
    say();
    return pictures.subscribe(say);
  }, [pictures, toasts]);
};
