/**
 * @jest-environment node
 */
import {
  addFilters,
  addLayer,
  addStroke,
  moveLayerBy,
  moveLayers,
  OPEN_MASK,
  removeLayers,
  setBlend,
  setOpacity,
  setVisible,
  type Action,
  type EditorDocument,
  type Layer,
  type Stroke,
} from '@safelight/engine';
import {
  at,
  documentOf,
  drawingOf,
  filterOf,
  groupOf,
  ids,
  redactOf,
  shapeOf,
  strokeOf,
} from '@safelight/engine/testing';
import { paintDocument, type PaintResources, type View } from '@safelight/paint';
import { nodeResources } from '@safelight/paint/testing';
import { createCanvas } from '@napi-rs/canvas';
import fc from 'fast-check';
import { Compositor, type Plates } from './compositor.ts';
import type { Plate } from './plate.ts';

const VIEW: View = { origin: { x: 0, y: 0 }, scale: 0.25, documentSide: 800, width: 200, height: 150 };

const boxes = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    shapeOf({
      id: `b${String(index)}`,
      fill: `#${((index * 7919 + 4001) % 0xffffff).toString(16).padStart(6, '0')}`,
      transform: at((index * 70) % 600, (index * 50) % 400),
      opacity: index % 4 === 3 ? 0.5 : 1,
    }),
  );

/** Draws the plates over each other, as the stage does. */
const seen = (plates: Plates): Uint8ClampedArray => {
  const canvas = createCanvas(VIEW.width, VIEW.height);
  const context = canvas.getContext('2d');
  const lay = (plate: Plate | null): void => {
    if (plate === null) return;
    const { x, y, width, height } = plate.area;
    context.drawImage(plate.canvas as never, 0, 0, width, height, x, y, width, height);
  };
  [plates.below, plates.active, plates.above].forEach(lay);
  return context.getImageData(0, 0, VIEW.width, VIEW.height).data;
};

const wanted = (document: EditorDocument, resources: PaintResources): Uint8ClampedArray => {
  const canvas = createCanvas(VIEW.width, VIEW.height);
  paintDocument(canvas as never, document, VIEW, resources);
  return canvas.getContext('2d').getImageData(0, 0, VIEW.width, VIEW.height).data;
};

/**
 * The largest difference in any channel on a white background. Drawing translucent plates over each other
 * rounds more than once.
 */
const difference = (a: Uint8ClampedArray, b: Uint8ClampedArray): number => {
  const onWhite = (data: Uint8ClampedArray, index: number): number => {
    const alpha = (data[index | 3] ?? 0) / 255;
    return index % 4 === 3 ? alpha * 255 : (data[index] ?? 0) * alpha + 255 * (1 - alpha);
  };
  return a.reduce((most, _, index) => Math.max(most, Math.abs(onWhite(a, index) - onWhite(b, index))), 0);
};

/**
 * Where the edge of a repainted area cuts through a smooth edge, pixels may differ slightly from painting at
 * once.
 */
const IN_PARTS = 48;

const open = (document: EditorDocument) => {
  const { resources, openCanvases } = nodeResources();
  const compositor = new Compositor(resources);
  let now = document;
  const paint = (selected: ReadonlySet<string> | null = null, drawnOn: string | null = null) =>
    compositor.paint(
      { document: now, region: { x: 0, y: 0, width: now.width, height: now.height }, drawnOn, masked: null },
      VIEW,
      selected,
    );
  return {
    compositor,
    openCanvases,
    paint,
    run: (action: Action) => {
      now = action.change(now);
    },
    /** Previews an action on the opened document, like a draft. */
    preview: (action: Action) => {
      now = action.change(document);
    },
    expectRight: (selected: ReadonlySet<string> | null = null, drawnOn: string | null = null, most = 3) => {
      const [is, should] = [seen(paint(selected, drawnOn)), wanted(now, resources)];
      expect(difference(is, should)).toBeLessThanOrEqual(most);
    },
  };
};

it('the compositor paints everything once, and paints nothing while nothing changes', () => {
  const { compositor, paint, expectRight } = open(documentOf(...boxes(6)));
  expectRight();
  expect(compositor.effort).toBe('all');
  const [first, second] = [paint(), paint()];
  expect(compositor.effort).toBe('nothing');
  expect(second).toEqual(first);
});

it('the compositor repaints only the layer that moves, on a plate no larger than needed', () => {
  const { compositor, paint, run, expectRight } = open(documentOf(...boxes(9)));
  paint();
  run(moveLayers(ids('b4'), { x: 8, y: 0 }));
  paint();
  expect(compositor.effort).toBe('all');
  const before = paint();
  run(moveLayers(ids('b4'), { x: 8, y: 4 }));
  const after = paint();
  expect(compositor.effort).toBe('active');
  expect([after.below, after.above]).toEqual([before.below, before.above]);
  expect(after.below).toBe(before.below);
  expect(after.active?.area.width).toBeLessThan(40);
  expectRight();
});

it('the compositor prepares the plates for a change of the selected layer in advance', () => {
  const { compositor, paint, run } = open(documentOf(...boxes(9)));
  paint(ids('b4'));
  run(moveLayers(ids('b4'), { x: 8, y: 0 }));
  paint();
  expect(compositor.effort).toBe('active');
});

it('the compositor keeps the plate below when a new layer is added on top', () => {
  const { compositor, paint, run, expectRight } = open(documentOf(...boxes(5)));
  paint();
  run(
    addLayer(
      drawingOf({
        strokes: [strokeOf([10, 10], [200, 200])],
      }),
    ),
  );
  paint();
  expect(compositor.effort).toBe('active');
  expectRight();
});

it('the compositor keeps a filter together with the layer it affects', () => {
  const own = filterOf({ scope: 'layer', filters: [{ id: 'invert', intensity: 1, enabled: true }] });
  const { compositor, paint, run, expectRight } = open(documentOf(...boxes(3), own, shapeOf({ id: 'top' })));
  paint(ids('b2'));
  expectRight();
  run(moveLayers(ids('b2'), { x: 20, y: 20 }));
  paint();
  expect(compositor.effort).toBe('active');
  expectRight();
});

it('the compositor paints an empty document, and one that is out of view', () => {
  open(documentOf()).expectRight();
  open(documentOf(shapeOf({ transform: at(5000, 5000) }))).expectRight();
});

it('the compositor applies a redaction while a layer below it is dragged', () => {
  const cover = redactOf({ style: 'pixelate', transform: at(50, 40), width: 300, height: 200, block: 32 });
  const { compositor, paint, run, expectRight } = open(
    documentOf(...boxes(4), cover, shapeOf({ id: 'top' })),
  );
  paint(ids('b1'));
  run(moveLayers(ids('b1'), { x: 12, y: 12 }));
  paint();
  expect(compositor.effort).toBe('active');
  expectRight();
  run(moveLayers(ids('redact'), { x: 30, y: 12 }));
  expectRight();
});

describe('a growing stroke', () => {
  const before = (count: number): Stroke[] =>
    Array.from({ length: count }, (_, index) => ({
      ...strokeOf([20, index * 10], [500, index * 12]),
      erasing: index % 5 === 4,
      opacity: 0.8,
    }));
  const grown = (length: number): Stroke => ({
    ...strokeOf(
      ...Array.from({ length }, (_, index) => [40 + index * 15, 90 + Math.sin(index / 2) * 60] as const),
    ),
    color: '#00ff00',
    size: 24,
    smoothing: 1,
    opacity: 0.6,
  });
  const whole = drawingOf({ id: 'd', opacity: 0.7, strokes: before(40) });
  const plain = drawingOf({ id: 'd', strokes: [strokeOf([9, 9])] });
  const turned = { x: 300, y: 20, scaleX: 1.5, scaleY: 0.8, rotation: 20 };

  it.each([
    ['a stroke over many strokes of a translucent drawing', whole, grown],
    ['a stroke on a drawing', plain, grown],
    ['a stroke on a rotated drawing', { ...plain, transform: turned }, grown],
    ['a stroke with a soft edge', whole, (length: number) => ({ ...grown(length), hardness: 0 })],
    [
      'an erasing stroke with a soft edge',
      whole,
      (length: number) => ({ ...grown(length), erasing: true, hardness: 0.2 }),
    ],
    ['an erasing stroke', whole, (length: number) => ({ ...grown(length), erasing: true })],
    ['a stroke on a drawing with the blend mode multiply', { ...plain, blend: 'multiply' as const }, grown],
    [
      'a stroke with the pressure of a pen',
      plain,
      (length: number) => ({ ...grown(length), pressure: true }),
    ],
  ])('%s is painted only where it grew, with the same result as painting it whole', (_, drawing, stroke) => {
    const { paint, preview, run, expectRight, openCanvases, compositor } = open(
      documentOf(...boxes(3), drawing, shapeOf({ id: 'top', transform: at(200, 60) })),
    );
    paint(ids('d'));
    for (const length of [1, 2, 3, 5, 14, 16, 17, 18, 22, 23, 36]) {
      preview(addStroke('d', stroke(length), 'brush-stroke'));
      expectRight(null, 'd', IN_PARTS);
      if (length === 23) expect(paint(null, 'd').active?.since?.dirty.width).toBeLessThan(100);
    }
    preview(addStroke('d', stroke(4), 'brush-stroke'));
    expectRight(null, 'd', IN_PARTS);
    run(addStroke('d', stroke(9), 'brush-stroke'));
    expectRight(null, null, IN_PARTS);
    compositor.release();
    expect(openCanvases()).toBe(0);
  });
});

describe('after random changes in random order', () => {
  const FILTERS = [{ id: 'sepia', intensity: 1, enabled: true }] as const;
  const names = ['b0', 'b1', 'b2', 'b3', 'g', 'in', 'f', 'r', 'd'];
  const anyId = fc.constantFrom(...names);
  const anyAction: fc.Arbitrary<Action> = fc.oneof(
    fc.record({ id: anyId, x: fc.nat(60), y: fc.nat(60) }).map((to) => moveLayers(ids(to.id), to)),
    fc.tuple(anyId, fc.constantFrom(0, 0.4, 1)).map(([one, opacity]) => setOpacity(ids(one), opacity)),
    fc.tuple(anyId, fc.boolean()).map(([one, shown]) => setVisible(ids(one), shown)),
    fc
      .tuple(anyId, fc.constantFrom('normal' as const, 'multiply' as const))
      .map(([one, blend]) => setBlend(ids(one), blend)),
    fc.tuple(anyId, fc.constantFrom(1 as const, -1 as const)).map(([one, step]) => moveLayerBy(one, step)),
    anyId.map((one) => removeLayers(ids(one))),
    anyId.map((one) =>
      addStroke(
        one,
        {
          ...strokeOf([5, 5], [90, 60]),
          erasing: true,
        },
        'erase',
      ),
    ),
    fc.nat(9).map((n) => addLayer(shapeOf({ id: `new${String(n)}`, transform: at(n * 50, n * 30) }), 'b1')),
    fc.nat(9).map((n) => addFilters({ id: `fx${String(n)}`, filters: FILTERS, scope: 'below' })),
  );
  const layers = [
    ...boxes(4),
    groupOf({ id: 'g', opacity: 0.6 }),
    shapeOf({ id: 'in', parentId: 'g', fill: '#00aa00', transform: at(300, 200) }),
    filterOf({ id: 'f', filters: FILTERS, opacity: 0.5 }),
    redactOf({ id: 'r', transform: at(100, 80), style: 'pixelate' }),
    drawingOf({
      id: 'd',
      strokes: [strokeOf([400, 300], [600, 500])],
    }),
  ];

  it('the plates together look like the document', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(anyAction, fc.option(anyId)), { maxLength: 8 }), (steps) => {
        const { run, expectRight, paint } = open({ ...documentOf(...layers), background: '#eeeeee' });
        paint();
        for (const [action, selected] of steps) {
          if (selected !== null) paint(ids(selected));
          run(action);
          expectRight();
        }
      }),
      { numRuns: 15, seed: 1 },
    );
  });
});

it('the compositor paints a mask alone instead of the document, and only when it changed', () => {
  const { resources, openCanvases } = nodeResources();
  const compositor = new Compositor(resources);
  const masked = shapeOf({ id: 'a', mask: OPEN_MASK, transform: at(0, 0), width: 400, height: 600 });
  const document = documentOf(masked);
  const paint = (alone: Layer | null) =>
    seen(
      compositor.paint(
        { document, region: { x: 0, y: 0, width: 400, height: 600 }, drawnOn: null, masked: alone },
        VIEW,
      ),
    );
  const image = paint(null);
  const canvases = openCanvases();
  const colorsAt = (pixels: Uint8ClampedArray, x: number) => [...pixels.slice(4 * x, 4 * x + 4)];
  expect(colorsAt(paint(masked), 10)).toEqual([255, 255, 255, 255]);
  expect(colorsAt(paint(masked), 150)).toEqual([0, 0, 0, 0]);
  expect(compositor.effort).toBe('nothing');
  const hiding = { ...masked, mask: { ...OPEN_MASK, base: 'hide' as const } };
  expect(colorsAt(paint(hiding), 10)).toEqual([0, 0, 0, 255]);
  expect(difference(paint(null), image)).toBe(0);
  expect(openCanvases()).toBe(canvases);
});
