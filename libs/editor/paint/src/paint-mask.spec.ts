import { type EditorDocument, type LayerMask, OPEN_MASK, type PictureSource } from '@safelight/engine';
import { groupOf, imageOf, strokeOf } from '@safelight/engine/testing';
import { surfaceOf, wholeDocument } from './paint-document.ts';
import { paintMaskAlone } from './paint-mask.ts';
import { nodeResources, painted, pictureOf } from './testing/node-resources.ts';
import { BLUE, CLEAR, documentOf, HALVES, RED, SOURCE } from './testing/scene.ts';

const MASK: PictureSource = { kind: 'blob', sha256: 'a'.repeat(64) };
const GRAY_MASK: PictureSource = { kind: 'blob', sha256: 'b'.repeat(64) };
const WHITE = [255, 255, 255, 255];
const GRAY = [128, 128, 128, 255].map((value) => expect.closeTo(value, -0.5));
const BLACK = [0, 0, 0, 255];

const WHITE_AND_BLACK = pictureOf(10, 10, (context) => {
  context.fillStyle = '#000000';
  context.fillRect(0, 0, 10, 10);
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, 5, 10);
});

const { resources } = nodeResources([
  [SOURCE, HALVES],
  [MASK, WHITE_AND_BLACK],
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
  const mask: LayerMask = { ...OPEN_MASK, strokes: [{ ...stroke, erasing: true }] };

  it('hides what is erased from it, and shows what is painted on it when it hides by default', () => {
    const hiding = paint(documentOf(imageOf({ mask })));
    expect([hiding.at(20, 20), hiding.at(20, 60)]).toEqual([CLEAR, RED]);
    const showing = paint(documentOf(imageOf({ mask: { ...mask, base: 'hide', strokes: [stroke] } })));
    expect([showing.at(20, 20), showing.at(20, 60)]).toEqual([RED, CLEAR]);
    expect(paint(documentOf(imageOf({ mask: { ...mask, enabled: false } }))).at(20, 20)).toEqual(RED);
  });

  it('hides only in part where it is erased with a lower opacity', () => {
    const faint = { ...stroke, erasing: true, opacity: 0.5 };
    const { at } = paint(documentOf(imageOf({ mask: { ...mask, strokes: [faint] } })));
    const [, , , alpha] = at(20, 20);
    expect(alpha).toBeCloseTo(128, -0.5);
    expect(at(20, 60)).toEqual(RED);
  });

  it('shows its layer where its picture is white, stretched over the layer', () => {
    const { at } = paint(documentOf(imageOf({ mask: { ...mask, picture: MASK, strokes: [] } })));
    expect([at(20, 40), at(80, 40)]).toEqual([RED, CLEAR]);
  });

  it('has its picture in its own size on a group, also when the picture is reduced for the screen', () => {
    const group = groupOf({ id: 'g', mask: { ...mask, picture: MASK, strokes: [] } });
    const document = documentOf(group, imageOf({ id: 'photo', parentId: 'g' }));
    const { at } = paint(document);
    expect([at(2, 2), at(7, 2), at(20, 40)]).toEqual([RED, CLEAR, RED]);
    const reduced = { ...WHITE_AND_BLACK, whole: { width: 60, height: 80 } };
    const shown = painted(
      document,
      nodeResources([
        [SOURCE, HALVES],
        [MASK, reduced],
      ]).resources,
    );
    expect([shown.at(20, 40), shown.at(40, 40), shown.at(80, 40)]).toEqual([RED, CLEAR, BLUE]);
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

  it('hides what is at its own place after it was moved or turned on its layer', () => {
    const moved = paint(documentOf(imageOf({ mask: { ...mask, place: [1, 0, 0, 1, 0, 30] } })));
    expect([moved.at(20, 20), moved.at(20, 50)]).toEqual([RED, CLEAR]);
    const turned = paint(documentOf(imageOf({ mask: { ...mask, place: [0, 1, -1, 0, 40, 0] } })));
    expect([turned.at(20, 70), turned.at(35, 70)]).toEqual([CLEAR, RED]);
    const picture = { ...mask, base: 'hide' as const, picture: MASK, strokes: [] };
    const half = paint(documentOf(imageOf({ mask: { ...picture, place: [1, 0, 0, 1, 20, 0] } })));
    expect([half.at(10, 40), half.at(40, 40), half.at(60, 40), half.at(80, 40)]).toEqual([
      CLEAR,
      RED,
      BLUE,
      CLEAR,
    ]);
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

describe('a feathered mask', () => {
  /** The opacity of a layer at a place; its mask hides everything to the right of the middle. */
  const half = { ...strokeOf([80, -300], [80, 400]), size: 60, erasing: true };
  const opacity = (mask: Partial<LayerMask>, changes: Parameters<typeof imageOf>[0] = {}, scale = 1) => {
    const document = documentOf(imageOf({ ...changes, mask: { ...OPEN_MASK, strokes: [half], ...mask } }));
    const { at } = painted(document, resources, wholeDocument(document, scale));
    return (x: number, y = 40): number => at(x * scale, y * scale)[3] ?? 0;
  };

  /** The shares of a Gaussian at the middles of the pixels that are one standard deviation from the edge. */
  it.each([
    [2, 0.89],
    [12, 0.85],
  ])('fades out around its edge like a Gaussian of %i pixels', (feather, share) => {
    const [sharp, soft] = [opacity({}), opacity({ feather })];
    expect([sharp(49), sharp(51)]).toEqual([255, 0]);
    expect(soft(49 - feather)).toBeCloseTo(share * 255, -1.2);
    expect(soft(50 + feather)).toBeCloseTo((1 - share) * 255, -1.2);
  });

  it.each([
    ['at every scale', 1, 3],
    ['on a layer that is scaled', 0.5, 2],
  ])('looks the same %s', (_, layerScale, scale) => {
    const transform = { ...imageOf().transform, scaleX: layerScale, scaleY: layerScale };
    const [is, was] = [opacity({ feather: 10 }, { transform }, scale), opacity({ feather: 10 })];
    for (const x of [30, 40, 45, 60])
      expect(is(x * layerScale, 20 * layerScale)).toBeCloseTo(was(x, 20), -1.2);
  });

  it('is the same where only a part of the document is painted', () => {
    const document = documentOf(imageOf({ mask: { ...OPEN_MASK, strokes: [half], feather: 20 } }));
    const view = { ...wholeDocument(document, 1), origin: { x: 45, y: 0 }, width: 10 };
    const part = painted(document, resources, view);
    expect(part.at(0, 40)[3]).toBeCloseTo(opacity({ feather: 20 })(45), -0.7);
  });

  it('does not fade out at the edges of its layer where its picture is white', () => {
    const soft = opacity({ feather: 10, base: 'hide', picture: MASK, strokes: [] });
    expect([soft(0), soft(1, 0), soft(1, 79)]).toEqual([255, 255, 255]);
    expect(soft(50)).toBeCloseTo(122, -1);
    const inverted = opacity({ feather: 10, base: 'hide', picture: MASK, strokes: [], inverted: true });
    expect([inverted(99), inverted(0)]).toEqual([255, 0]);
  });

  it('hides only in part with a lower density', () => {
    expect(opacity({ density: 0.5 })(80)).toBeCloseTo(128, -0.5);
    expect([opacity({ density: 0.5 })(20), opacity({ density: 0 })(80)]).toEqual([255, 255]);
  });

  it('releases every scratch canvas', () => {
    const { resources: own, openCanvases } = nodeResources([[SOURCE, HALVES]]);
    painted(documentOf(imageOf({ mask: { ...OPEN_MASK, strokes: [half], feather: 40 } })), own);
    expect(openCanvases()).toBe(0);
  });
});
