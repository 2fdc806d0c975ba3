import { shownDocument, type Color, type DocumentPoint, type EditorState } from '@safelight/engine';
import { contextOf, paintDocument, reachOf, type PaintResources } from '@safelight/paint';

/** The largest distance to the edge of the surroundings that are painted to compute blurs, in pixels. */
const MOST_AROUND = 256;

const hex = (value: number): string => value.toString(16).padStart(2, '0');

/**
 * Returns the visible color at a point of the canvas, for `createEditor`: painted with all filters and blend
 * modes. Null outside of the canvas and where it is transparent.
 */
export const colorPicker =
  (stateOf: () => Pick<EditorState, 'document' | 'draft'>, resources: PaintResources) =>
  (at: DocumentPoint): Color | null => {
    const { document: saved, draft } = stateOf();
    const document = shownDocument(saved, draft);
    const [x, y] = [Math.floor(at.x), Math.floor(at.y)];
    if (x < 0 || y < 0 || x >= document.width || y >= document.height) return null;
    const documentSide = Math.max(document.width, document.height);
    const around = Math.min(MOST_AROUND, Math.ceil(reachOf(document, documentSide)));
    const side = 2 * around + 1;
    const canvas = resources.createCanvas(side, side);
    try {
      const view = {
        origin: { x: x - around, y: y - around },
        scale: 1,
        documentSide,
        width: side,
        height: side,
      };
      paintDocument(canvas, document, view, resources);
      const [red = 0, green = 0, blue = 0, alpha = 0] = contextOf(canvas).getImageData(
        around,
        around,
        1,
        1,
      ).data;
      return alpha === 0 ? null : `#${hex(red)}${hex(green)}${hex(blue)}`;
    } finally {
      resources.releaseCanvas(canvas);
    }
  };
