import { drive } from '../testing/driver.ts';
import {
  after,
  AI_RESULT,
  at,
  documentOf,
  groupOf,
  imageOf,
  layerOf,
  outlineOf,
  redactOf,
  SAMPLE,
  shapeOf,
  strokeOf,
} from '../testing/layers.ts';
import { acceptAiResult, acceptWholeAiResult } from './ai-result.ts';
import { setBackground } from './canvas.ts';

const DOCUMENT = documentOf(
  imageOf({ id: 'photo', locked: true }),
  groupOf({ id: 'group' }),
  shapeOf({ id: 'shape', parentId: 'group', transform: at(200, 100) }),
);

const resultOf = (width: number, height: number, isOpaque = true) =>
  acceptWholeAiResult({ ...AI_RESULT, width, height, isOpaque });

/** The ids of the layers that are seen, from bottom to top. */
const shownIn = ({ layers }: typeof DOCUMENT): readonly string[] =>
  layers.filter(({ visible, parentId }) => visible && parentId === null).map(({ id }) => id);

it('the result of an edit of an area is above its layer, as large as the canvas and limited by the painted strokes', () => {
  const document = after(
    acceptAiResult({ ...AI_RESULT, maskStrokes: [strokeOf([100, 60])] }, 'image'),
    SAMPLE,
  );
  expect(document.layers[1]).toMatchObject({
    id: 'ai',
    transform: { scaleX: 2, scaleY: 2 },
    ai: { prompt: 'sea' },
    mask: { base: 'hide', strokes: [{ size: 5, points: [[50, 30, 0.5]] }] },
  });
});

describe('the result of an edit of the whole canvas', () => {
  it('lies above all layers, which it hides by itself when it covers the canvas', () => {
    const document = after(resultOf(800, 600), DOCUMENT);
    expect(document.layers.slice(0, -1)).toEqual(DOCUMENT.layers);
    expect(document.layers.at(-1)).toMatchObject({ id: 'ai', transform: at(0, 0), mask: null });
  });

  it('is seen alone and without a background when it is transparent', () => {
    const white = after(setBackground('#ffffff'), DOCUMENT);
    const document = after(resultOf(800, 600, false), white);
    expect(shownIn(document)).toEqual(['ai']);
    expect(document).toMatchObject({ width: 800, height: 600, background: null });
    expect(outlineOf(document)).toEqual(['photo', 'group', 'group/shape', 'ai']);
  });

  it('keeps its shape, and gives it to the canvas', () => {
    const document = after(resultOf(600, 800), DOCUMENT);
    expect(document).toMatchObject({ width: 600, height: 800 });
    expect(layerOf(document, 'ai')).toMatchObject({ transform: at(0, 0), width: 600, height: 800 });
    expect(shownIn(document)).toEqual(['ai']);
    expect(layerOf(document, 'shape')).toMatchObject({ transform: at(200, 100), visible: true });
  });

  it('keeps its size when it was enlarged, and the layers below grow with the canvas', () => {
    const document = after(resultOf(1600, 1200), DOCUMENT);
    expect(document).toMatchObject({ width: 1600, height: 1200 });
    expect(layerOf(document, 'ai')).toMatchObject({ transform: at(0, 0) });
    expect(shownIn(document)).toEqual(['ai']);
    expect(layerOf(document, 'shape')).toMatchObject({ transform: { x: 400, y: 200, scaleX: 2, scaleY: 2 } });
  });

  it('does not reveal what a redaction hides, unless its shape leaves the redaction no place', () => {
    const redacted = documentOf(...DOCUMENT.layers, redactOf({ id: 'redact' }));
    expect(shownIn(after(resultOf(800, 600, false), redacted))).toEqual(['redact', 'ai']);
    expect(shownIn(after(resultOf(1601, 1200), redacted))).toEqual(['redact', 'ai']);
    expect(shownIn(after(resultOf(600, 800), redacted))).toEqual(['ai']);
  });

  it('is one step, and undoing it brings the layers and the canvas back', () => {
    const { editor } = drive(DOCUMENT);
    editor.run(resultOf(600, 800, false));
    expect(editor.state.history.entries.map(({ name }) => name)).toEqual(['open', 'accept-ai-result']);
    editor.undo();
    expect(editor.state.document).toEqual(DOCUMENT);
  });

  it('clears a painted area only when the canvas becomes another one under it', () => {
    const painted = () => drive(DOCUMENT).take('mask-brush').drag([10, 10], [60, 60]);
    const { editor: kept } = painted();
    kept.run(resultOf(800, 600, false));
    expect(kept.state.aiMask).toHaveLength(1);
    const { editor: moved } = painted();
    moved.run(resultOf(600, 800));
    expect(moved.state).toMatchObject({ aiMask: [], notice: { kind: 'area-cleared' } });
  });
});
