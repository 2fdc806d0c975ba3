import {
  type EditorDocument,
  type ImageLayer,
  imageLayer,
  type Layer,
  LIMITS,
  picturesOf,
  type Rect,
} from '@safelight/engine';
import {
  type Canvas2D,
  paintDocument,
  paintLayers,
  paintRedactions,
  type PaintResources,
  surfaceOf,
  wholeDocument,
} from '@safelight/paint';
import { CanvasPool, hashOf, paintResources } from '@safelight/render';
import type { EditingSession } from '../session/editing-session.ts';
import { pngOf } from './png-of.ts';

type Paint = (canvas: Canvas2D, resources: PaintResources) => void;

/**
 * Paints layers with one pixel per pixel of the canvas once their pictures are loaded, and stores the result
 * as a picture.
 */
const painted = async (
  { pictures, editor }: Pick<EditingSession, 'pictures' | 'editor'>,
  document: EditorDocument,
  { rect, paint, name }: { readonly rect: Rect; readonly paint: Paint; readonly name: string },
): Promise<ImageLayer> => {
  await pictures.ready(picturesOf(document));
  const pool = new CanvasPool();
  const canvas = pool.createCanvas(rect.width, rect.height);
  try {
    paint(canvas, paintResources(pool, pictures, 'full'));
    const bytes = await pngOf(canvas);
    const sha256 = await hashOf(bytes);
    const size = await pictures.add(sha256, bytes);
    return imageLayer({
      ...size,
      id: editor.newId(),
      name,
      source: { kind: 'blob', sha256 },
      transform: { x: rect.x, y: rect.y, scaleX: 1, scaleY: 1, rotation: 0 },
    });
  } finally {
    pool.releaseCanvas(canvas);
    pool.close();
  }
};

const wholePixels = ({ x, y, width, height }: Rect): Rect => {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const across = Math.min(LIMITS.sidePx, Math.max(1, Math.ceil(x + width) - left));
  const down = Math.min(LIMITS.sidePx, Math.max(1, Math.ceil(y + height) - top));
  return { x: left, y: top, width: across, height: down };
};

/** A picture of some layers, including what they paint beyond the canvas. */
export const pictureOfLayers = (
  session: Pick<EditingSession, 'pictures' | 'editor'>,
  layers: readonly Layer[],
  { box, name }: { readonly box: Rect; readonly name: string },
): Promise<ImageLayer> => {
  const document: EditorDocument = { ...session.editor.state.document, background: null, layers };
  const rect = wholePixels(box);
  return painted(session, document, {
    rect,
    name,
    paint: (canvas, resources) => {
      const { width, height } = rect;
      const documentSide = Math.max(document.width, document.height);
      const view = { origin: { x: rect.x, y: rect.y }, scale: 1, documentSide, width, height };
      const surface = surfaceOf(canvas, view);
      paintLayers(surface, layers, resources);
      paintRedactions(surface, document, resources);
    },
  });
};

/** A picture of the whole canvas as it is shown. */
export const pictureOfCanvas = (
  session: Pick<EditingSession, 'pictures' | 'editor'>,
  name: string,
): Promise<ImageLayer> => {
  const { document } = session.editor.state;
  const { width, height } = document;
  return painted(session, document, {
    rect: { x: 0, y: 0, width, height },
    name,
    paint: (canvas, resources) => paintDocument(canvas, document, wholeDocument(document, 1), resources),
  });
};
