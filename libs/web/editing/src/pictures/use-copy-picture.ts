import {
  type EditorDocument,
  hiddenIds,
  layersWithContents,
  type MeasureText,
  type Rect,
  withOnly,
} from '@safelight/engine';
import { paintedBoxOfAll } from '@safelight/paint';
import { renderFile } from '@safelight/render';
import { useToasts } from '@safelight/web-ui';
import { useCallback } from 'react';
import { problemOf } from '../saving/failure-of.ts';
import { useEditing } from '../session/editing-session.ts';

/** The whole pixels of the canvas in which layers are seen; null if they are hidden or beside it. */
const boxOnCanvas = (
  document: EditorDocument,
  ids: ReadonlySet<string>,
  measure: MeasureText,
): Rect | null => {
  const hidden = hiddenIds(document);
  const layers = layersWithContents(document, ids).filter(({ id }) => !hidden.has(id));
  const box = paintedBoxOfAll(layers, document, measure);
  if (box === null) return null;
  const [left, top] = [Math.max(0, Math.floor(box.x)), Math.max(0, Math.floor(box.y))];
  const right = Math.min(document.width, Math.ceil(box.x + box.width));
  const bottom = Math.min(document.height, Math.ceil(box.y + box.height));
  return right > left && bottom > top ? { x: left, y: top, width: right - left, height: bottom - top } : null;
};

/**
 * Copies a picture of the selected layers as they are on the canvas, for other programs. Must be called while a click is
 * handled, because Safari allows no writing to the clipboard later.
 */
export const useCopyPicture = (): (() => Promise<void>) => {
  const { editor, pictures } = useEditing();
  const toasts = useToasts();
  return useCallback(async () => {
    const { document, selection } = editor.state;
    const part = boxOnCanvas(document, selection, editor.measure);
    if (part === null) {
      toasts.error('These layers show nothing on the canvas that could be copied.');
      return;
    }
    if (typeof ClipboardItem === 'undefined') {
      toasts.error('This browser cannot copy images. Export the image instead.');
      return;
    }
    const alone = { ...withOnly(document, selection), background: null };
    const picture = renderFile(alone, pictures, { format: 'png', pixelRatio: 1, part });
    try {
      const written = navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]);
      await Promise.all([picture, written]);
      toasts.success('Image copied');
    } catch (error) {
      toasts.error(`The image could not be copied. ${problemOf(error)}`);
    }
  }, [editor, pictures, toasts]);
};
