import type { EditorDocument } from '@safelight/engine';
import { type PictureStore, renderFile } from '@safelight/render';
import { useEffect, useState } from 'react';
import { problemOf } from '../saving/failure-of.ts';

/** The longest side of the picture, in pixels, which is enough for half of a large screen. */
const SIDE_PX = 2048;

export type CanvasPicture =
  | { readonly state: 'painting' }
  | { readonly state: 'ready'; readonly url: string }
  | { readonly state: 'failed'; readonly problem: string };

/** A picture of the whole canvas for the screen, which is painted again after each change; none without a document. */
export const useCanvasPicture = (document: EditorDocument | null, pictures: PictureStore): CanvasPicture => {
  const [picture, setPicture] = useState<CanvasPicture>({ state: 'painting' });
  useEffect(() => {
    if (document === null) return;
    const run = new AbortController();
    let url: string | null = null;
    const pixelRatio = Math.min(1, SIDE_PX / Math.max(document.width, document.height));
    renderFile(document, pictures, { format: 'png', pixelRatio }, run.signal).then(
      (blob) => {
        if (run.signal.aborted) return;
        url = URL.createObjectURL(blob);
        setPicture({ state: 'ready', url });
      },
      (error: unknown) => {
        if (!run.signal.aborted) setPicture({ state: 'failed', problem: problemOf(error) });
      },
    );
    return () => {
      run.abort();
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [document, pictures]);
  return picture;
};
