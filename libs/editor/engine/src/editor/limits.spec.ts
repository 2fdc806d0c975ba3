import { groupLayers } from '../actions/groups.ts';
import { duplicateLayers, removeLayers } from '../actions/layers.ts';
import { addMaskStroke, OPEN_MASK } from '../actions/masks.ts';
import { addStroke } from '../actions/strokes.ts';
import { LIMITS } from '../defaults/constants.ts';
import { serializeDocument } from '../document/document.ts';
import { parseDocument } from '../document/parse.ts';
import { drive } from '../testing/driver.ts';
import { documentOf, drawingOf, ids, imageOf, shapeOf, strokeOf } from '../testing/layers.ts';

const page = () => drive(documentOf(imageOf({ id: 'image' }), shapeOf({ id: 'shape' })));

describe('the limits of a document', () => {
  it('reject the 501st layer with a reason and leave the document unchanged', () => {
    const many = Array.from({ length: LIMITS.layers }, (_, index) => imageOf({ id: `i${String(index)}` }));
    const { editor } = drive(documentOf(...many));
    const { document } = editor.state;
    expect(editor.run(duplicateLayers(ids('i0'), editor.newId))).toBe(false);
    expect(editor.state.notice).toEqual({ kind: 'too-many-layers' });
    expect(editor.state.document).toBe(document);
    editor.take('rectangle');
    editor.pointerDown({ x: 10, y: 10 });
    editor.pointerUp({ x: 90, y: 90 });
    expect(editor.state.document).toBe(document);
  });

  it('reject strokes beyond the size that can be saved, and still allow what makes the document smaller', () => {
    const long = strokeOf(...Array.from({ length: 20_000 }, (_, x) => [x + 0.1234, 4567.8901] as const));
    const drawing = drawingOf({ strokes: Array.from({ length: 10 }, () => ({ ...long })) });
    const { editor } = drive(documentOf(drawing, { ...drawing, id: 'second', strokes: [] }));
    const { document } = editor.state;
    expect(editor.run(duplicateLayers(ids('drawing'), editor.newId))).toBe(false);
    expect(editor.state.notice).toEqual({ kind: 'too-large' });
    expect(editor.state.document).toBe(document);
    expect(editor.run(removeLayers(ids('drawing')))).toBe(true);
    expect(editor.run(addStroke('second', long, 'brush-stroke'))).toBe(true);
    expect(parseDocument(serializeDocument(editor.state.document)).status).toBe('ok');
  });

  it('reject a stroke on a layer or mask that can hold no further one', () => {
    const strokes = Array.from({ length: LIMITS.strokesPerLayer }, () => strokeOf([1, 1]));
    const { editor } = drive(documentOf(drawingOf({ strokes, mask: { ...OPEN_MASK, strokes } })));
    for (const action of [
      addStroke('drawing', strokeOf([2, 2]), 'erase'),
      addMaskStroke('drawing', strokeOf([2, 2])),
    ]) {
      expect(editor.run(action)).toBe(false);
      expect(editor.state.notice).toEqual({ kind: 'too-many-strokes' });
      editor.select([]);
    }
  });

  it('reject groups that are nested too deeply', () => {
    const { editor } = page();
    for (let depth = 0; depth < LIMITS.groupDepth + 3; depth += 1) {
      editor.run(
        groupLayers(ids(depth === 0 ? 'shape' : `g${String(depth - 1)}`), { id: `g${String(depth)}` }),
      );
    }
    expect(editor.state.notice).toEqual({ kind: 'too-deep' });
    expect(editor.state.document.layers).toHaveLength(2 + LIMITS.groupDepth);
  });
});
