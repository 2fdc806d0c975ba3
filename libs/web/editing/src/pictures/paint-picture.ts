import {
  type EditorDocument,
  type ImageLayer,
  imageLayer,
  type Layer,
  LIMITS,
  type Rect,
} from '@safelight/engine';
import { FileError, hashOf, renderFile } from '@safelight/render';
import type { EditingSession } from '../session/editing-session.ts';

/** Renders a part of a document with one pixel per pixel of the canvas, and stores the result as a picture. */
const painted = async (
  { pictures, editor }: Pick<EditingSession, 'pictures' | 'editor'>,
  document: EditorDocument,
  { part, name }: { readonly part: Rect; readonly name: string },
): Promise<ImageLayer> => {
  const bytes = await renderFile(document, pictures, { format: 'png', pixelRatio: 1, part });
  const sha256 = await hashOf(bytes);
  const size = await pictures.add(sha256, bytes);
  return imageLayer({
    ...size,
    id: editor.newId(),
    name,
    source: { kind: 'blob', sha256 },
    transform: { x: part.x, y: part.y, scaleX: 1, scaleY: 1, rotation: 0 },
  });
};

const wholePixels = ({ x, y, width, height }: Rect): Rect => {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const across = Math.max(1, Math.ceil(x + width) - left);
  const down = Math.max(1, Math.ceil(y + height) - top);
  return { x: left, y: top, width: across, height: down };
};

/**
 * A picture of some layers, including what they paint beyond the canvas. Rejects with FileError when they are larger
 * than a layer can be.
 */
export const pictureOfLayers = async (
  session: Pick<EditingSession, 'pictures' | 'editor'>,
  layers: readonly Layer[],
  { box, name }: { readonly box: Rect; readonly name: string },
): Promise<ImageLayer> => {
  const part = wholePixels(box);
  if (Math.max(part.width, part.height) > LIMITS.sidePx) {
    const most = String(LIMITS.sidePx);
    throw new FileError(
      `Together these layers are larger than ${most} pixels a side. Make them smaller first.`,
    );
  }
  const document: EditorDocument = { ...session.editor.state.document, background: null, layers };
  return await painted(session, document, { part, name });
};

/** A picture of the whole canvas as it is shown. */
export const pictureOfCanvas = (
  session: Pick<EditingSession, 'pictures' | 'editor'>,
  name: string,
): Promise<ImageLayer> => {
  const { document } = session.editor.state;
  const { width, height } = document;
  return painted(session, document, { part: { x: 0, y: 0, width, height }, name });
};
