import type { EditorDocument, LayerMask, PictureSource } from '@safelight/engine';
import { imageOf, strokeOf } from '@safelight/engine/testing';
import { surfaceOf, wholeDocument } from './paint-document.ts';
import { paintMaskAlone } from './paint-mask.ts';
import { nodeResources, painted, pictureOf } from './testing/node-resources.ts';
import { BLUE, CLEAR, documentOf, HALVES, RED, SOURCE } from './testing/scene.ts';

const MASK: PictureSource = { kind: 'blob', sha256: 'a'.repeat(64) };
const GRAY_MASK: PictureSource = { kind: 'blob', sha256: 'b'.repeat(64) };
const WHITE = [255, 255, 255, 255];
const GRAY = [128, 128, 128, 255].map((value) => expect.closeTo(value, -0.5));
const BLACK = [0, 0, 0, 255];

const { resources } = nodeResources([
  [SOURCE, HALVES],
  [
    MASK,
    pictureOf(10, 10, (context) => {
      context.fillStyle = '#000000';
      context.fillRect(0, 0, 10, 10);
      context.fillStyle = '#ffffff';
      context.fillRect(0, 0, 5, 10);
    }),
  ],
  [
    GRAY_MASK,
    pictureOf(10, 10, (context) => {
      context.fillStyle = '#808080';
      context.fillRect(0, 0, 10, 10);
    }),
  ],
]);

const paint = (document: EditorDocument) => painted(document, resources);

describe('a painted mask', () => {
  const stroke = {
    ...strokeOf([0, 20], [100, 20]),
    size: 20,
    color: '#123456',
  };
  const mask = {
    enabled: true,
    base: 'show',
    picture: null,
    strokes: [{ ...stroke, erasing: true }],
  } as const;

  it('hides what is erased from it, and shows what is painted on it when it hides by default', () => {
    const hiding = paint(documentOf(imageOf({ mask })));
    expect([hiding.at(20, 20), hiding.at(20, 60)]).toEqual([CLEAR, RED]);
    const showing = paint(documentOf(imageOf({ mask: { ...mask, base: 'hide', strokes: [stroke] } })));
    expect([showing.at(20, 20), showing.at(20, 60)]).toEqual([RED, CLEAR]);
    expect(paint(documentOf(imageOf({ mask: { ...mask, enabled: false } }))).at(20, 20)).toEqual(RED);
  });

  it('shows its layer where its picture is white, stretched over the layer', () => {
    const { at } = paint(documentOf(imageOf({ mask: { ...mask, picture: MASK, strokes: [] } })));
    expect([at(20, 40), at(80, 40)]).toEqual([RED, CLEAR]);
  });

  it('shows its layer where its picture is black when it is inverted, and what is painted on that', () => {
    const inverted = { ...mask, picture: MASK, inverted: true } as const;
    const { at } = paint(documentOf(imageOf({ mask: { ...inverted, strokes: [] } })));
    expect([at(20, 40), at(80, 40)]).toEqual([CLEAR, BLUE]);
    const painted = paint(documentOf(imageOf({ mask: { ...inverted, strokes: [stroke] } })));
    expect([painted.at(20, 20), painted.at(20, 60)]).toEqual([RED, CLEAR]);
  });

  it('is white alone where it shows its layer, gray where it shows it in part, and black elsewhere', () => {
    const alone = (changes: Partial<LayerMask>) => {
      const layer = imageOf({ mask: { ...mask, ...changes } });
      const view = wholeDocument(documentOf(layer), 1);
      const surface = surfaceOf(resources.createCanvas(view.width, view.height), view);
      paintMaskAlone(surface, layer, resources);
      return (x: number, y: number) => [...surface.context.getImageData(x, y, 1, 1).data];
    };
    const erased = alone({ enabled: false, strokes: [{ ...stroke, erasing: true, opacity: 0.5 }] });
    expect([erased(20, 20), erased(20, 60)]).toEqual([GRAY, WHITE]);
    const picture = alone({ picture: GRAY_MASK, base: 'hide', strokes: [] });
    expect([picture(20, 40), picture(20, 90)]).toEqual([GRAY, BLACK]);
  });

  it('has its picture in the right place when canvases are larger than requested', () => {
    const roomy = {
      ...resources,
      createCanvas: (width: number, height: number) => resources.createCanvas(width + 60, height + 60),
    };
    const masked = documentOf(imageOf({ mask: { ...mask, picture: MASK, strokes: [] } }));
    const { at } = painted(masked, roomy);
    expect([at(20, 40), at(80, 40)]).toEqual([RED, CLEAR]);
  });
});
