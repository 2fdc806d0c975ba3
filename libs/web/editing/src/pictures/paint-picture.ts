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
import { checkDocumentBytes } from './layer-problem.ts';

/**
 * The session whose document gets the picture, and the layers that will be beside it there. Rejects with LayerProblem
 * when their pictures and this one take more than a document can hold.
 */
interface Destination {
  readonly session: Pick<EditingSession, 'pictures' | 'editor'>;
  readonly beside: readonly Layer[];
}

/** Renders a part of a document with one pixel per pixel of the canvas, and stores the result as a picture. */
const painted = async (
  { session: { pictures, editor }, beside }: Destination,
  document: EditorDocument,
  { part, name }: { readonly part: Rect; readonly name: string },
): Promise<ImageLayer> => {
  const bytes = await renderFile(document, pictures, { format: 'png', pixelRatio: 1, part });
  const sha256 = await hashOf(bytes);
  await checkDocumentBytes({ layers: beside }, pictures, { sha256, sizeBytes: bytes.size });
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
  destination: Destination,
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
  const document: EditorDocument = { ...destination.session.editor.state.document, background: null, layers };
  return await painted(destination, document, { part, name });
};

/** A picture of the whole canvas as it is shown, which will be the only layer. */
export const pictureOfCanvas = (
  session: Pick<EditingSession, 'pictures' | 'editor'>,
  name: string,
): Promise<ImageLayer> => {
  const { document } = session.editor.state;
  const { width, height } = document;
  return painted({ session, beside: [] }, document, { part: { x: 0, y: 0, width, height }, name });
};
