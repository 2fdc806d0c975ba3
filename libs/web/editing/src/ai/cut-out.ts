import {
  type Action,
  addMask,
  type EditorState,
  type ImageLayer,
  layerById,
  lockedIds,
  onlySelected,
  pictureKey,
} from '@safelight/engine';
import { contextOf, type Canvas2D } from '@safelight/paint';
import { CanvasPool, hashOf } from '@safelight/render';
import { checkDocumentBytes } from '../pictures/layer-problem.ts';
import { pngOf } from '../pictures/png-of.ts';
import type { EditingSession } from '../session/editing-session.ts';
import { maskBy, whiten } from './edited-area.ts';

/** The prompt that requests a cut-out. Every built-in model understands it. */
export const CUT_OUT_PROMPT = 'Remove background';

/** The selected layer if it is a single picture that can be changed, else null. */
export const layerToCutOut = (state: EditorState): ImageLayer | null => {
  const layer = onlySelected(state);
  return layer?.type === 'image' && !lockedIds(state.document).has(layer.id) ? layer : null;
};

/** Why the selected layer cannot be cut out; null when it can. */
export const whyNotCutOut = (state: EditorState): string | null => {
  if (layerToCutOut(state) !== null) return null;
  return onlySelected(state)?.type === 'image' ? 'Unlock the layer first' : 'Only for one image';
};

type Decode = (blob: Blob) => Promise<ImageBitmap>;

/** Reads the opacity of a cut-out as a grayscale picture, for the part of its picture that a layer shows. */
const opacityOf = async (cutOut: Blob, { width, crop }: ImageLayer, decode: Decode): Promise<Blob> => {
  const bitmap = await decode(cutOut);
  const pool = new CanvasPool();
  // A model may return a smaller picture than it was given.
  const scale = bitmap.width / width;
  const side = (length: number): number => Math.max(1, Math.round(length * scale));
  const [across, down] = [side(crop.width), side(crop.height)];
  const canvas: Canvas2D = pool.createCanvas(across, down);
  try {
    const context = contextOf(canvas);
    context.drawImage(bitmap, -crop.x * scale, -crop.y * scale);
    whiten(context, [across, down]);
    return await pngOf(canvas);
  } finally {
    bitmap.close();
    pool.releaseCanvas(canvas);
    pool.close();
  }
};

/**
 * Masks a layer so that only its cut-out is visible. The layer keeps its picture, and one undo removes the
 * mask. Returns null when the layer no longer shows the picture that was cut out. Rejects with LayerProblem when the
 * document has no room for the mask.
 */
export const maskByCutOut = async (
  { editor, pictures }: Pick<EditingSession, 'editor' | 'pictures'>,
  { asked, versionId }: { readonly asked: ImageLayer; readonly versionId: string },
  decode: Decode = (blob) => createImageBitmap(blob),
): Promise<Action | null> => {
  const layer = layerById(editor.state.document, asked.id);
  if (layer?.type !== 'image' || pictureKey(layer.source) !== pictureKey(asked.source)) return null;
  const mask = await opacityOf(await pictures.bytes({ kind: 'version', versionId }), layer, decode);
  const sha256 = await hashOf(mask);
  await checkDocumentBytes(editor.state.document, pictures, { sha256, sizeBytes: mask.size });
  await pictures.add(sha256, mask);
  return addMask(layer.id, maskBy(sha256));
};
