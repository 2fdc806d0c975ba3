import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import { pictureKey, type EditorDocument, type PictureSource } from '@safelight/engine';
import { paintDocument, wholeDocument } from '../paint-document.ts';
import { cssFontOf } from '../paint-content.ts';
import type { Canvas2D, PaintResources, Picture, View } from '../surface.ts';

/** Node's canvas behaves like a browser's; only the names of its types differ. */
const asCanvas2D = (canvas: Canvas): Canvas2D => canvas as unknown as Canvas2D;

/** A picture in one color, or drawn by `draw`. */
export const pictureOf = (width: number, height: number, draw: (context: SKRSContext2D) => void): Picture => {
  const canvas = createCanvas(width, height);
  draw(canvas.getContext('2d'));
  return { image: canvas as unknown as CanvasImageSource, width, height };
};

/** Resources for Node, which count the scratch canvases that were not released. */
export const nodeResources = (pictures: readonly (readonly [PictureSource, Picture])[] = []) => {
  const byKey = new Map(pictures.map(([source, picture]) => [pictureKey(source), picture]));
  const measuring = createCanvas(1, 1).getContext('2d');
  const familyOf = (): string => 'sans-serif';
  let open = 0;
  const resources: PaintResources = {
    createCanvas: (width, height) => {
      open += 1;
      return asCanvas2D(createCanvas(width, height));
    },
    releaseCanvas: () => {
      open -= 1;
    },
    picture: (source) => byKey.get(pictureKey(source)) ?? null,
    measure: (text, font) => {
      measuring.font = cssFontOf(font, familyOf);
      return measuring.measureText(text).width;
    },
    familyOf,
  };
  return { resources, openCanvases: () => open };
};

/** Paints a document and returns a function that reads a pixel of the result as `[r, g, b, a]`. */
export const painted = (
  document: EditorDocument,
  resources: PaintResources,
  view: View = wholeDocument(document, 1),
) => {
  const canvas = createCanvas(view.width, view.height);
  paintDocument(asCanvas2D(canvas), document, view, resources);
  const { data } = canvas.getContext('2d').getImageData(0, 0, view.width, view.height);
  return {
    data,
    at: (x: number, y: number): readonly number[] => [
      ...data.subarray((y * view.width + x) * 4, (y * view.width + x) * 4 + 4),
    ],
  };
};
