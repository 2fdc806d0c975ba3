import { setOpacity } from '../actions/layers.ts';
import { overlayOf } from '../scene/overlay.ts';
import { drive } from '../testing/driver.ts';
import { documentOf, imageOf } from '../testing/layers.ts';

const page = () => drive(documentOf(imageOf({ id: 'photo' }))).take('mask-brush');

const paintLayerMask = (erasing: boolean) => {
  const driver = page().select('photo');
  driver.editor.configure({ mask: { target: 'layer', size: 20, hardness: 0.3, erasing } });
  return driver.drag([10, 10], [50, 50]);
};

it('the mask brush paints the area of the next AI edit, which is neither in the document nor in the history', () => {
  const driver = page().drag([10, 10], [50, 50]).drag([60, 60], [70, 70]);
  expect(driver.editor.state.aiMask).toHaveLength(2);
  expect(driver.steps()).toEqual(['open']);
  driver.editor.clearAiMask();
  expect(driver.editor.state.aiMask).toEqual([]);
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

it('the mask brush can erase from the area of the next AI edit, whose edge is always sharp', () => {
  const driver = page();
  driver.editor.configure({ mask: { target: 'ai', size: 20, hardness: 0.3, erasing: true } });
  expect(driver.click(5, 5).editor.state.aiMask).toMatchObject([{ erasing: true, size: 20, hardness: 1 }]);
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
  driver.editor.configure({ mask: { target: 'layer', size: 20, hardness: 0.3, erasing: true } });
  expect(driver.click(10, 10).editor.state.notice).toEqual({ kind: 'nothing-to-mask' });
  const locked = drive(documentOf(imageOf({ id: 'photo', locked: true })))
    .take('mask-brush')
    .select('photo');
  locked.editor.configure({ mask: { target: 'layer', size: 20, hardness: 0.3, erasing: true } });
  expect(locked.click(10, 10).editor.state.notice).toEqual({ kind: 'locked' });
});
