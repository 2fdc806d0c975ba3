import {
  enabledFilters,
  fuse,
  shownDocument,
  type Color,
  type DocumentPoint,
  type EditorDocument,
  type EditorState,
} from '@safelight/engine';
import { contextOf, paintDocument, type PaintResources } from '@safelight/paint';

/** The largest surroundings of a point that are painted to compute blurs, in pixels. */
const MOST_AROUND = 48;

/** The distance by which the filters of a document spread colors, in pixels of the document. */
const reachOf = ({ layers, width, height }: EditorDocument): number => {
  const sigmas = layers.flatMap((layer) =>
    layer.type === 'filter' && layer.visible
      ? fuse(enabledFilters(layer.filters), Math.max(width, height)).convolutions.map(({ sigma }) => sigma)
      : [],
  );
  const pixelated = layers.some((layer) => layer.type === 'redact' && layer.visible);
  return Math.min(
    MOST_AROUND,
    Math.ceil(Math.max(pixelated ? MOST_AROUND : 0, ...sigmas.map((sigma) => sigma * 3))),
  );
};

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
    const around = reachOf(document);
    const side = 2 * around + 1;
    const canvas = resources.createCanvas(side, side);
    try {
      const view = {
        origin: { x: x - around, y: y - around },
        scale: 1,
        documentSide: Math.max(document.width, document.height),
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
