import { type EditorDocument, OPEN_MASK } from '@safelight/engine';
import { drawingOf, groupOf, imageOf, redactOf, shapeOf, strokeOf, textOf } from '@safelight/engine/testing';
import { wholeDocument } from './paint-document.ts';
import { nodeResources, painted, pictureOf } from './testing/node-resources.ts';
import { BLUE, CLEAR, documentOf, HALVES, RED, SOURCE, square } from './testing/scene.ts';

const WHITE = [255, 255, 255, 255];

const { resources } = nodeResources([[SOURCE, HALVES]]);

const paint = (document: EditorDocument) => painted(document, resources);

it('a painted document shows the background color, or is transparent without one', () => {
  expect(paint(documentOf()).at(50, 50)).toEqual(CLEAR);
  expect(paint({ ...documentOf(), background: '#ff0000' }).at(50, 50)).toEqual(RED);
});

describe('a painted picture', () => {
  it('is shown in its place, with only its cropped part', () => {
    const { at } = paint(documentOf(imageOf({ transform: { ...imageOf().transform, y: 10 } })));
    expect([at(10, 5), at(10, 40), at(90, 40), at(90, 95)]).toEqual([CLEAR, RED, BLUE, CLEAR]);
    const cropped = paint(documentOf(imageOf({ crop: { x: 60, y: 0, width: 40, height: 80 } })));
    expect([cropped.at(5, 40), cropped.at(45, 40)]).toEqual([BLUE, CLEAR]);
  });

  it('is rotated about its corner, mirrored and scaled', () => {
    const { transform } = imageOf();
    const turned = paint(documentOf(imageOf({ transform: { ...transform, x: 100, rotation: 90 } })));
    expect([turned.at(60, 20), turned.at(60, 80)]).toEqual([RED, BLUE]);
    const mirrored = paint(documentOf(imageOf({ transform: { ...transform, x: 100, scaleX: -1 } })));
    expect([mirrored.at(20, 40), mirrored.at(80, 40)]).toEqual([BLUE, RED]);
    const small = paint(documentOf(imageOf({ transform: { ...transform, scaleX: 0.5, scaleY: 0.5 } })));
    expect([small.at(10, 20), small.at(40, 20), small.at(60, 20)]).toEqual([RED, BLUE, CLEAR]);
  });

  it('may be drawn from a reduced copy, and is left out until it is loaded', () => {
    const reduced = pictureOf(10, 8, (context) => {
      context.fillStyle = '#ff0000';
      context.fillRect(0, 0, 10, 8);
    });
    expect(painted(documentOf(imageOf()), nodeResources([[SOURCE, reduced]]).resources).at(95, 75)).toEqual(
      RED,
    );
    expect(painted(documentOf(imageOf()), nodeResources().resources).at(50, 40)).toEqual(CLEAR);
  });
});

describe('painted layers', () => {
  it('are drawn over each other in order, unless they are hidden', () => {
    const [below, above] = [square('#ff0000', { id: 'a' }), square('#0000ff', { id: 'b' })];
    expect(paint(documentOf(below, above)).at(50, 50)).toEqual(BLUE);
    expect(paint(documentOf(below, { ...above, visible: false })).at(50, 50)).toEqual(RED);
  });

  it('apply their opacity as a whole rather than to each part', () => {
    const outlined = square('#0000ff', {
      width: 60,
      height: 60,
      opacity: 0.5,
      stroke: { color: '#0000ff', width: 20 },
    });
    const { at } = paint({ ...documentOf(outlined), background: '#ffffff' });
    expect(at(30, 30)).toEqual([127, 127, 255, 255].map((value) => expect.closeTo(value, -0.5)));
    // Fill and outline overlap here; with the opacity applied to each, this point would be darker.
    expect(at(5, 30)).toEqual(at(30, 30));
  });

  it('blend with the layers below them', () => {
    const yellow = square('#ffff00', { id: 'a' });
    const cyan = square('#00ffff', { id: 'b', blend: 'multiply' });
    expect(paint(documentOf(yellow, cyan)).at(50, 50)).toEqual([0, 255, 0, 255]);
  });

  it('are clipped at the edges of the canvas', () => {
    const { transform } = shapeOf();
    const beyond = square('#ff0000', { transform: { ...transform, x: -50 } });
    const view = { ...wholeDocument(documentOf(), 1), origin: { x: -20, y: 0 }, width: 140 };
    const { at } = painted(documentOf(beyond), resources, view);
    expect([at(10, 50), at(30, 50), at(80, 50)]).toEqual([CLEAR, RED, CLEAR]);
  });
});

describe('a painted group', () => {
  const group = groupOf({ id: 'g' });
  const inside = (fields: Parameters<typeof shapeOf>[0]) => square('#0000ff', { parentId: 'g', ...fields });

  it('is composited as one picture, and hides its contents when it is hidden', () => {
    const layers = [
      square('#ff0000', { id: 'a' }),
      { ...group, opacity: 0.5 },
      inside({ id: 'b' }),
      inside({ id: 'c' }),
    ];
    const [r = 0, g, b = 0] = paint(documentOf(...layers)).at(50, 50);
    expect(g).toBe(0);
    expect(r).toBeGreaterThan(120);
    expect(b).toBeGreaterThan(120);
    expect(b).toBeLessThan(135);
    const hidden = layers.map((layer) => (layer.id === 'g' ? { ...layer, visible: false } : layer));
    expect(paint(documentOf(...hidden)).at(50, 50)).toEqual(RED);
  });

  it('limits the blend modes of its contents to the group', () => {
    const { at } = paint(
      documentOf(square('#ff0000', { id: 'a' }), group, inside({ id: 'b', blend: 'multiply' })),
    );
    expect(at(50, 50)).toEqual(BLUE);
  });
});

describe('painted strokes', () => {
  const across = {
    ...strokeOf([0, 50], [100, 50]),
    size: 20,
    color: '#0000ff',
  };

  it('are drawn in order, and an erasing stroke affects only its own layer', () => {
    const eraser = {
      ...strokeOf([50, 0], [50, 100]),
      size: 20,
      erasing: true,
    };
    const drawing = drawingOf({ id: 'd', strokes: [across, eraser] });
    const { at } = paint(documentOf(square('#ff0000', { id: 'a' }), drawing));
    expect([at(20, 50), at(50, 50), at(80, 50), at(20, 80)]).toEqual([BLUE, RED, BLUE, RED]);
  });

  it('erase parts of a picture', () => {
    const { at } = paint(documentOf(imageOf({ strokes: [{ ...across, erasing: true }] })));
    expect([at(20, 20), at(20, 50)]).toEqual([RED, CLEAR]);
  });
});

describe('painted texts and shapes', () => {
  it('a text has its color, and its outline around the letters', () => {
    const text = textOf({
      content: 'HHHH',
      size: 40,
      weight: 700,
      color: '#ff0000',
      outline: { color: '#0000ff', width: 4 },
    });
    const { data } = paint(documentOf(text));
    const count = (wanted: readonly number[]): number =>
      Array.from({ length: data.length / 4 }, (_, index) => data.subarray(index * 4, index * 4 + 4)).filter(
        (pixel) => wanted.every((value, at) => pixel[at] === value),
      ).length;
    expect(count(RED)).toBeGreaterThan(100);
    expect(count(BLUE)).toBeGreaterThan(100);
  });

  it.each(['circle', 'triangle', 'star', 'heart'] as const)('a %s does not fill its corners', (kind) => {
    const { at } = paint(documentOf(square('#ff0000', { kind })));
    expect([at(1, 1), at(98, 1), at(50, 55)]).toEqual([CLEAR, CLEAR, RED]);
  });

  it('a callout shows its number', () => {
    const callout = square('#ff0000', { kind: 'callout', label: '8' });
    const { data } = paint(documentOf(callout));
    const white = Array.from({ length: data.length / 4 }, (_, index) =>
      data.subarray(index * 4, index * 4 + 4),
    );
    expect(white.filter((pixel) => WHITE.every((value, at) => pixel[at] === value)).length).toBeGreaterThan(
      50,
    );
  });
});

it('a document painted at twice the scale shows the same picture', () => {
  const document = documentOf(
    imageOf(),
    square('#00ff00', { id: 's', kind: 'circle', width: 40, height: 40 }),
  );
  const twice = wholeDocument(document, 2);
  const [one, two] = [painted(document, resources), painted(document, resources, twice)];
  for (const [x, y] of [
    [5, 60],
    [20, 20],
    [80, 60],
    [50, 95],
  ] as const) {
    expect(two.at(x * 2, y * 2)).toEqual(one.at(x, y));
  }
});

it('painting a document releases every scratch canvas', () => {
  const { resources: counted, openCanvases } = nodeResources([[SOURCE, HALVES]]);
  const layers = [
    imageOf({ opacity: 0.5 }),
    groupOf({ id: 'g' }),
    square('#ff0000', { parentId: 'g', blend: 'multiply' }),
    redactOf({ id: 'r', style: 'pixelate' }),
  ];
  painted(documentOf(...layers), counted);
  expect(openCanvases()).toBe(0);
});

describe('a painted stroke with a soft edge', () => {
  const soft = (hardness: number, fields = {}) =>
    drawingOf({ strokes: [{ ...strokeOf([-50, 50], [150, 50]), size: 40, hardness, ...fields }] });
  /** The opacities at these distances from the middle of the stroke, which is 20 pixels from its edge. */
  const opacities = (document: EditorDocument, distances: readonly number[], scale = 1) => {
    const { at } = painted(document, resources, wholeDocument(document, scale));
    return distances.map((distance) => at(50 * scale, (50 + distance) * scale)[3] ?? 0);
  };

  it('is opaque in its hard part, and fades out from there to its edge', () => {
    const [middle, half, edge, outside] = opacities(documentOf(soft(0)), [0, 10, 18, 22]) as [
      number,
      ...number[],
    ];
    expect(middle).toBeGreaterThan(250);
    expect(half).toBeGreaterThan(90);
    expect(half).toBeLessThan(165);
    expect(edge).toBeLessThan(8);
    expect(outside).toBe(0);
    expect(opacities(documentOf(soft(0.5)), [0, 9])).toEqual([255, expect.closeTo(255, -1)]);
    expect(opacities(documentOf(soft(1)), [18])).toEqual([255]);
  });

  it('has the same edge at every scale', () => {
    const distances = [0, 5, 10, 15];
    const once = opacities(documentOf(soft(0)), distances);
    for (const [index, twice] of opacities(documentOf(soft(0)), distances, 2).entries())
      expect(Math.abs(twice - (once[index] ?? 0))).toBeLessThan(12);
  });

  it('erases softly', () => {
    const eraser = soft(0, { erasing: true }).strokes;
    const document = documentOf(square('#ff0000', { strokes: eraser }));
    const [middle, half, edge] = opacities(document, [0, 10, 25]) as [number, number, number];
    expect(middle).toBeLessThan(6);
    expect(Math.abs(half - 128)).toBeLessThan(40);
    expect(edge).toBe(255);
  });

  it('hides softly in a mask', () => {
    const mask = {
      ...OPEN_MASK,
      strokes: soft(0, { erasing: true }).strokes,
    };
    const [middle, half, edge] = opacities(documentOf(square('#ff0000', { mask })), [0, 10, 25]) as [
      number,
      number,
      number,
    ];
    expect(middle).toBeLessThan(6);
    expect(Math.abs(half - 128)).toBeLessThan(40);
    expect(edge).toBe(255);
  });
});
