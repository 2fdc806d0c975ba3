import { setOpacity } from '../actions/layers.ts';
import { OPEN_MASK } from '../actions/masks.ts';
import { hasTransform } from '../document/layer.ts';
import { redoLabel, undoLabel } from '../editor/area.ts';
import { overlayOf } from '../scene/overlay.ts';
import { drive } from '../testing/driver.ts';
import { documentOf, imageOf } from '../testing/layers.ts';

const page = () => drive(documentOf(imageOf({ id: 'photo' }))).take('mask-brush');

const paintLayerMask = (erasing: boolean, opacity = 1) => {
  const driver = page().select('photo');
  driver.editor.configure({
    mask: { target: 'layer', size: 20, opacity, hardness: 0.3, erasing, moving: false },
  });
  return driver.drag([10, 10], [50, 50]);
};

it('the mask brush paints the area of the next AI edit, which is neither in the document nor in the history', () => {
  const driver = page().drag([10, 10], [50, 50]).drag([60, 60], [70, 70]);
  expect(driver.editor.state.aiMask).toHaveLength(2);
  expect(driver.steps()).toEqual(['open']);
  driver.editor.clearAiMask();
  expect(driver.editor.state.aiMask).toEqual([]);
});

it('a click beside the canvas paints no area of the next AI edit', () => {
  const driver = page();
  const { width, height } = driver.editor.state.document;
  driver.click(width + 60, height / 2).click(width / 2, -60);
  expect(driver.editor.state.aiMask).toEqual([]);
  expect(driver.click(width, height).editor.state.aiMask).toHaveLength(1);
});

it('the painted area of an AI edit is shown only with the tools that are about it', () => {
  const { editor } = page().drag([10, 10], [50, 50]);
  const shown = () => overlayOf(editor.state, editor.measure).aiMask.length;
  expect(shown()).toBe(1);
  editor.take('text');
  expect(shown()).toBe(0);
  editor.take('ai');
  expect(shown()).toBe(1);
});

it('the painted area of an AI edit is hidden while a change is previewed', () => {
  const { editor } = page().drag([10, 10], [50, 50]);
  const covered = () => overlayOf(editor.state, editor.measure).aiMask.length;
  expect(covered()).toBe(1);
  editor.preview(setOpacity(new Set(['photo']), 0.5));
  expect(covered()).toBe(0);
  editor.cancel();
  expect(covered()).toBe(1);
});

it('the mask brush can erase from the area of the next AI edit, which is opaque with a sharp edge', () => {
  const driver = page();
  driver.editor.configure({
    mask: { target: 'ai', size: 20, opacity: 0.4, hardness: 0.3, erasing: true, moving: false },
  });
  expect(driver.click(5, 5).editor.state.aiMask).toMatchObject([
    { erasing: true, size: 20, opacity: 1, hardness: 1 },
  ]);
});

it('the mask brush hides in part with the opacity that is set', () => {
  const driver = paintLayerMask(true, 0.4);
  expect(driver.layer('photo').mask?.strokes).toMatchObject([{ erasing: true, opacity: 0.4 }]);
});

it('the mask brush hides and shows parts of the selected layer with its mask, with the hardness that is set', () => {
  const hidden = paintLayerMask(true);
  expect(hidden.layer('photo')).toMatchObject({
    mask: { base: 'show', strokes: [{ erasing: true, hardness: 0.3 }] },
  });
  expect(hidden.steps()).toEqual(['open', 'mask-stroke']);
  expect(paintLayerMask(false).layer('photo')).toMatchObject({ mask: { strokes: [{ erasing: false }] } });
});

it('the mask brush asks to select a single layer that is not locked', () => {
  const driver = page();
  driver.editor.configure({
    mask: { target: 'layer', size: 20, opacity: 1, hardness: 0.3, erasing: true, moving: false },
  });
  expect(driver.click(10, 10).editor.state.notice).toEqual({ kind: 'nothing-to-mask' });
  const locked = drive(documentOf(imageOf({ id: 'photo', locked: true })))
    .take('mask-brush')
    .select('photo');
  locked.editor.configure({
    mask: { target: 'layer', size: 20, opacity: 1, hardness: 0.3, erasing: true, moving: false },
  });
  expect(locked.click(10, 10).editor.state.notice).toEqual({ kind: 'locked' });
});

describe('moving the mask of a layer', () => {
  const moving = { target: 'layer', size: 20, opacity: 1, hardness: 1, erasing: true, moving: true } as const;
  const masked = (linked: boolean) => {
    const driver = drive(documentOf(imageOf({ id: 'photo', mask: { ...OPEN_MASK, linked } })));
    driver.take('mask-brush').select('photo');
    driver.editor.configure({ mask: { ...moving, moving: false } });
    return driver;
  };
  /** How far the layer was moved to the right, and its mask on the layer. */
  const placesOf = ({ layer }: ReturnType<typeof drive>) => {
    const photo = layer('photo');
    return [hasTransform(photo) ? photo.transform.x : null, photo.mask?.place.slice(4)];
  };

  it('needs Ctrl, and does not move the layer if the mask is not linked to it', () => {
    const driver = masked(false).drag([10, 10], [30, 15], { mod: true }).expectState('mask-brush.idle');
    expect(placesOf(driver)).toEqual([0, [20, 5]]);
    expect(driver.steps()).toEqual(['open', 'move-mask']);
    driver.editor.undo();
    expect(placesOf(driver)).toEqual([0, [0, 0]]);
  });

  it('needs no key while the brush is set to move the mask, and moves a linked layer with it', () => {
    const driver = masked(true);
    driver.editor.configure({ mask: moving });
    expect(placesOf(driver.drag([10, 10], [30, 15]))).toEqual([20, [0, 0]]);
    expect(driver.steps()).toEqual(['open', 'move-layers']);
  });

  it('is seen while it is dragged, goes along one axis with Shift, and can be cancelled', () => {
    const driver = masked(false).pointerDown(10, 10, { mod: true }).pointerMove(30, 15, { shift: true });
    driver.expectState('mask-brush.moving');
    expect(driver.shown('photo').mask?.place).toEqual([1, 0, 0, 1, 20, 0]);
    driver.key('Escape').expectState('mask-brush.idle');
    expect(driver.steps()).toEqual(['open']);
  });

  it('is possible by keys, and moves the layer where they are linked', () => {
    expect(placesOf(masked(false).key('ArrowRight').key('ArrowDown', { shift: true }))).toEqual([0, [1, 10]]);
    expect(placesOf(masked(true).key('ArrowRight'))).toEqual([1, [0, 0]]);
    expect(placesOf(masked(false).take('select').key('ArrowRight'))).toEqual([1, [-1, 0]]);
  });

  it('asks for a layer that is not locked, and the area of an AI edit is painted instead', () => {
    const driver = masked(false).select();
    driver.editor.configure({ mask: moving });
    expect(driver.drag([10, 10], [30, 15]).editor.state.notice).toEqual({ kind: 'nothing-to-mask' });
    driver.editor.configure({ mask: { ...moving, target: 'ai' } });
    expect(driver.drag([10, 10], [30, 15]).editor.state.aiMask).toHaveLength(1);
  });
});

describe('undo while the area of an AI edit is painted', () => {
  const painted = () => page().drag([10, 10], [50, 50]).drag([60, 60], [70, 70]);
  const labels = ({ editor }: ReturnType<typeof page>) => [undoLabel(editor.state), redoLabel(editor.state)];
  const strokes = ({ editor }: ReturnType<typeof page>) => editor.state.aiMask.length;

  it('takes back the last stroke of the area, and redo brings it back', () => {
    const driver = painted();
    expect(labels(driver)).toEqual(['Add to the area', null]);
    driver.key('z', { mod: true });
    expect(strokes(driver)).toBe(1);
    expect(labels(driver)).toEqual(['Add to the area', 'Add to the area']);
    driver.key('z', { mod: true });
    expect(strokes(driver)).toBe(0);
    driver.key('y', { mod: true }).key('z', { mod: true, shift: true });
    expect(strokes(driver)).toBe(2);
    expect(driver.steps()).toEqual(['open']);
  });

  it('brings back an area that was cleared', () => {
    const driver = painted();
    driver.editor.clearAiMask();
    expect(labels(driver)).toEqual(['Clear area', null]);
    driver.editor.undo();
    expect(strokes(driver)).toBe(2);
  });

  it('leaves an area that was dropped with its edit', () => {
    const driver = painted();
    driver.editor.dropAiMask();
    expect(labels(driver)).toEqual([null, null]);
    driver.editor.undo();
    expect(strokes(driver)).toBe(0);
  });

  it('undoes and redoes strokes and changes of the document in the order in which they were made', () => {
    const driver = page();
    const opacity = () => driver.layer('photo').opacity;
    driver.drag([10, 10], [50, 50]);
    driver.editor.run(setOpacity(new Set(['photo']), 0.5));
    driver.drag([60, 60], [70, 70]);
    const seen = () => [strokes(driver), opacity()];
    driver.editor.undo();
    expect(seen()).toEqual([1, 0.5]);
    driver.editor.undo();
    expect(seen()).toEqual([1, 1]);
    driver.editor.undo();
    expect(seen()).toEqual([0, 1]);
    driver.editor.redo();
    expect(seen()).toEqual([1, 1]);
    driver.editor.redo();
    expect(seen()).toEqual([1, 0.5]);
    driver.editor.redo();
    expect(seen()).toEqual([2, 0.5]);
  });

  it('does not bring back strokes after the document was changed in another way', () => {
    const driver = painted();
    driver.editor.undo();
    driver.editor.run(setOpacity(new Set(['photo']), 0.5));
    expect(labels(driver)).toEqual(['Change opacity', null]);
    driver.editor.redo();
    expect(strokes(driver)).toBe(1);
  });

  it('is about the document while another tool is in use, or the mask of a layer is painted', () => {
    const driver = page();
    driver.editor.run(setOpacity(new Set(['photo']), 0.5));
    driver.drag([10, 10], [50, 50]).take('select');
    expect(labels(driver)).toEqual(['Change opacity', null]);
    driver.editor.undo();
    expect(strokes(driver)).toBe(1);
    driver.take('mask-brush').editor.configure({
      mask: { target: 'layer', size: 20, opacity: 1, hardness: 0.3, erasing: true, moving: false },
    });
    expect(labels(driver)).toEqual([null, 'Change opacity']);
  });

  it('is not about the area when a step of the history is chosen, or after the history was cleared', () => {
    const driver = page();
    driver.editor.run(setOpacity(new Set(['photo']), 0.5));
    driver.drag([10, 10], [50, 50]);
    driver.editor.goToStep(0);
    expect([strokes(driver), driver.layer('photo').opacity]).toEqual([1, 1]);
    driver.editor.goToStep(1);
    expect([strokes(driver), driver.layer('photo').opacity]).toEqual([1, 0.5]);
    driver.editor.clearHistory();
    expect(labels(driver)).toEqual([null, null]);
    driver.editor.undo();
    expect(strokes(driver)).toBe(1);
  });
});
