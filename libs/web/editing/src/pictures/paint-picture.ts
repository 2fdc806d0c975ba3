import {
  type EditorDocument,
  type ImageLayer,
  imageLayer,
  type Layer,
  LIMITS,
  type Rect,
} from '@safelight/engine';
import { compressedWithin, FileError, hashOf, type PictureFile, renderFile } from '@safelight/render';
import { fileTooLargeText } from '@safelight/rules';
import type { EditingSession } from '../session/editing-session.ts';
import { checkDocumentBytes, LayerProblem } from './layer-problem.ts';

/** The document that gets the picture. */
interface Destination {
  readonly session: Pick<EditingSession, 'pictures' | 'editor'>;
  /** The layers that will be beside the picture. */
  readonly beside: readonly Layer[];
  /** The largest file that the plan allows, in bytes. */
  readonly maxBytes: number;
}

/**
 * Renders a part of a document as a file that the server will store: a PNG, or compressed when that would be too large.
 * Transparency is kept.
 */
const fileOf = async (
  { session: { pictures }, maxBytes }: Destination,
  document: EditorDocument,
  part: Rect,
): Promise<Blob> => {
  const png: PictureFile = { format: 'png', pixelRatio: 1, part };
  const whole = await renderFile(document, pictures, png);
  if (whole.size <= maxBytes) return whole;
  const smaller = await compressedWithin(maxBytes, (compression) =>
    renderFile(
      document,
      pictures,
      compression.format === 'jpeg' ? { ...png, ifOpaque: compression } : { ...png, ...compression },
    ),
  );
  if (smaller !== null) return smaller;
  throw new LayerProblem(
    `As one layer they would be too large a file, even compressed. ${fileTooLargeText(maxBytes)} Make the image smaller first, with Resize Image.`,
  );
};

/**
 * Renders a part of a document with one pixel per pixel of the canvas, and stores the result as a picture. Rejects with
 * LayerProblem when the picture is too large a file, or when the pictures beside it and this one take more than a
 * document can hold.
 */
const painted = async (
  destination: Destination,
  document: EditorDocument,
  { part, name }: { readonly part: Rect; readonly name: string },
): Promise<ImageLayer> => {
  const {
    session: { pictures, editor },
    beside,
  } = destination;
  const bytes = await fileOf(destination, document, part);
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
  destination: Omit<Destination, 'beside'>,
  name: string,
): Promise<ImageLayer> => {
  const { document } = destination.session.editor.state;
  const { width, height } = document;
  return painted({ ...destination, beside: [] }, document, { part: { x: 0, y: 0, width, height }, name });
};
