// Shows only the editor's stage in a page; the benchmark controls it by `window.bench`.
import { createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import {
  changeFilters,
  createEditor,
  imageLayer,
  type Layer,
  moveLayers,
  newDocument,
  type PictureSource,
  setOpacity,
  type ShapeKind,
} from '@safelight/engine';
import { drawingOf, filterOf, shapeOf, strokeOf } from '@safelight/engine/testing';
import { createPictureStore, measureText } from '@safelight/render';
import { EditorStage } from '@safelight/stage';
import { brushMove, dragOfMany } from './drawing.ts';
import { exportTwice } from './export.ts';
import { filterPreview } from './filter.ts';
import type { Shown } from './shown.ts';
import { nextFrame } from './timing.ts';

const PHOTO: PictureSource = { kind: 'version', versionId: 'photo' };
const SIZE = { width: 4000, height: 3000 };
const KINDS: readonly ShapeKind[] = ['rectangle', 'circle', 'star', 'heart'];

const photoLayer = (): Layer => ({
  ...imageLayer({ id: 'photo', name: 'Photo', source: PHOTO, ...SIZE }),
  locked: true,
});
const place = (x: number, y: number, rotation = 0) => ({ x, y, scaleX: 1, scaleY: 1, rotation });

/** Makes `count` shapes that are spread over the photo. */
const shapes = (count: number, side: number): readonly Layer[] =>
  Array.from({ length: count }, (_, index) =>
    shapeOf({
      id: `shape${index}`,
      kind: KINDS[index % 4] ?? 'rectangle',
      fill: `#${((index * 2_654_435) % 0xffffff).toString(16).padStart(6, '0')}`,
      width: side,
      height: side,
      transform: place((index * 397) % (SIZE.width - side), (index * 263) % (SIZE.height - side), index % 90),
    }),
  );

const strokes = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...strokeOf(
      ...Array.from(
        { length: 30 },
        (__, step) =>
          [200 + step * 120, ((index * 131) % 2800) + 100 + Math.sin(step / 3 + index) * 80] as const,
      ),
    ),
    size: 18,
    smoothing: 0.5,
  }));

/** The layers of each measured document, by name. */
const DOCUMENTS = {
  photo: () => [photoLayer()],
  filtered: () => [photoLayer(), filterOf({ id: 'filter', filters: [] })],
  many: () => [photoLayer(), ...shapes(500, 160)],
  drawing: () => [photoLayer(), drawingOf({ id: 'drawing', strokes: strokes(200) })],
  composition: () => [photoLayer(), ...shapes(12, 700)],
} satisfies Record<string, () => readonly Layer[]>;

export type DocumentName = keyof typeof DOCUMENTS;

let root: Root | undefined;
let current: Shown | undefined;

const shown = (): Shown => {
  if (current === undefined) throw new Error('No document is open.');
  return current;
};

/** Opens a document on a new stage, and waits until everything is painted. */
async function open(name: DocumentName): Promise<void> {
  root?.unmount();
  current?.pictures.close();
  let made = 0;
  const pictures = createPictureStore({ addressOf: () => Promise.resolve({ url: 'photo.jpg' }) });
  const editor = createEditor({
    document: { ...newDocument(SIZE), layers: DOCUMENTS[name]() },
    newId: () => `new${(made += 1)}`,
    measure: measureText,
  });
  current = { editor, pictures };
  const element = document.getElementById('root');
  if (element === null) throw new Error('The page has no place for the stage.');
  root = createRoot(element);
  root.render(createElement(EditorStage, { editor, pictures, label: 'Bench' }));
  await pictures.ready([PHOTO]);
  await settle();
}

/** Waits long enough for the stage to become idle. */
const settle = async (): Promise<void> => {
  await new Promise((done) => setTimeout(done, 600));
  await nextFrame();
};

/** The milliseconds from opening a document of 12 megapixels to its first paint on the canvas. */
async function firstPaint(): Promise<number> {
  const startedAt = performance.now();
  const opening = open('photo');
  const painted = (): boolean => {
    const canvas = document.querySelector('canvas');
    if (canvas === null) return false;
    const [x, y] = [Math.floor(canvas.width / 2), Math.floor(canvas.height / 2)];
    const [red = 0, green = 0, blue = 0] = canvas.getContext('2d')?.getImageData(x, y, 1, 1).data ?? [];
    return red + green + blue > 0 && red !== green;
  };
  while (!painted()) await nextFrame();
  const ms = performance.now() - startedAt;
  await opening;
  return ms;
}

/** Moves a slider of each kind of filter by one step per frame, as a person would. */
async function slide(): Promise<void> {
  const { editor } = shown();
  editor.select(['filter']);
  for (const id of ['brightness', 'blur', 'sharpen'] as const) {
    for (let step = 0; step <= 20; step += 1) {
      editor.preview(changeFilters('filter', [{ id, intensity: step / 20, enabled: true }]));
      await nextFrame();
    }
    editor.run(changeFilters('filter', [{ id, intensity: 1, enabled: true }]));
    await settle();
  }
}

/** Performs this many undoable actions: moves layers, changes their opacity, draws strokes. */
async function act(times: number): Promise<void> {
  const { editor } = shown();
  for (let turn = 0; turn < times; turn += 1) {
    const ids = new Set([`shape${turn % 12}`]);
    if (turn % 4 === 0) editor.run(setOpacity(ids, 0.3 + (turn % 7) / 10));
    else if (turn % 4 === 1) editor.run(moveLayers(ids, { x: 12, y: -7 }));
    else {
      editor.take('brush');
      editor.pointerDown({ x: 200 + turn * 3, y: 300 });
      for (let step = 1; step < 20; step += 1)
        editor.pointerMove({ x: 200 + turn * 3 + step * 6, y: 300 + step * 9 });
      editor.pointerUp({ x: 320 + turn * 3, y: 480 });
    }
    await nextFrame();
  }
  await settle();
}

const bench = {
  slide,
  act,
  open,
  settle,
  firstPaint,
  filterPreview: (rounds: number) => filterPreview(shown(), rounds),
  drag: (rounds: number) => dragOfMany(shown(), rounds),
  brush: (rounds: number) => brushMove(shown(), rounds),
  export: (rounds: number) => exportTwice(shown(), rounds),
  get editor() {
    return shown().editor;
  },
};

declare global {
  interface Window {
    bench: typeof bench;
  }
}

window.bench = bench;
