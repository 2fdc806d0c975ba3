import { fillingScale } from '../actions/canvas.ts';
import { setVisible } from '../actions/layers.ts';
import { CROP_RATIOS, LIMITS } from '../defaults/constants.ts';
import { drive, type Driver } from '../testing/driver.ts';
import { at, documentOf, imageOf, shapeOf } from '../testing/layers.ts';

const page = () =>
  drive(
    documentOf(imageOf({ id: 'photo', locked: true }), shapeOf({ id: 'a', transform: at(300, 200) })),
  ).take('crop');

const frameOf = ({ editor }: Driver) => {
  const { draft } = editor.state;
  return draft?.kind === 'crop' ? draft.frame : null;
};

it('the crop tool starts with a frame around the whole canvas', () => {
  const driver = page().expectState('crop.framing');
  expect(frameOf(driver)).toEqual({ x: 0, y: 0, width: 800, height: 600, rotation: 0, scale: 100 });
});

it('the crop tool crops to the frame on Enter, as one command that can be undone', () => {
  const driver = page().drag([0, 0], [100, 50]).drag([800, 600], [500, 450]).key('Enter');
  expect(driver.editor.state.document).toMatchObject({ width: 400, height: 400 });
  expect(driver.layer('a')).toMatchObject({ transform: { x: 200, y: 150 } });
  expect(driver.layer('photo')).toMatchObject({ transform: { x: -100, y: -50 } });
  expect(driver.expectState('select.idle').steps()).toEqual(['open', 'crop']);
  driver.key('z', { mod: true });
  expect(driver.editor.state.document).toMatchObject({ width: 800, height: 600 });
});

it('a double click in the crop frame crops to it, and one elsewhere or in the whole canvas does not', () => {
  const driver = page().doubleClick(400, 300).expectState('crop.framing').drag([200, 150], [500, 350]);
  driver.doubleClick(600, 500).expectState('crop.framing').doubleClick(300, 200).expectState('select.idle');
  expect(driver.editor.state.document).toMatchObject({ width: 300, height: 200 });
  expect(driver.steps()).toEqual(['open', 'crop']);
});

it('a drag inside the crop frame moves it', () => {
  const driver = page().drag([400, 300], [600, 400]).expectState('crop.framing');
  driver.drag([500, 350], [450, 340]);
  expect(frameOf(driver)).toMatchObject({ x: 350, y: 290, width: 200, height: 100 });
});

it('a drag outside of the crop frame rotates the picture under it, with Shift in steps of 15°, and a click does not', () => {
  const driver = page().drag([400, 300], [600, 400]);
  // From the right of its centre to below it, which is a quarter turn clockwise.
  driver.drag([700, 350], [500, 550]);
  expect(frameOf(driver)).toEqual({ x: 400, y: 300, width: 200, height: 100, rotation: 90, scale: 100 });
  driver.drag([700, 350], [690, 300], { shift: true });
  expect(frameOf(driver)).toMatchObject({ rotation: 75 });
  driver.click(700, 350);
  expect(frameOf(driver)).toMatchObject({ x: 400, y: 300, rotation: 75 });
});

it('a drag from beside the picture draws the part to keep while the frame is around the whole canvas', () => {
  const driver = page().drag([-50, -40], [500, 350]);
  expect(frameOf(driver)).toMatchObject({ x: -50, y: -40, width: 550, height: 390 });
});

it('a first drag over the picture draws the part to keep, and does not move the frame around the whole canvas', () => {
  const driver = page().drag([200, 150], [500, 350]);
  expect(frameOf(driver)).toMatchObject({ x: 200, y: 150, width: 300, height: 200 });
});

it('a moved frame stays inside the canvas, and follows the pointer again when that comes back', () => {
  const driver = page().drag([200, 150], [500, 350]).drag([300, 200], [900, 590]);
  expect(frameOf(driver)).toMatchObject({ x: 500, y: 400, width: 300, height: 200 });
  driver.drag([600, 500], [550, 450]);
  expect(frameOf(driver)).toMatchObject({ x: 450, y: 350 });
});

it.each(CROP_RATIOS)('the crop tool keeps the frame at the ratio $label', ({ ratio }) => {
  const driver = page();
  driver.editor.send({ type: 'crop', ratio });
  driver.drag([frameOf(driver)?.x ?? 0, frameOf(driver)?.y ?? 0], [150, 120]);
  const frame = frameOf(driver);
  expect(frame).not.toBeNull();
  const shape = (frame?.width ?? 0) / (frame?.height ?? 1);
  if (ratio === null) expect(frame).toMatchObject({ x: 150, y: 120, width: 650, height: 480 });
  else expect(shape).toBeCloseTo(ratio, 6);
});

it('one ratio after another is tried within the same box, so that the frame does not shrink', () => {
  const driver = page();
  const choose = (ratio: number | null) => driver.editor.send({ type: 'crop', ratio });
  for (const ratio of [1, 16 / 9, 1, 2]) choose(ratio);
  expect(frameOf(driver)).toMatchObject({ x: 0, y: 100, width: 800, height: 400 });
  choose(1);
  expect(frameOf(driver)).toMatchObject({ x: 100, y: 0, width: 600, height: 600 });
  choose(null);
  expect(frameOf(driver)).toMatchObject({ x: 100, y: 0, width: 600, height: 600 });
  driver.drag([100, 0], [300, 200]);
  choose(2);
  expect(frameOf(driver)).toMatchObject({ x: 300, y: 300, width: 400, height: 200 });
});

it('the crop frame takes a typed width or height about its centre, within the canvas and at its ratio', () => {
  const driver = page().drag([400, 100], [600, 300]);
  const type = (size: { readonly width?: number; readonly height?: number }) =>
    driver.editor.send({ type: 'crop', size });
  type({ width: 302 });
  expect(frameOf(driver)).toMatchObject({ x: 349, y: 100, width: 302, height: 200 });
  type({ height: 500 });
  expect(frameOf(driver)).toMatchObject({ x: 349, y: 0, width: 302, height: 500 });
  type({ width: 1000 });
  expect(frameOf(driver)).toMatchObject({ x: 0, y: 0, width: 1000, height: 500 });
  driver.editor.send({ type: 'crop', ratio: 4 / 5 });
  type({ width: 320 });
  expect(frameOf(driver)).toMatchObject({ width: 320, height: 400 });
  type({ width: LIMITS.sidePx });
  expect(frameOf(driver)).toMatchObject({ width: 13_107.2, height: LIMITS.sidePx });
  type({ height: 500 });
  expect(frameOf(driver)).toMatchObject({ width: 400, height: 500 });
  driver.key('Enter');
  expect(driver.editor.state.document).toMatchObject({ width: 400, height: 500 });
});

it('panels see the size of the crop frame only once a gesture has ended', () => {
  const driver = page().pointerDown(200, 150).pointerMove(500, 350);
  const settled = () => {
    const { draft } = driver.editor.state;
    return draft?.kind === 'crop' ? draft.settled : null;
  };
  expect(settled()).toMatchObject({ width: 800, height: 600 });
  driver.pointerUp(500, 350);
  expect(settled()).toMatchObject({ width: 300, height: 200 });
});

it('arrow keys move the crop frame within the canvas, and with Alt its lower right corner', () => {
  const driver = page().key('ArrowLeft', { alt: true, shift: true }).key('ArrowUp', { alt: true });
  expect(frameOf(driver)).toMatchObject({ x: 0, y: 0, width: 790, height: 599 });
  driver.key('ArrowRight').key('ArrowRight').key('ArrowDown', { shift: true });
  expect(frameOf(driver)).toMatchObject({ x: 2, y: 1, width: 790, height: 599 });
  driver.editor.send({ type: 'crop', ratio: 2 });
  const before = frameOf(driver);
  driver.key('ArrowUp', { alt: true, shift: true });
  expect(frameOf(driver)).toMatchObject({ x: before?.x, y: before?.y, width: 770, height: 385 });
  expect(driver.steps()).toEqual(['open']);
});

it('arrow keys move the crop frame and not a selected layer', () => {
  const driver = page().drag([200, 150], [500, 350]);
  driver.select('a').key('ArrowRight');
  expect(frameOf(driver)).toMatchObject({ x: 201, y: 150, width: 300, height: 200 });
  expect(driver.layer('a')).toMatchObject({ transform: { x: 300, y: 200 } });
});

it('the crop tool straightens the picture from −180° to 180° and scales it from 10 % to 500 % under the frame', () => {
  const driver = page();
  driver.editor.send({ type: 'crop', rotation: 10, scale: 150 });
  expect(frameOf(driver)).toMatchObject({ rotation: 10, scale: 150 });
  expect(driver.shown('a')).toMatchObject({ transform: { rotation: 10, scaleX: 1.5 } });
  expect(driver.layer('a')).toMatchObject({ transform: { rotation: 0, scaleX: 1 } });
  driver.editor.send({ type: 'crop', rotation: 999, scale: 1 });
  expect(frameOf(driver)).toMatchObject({ rotation: 180, scale: 10 });
  driver.editor.send({ type: 'crop', rotation: -999, scale: 9999 });
  expect(frameOf(driver)).toMatchObject({ rotation: -180, scale: 500 });
});

it('Escape cancels a crop without a draft or a step in the history', () => {
  const driver = page().drag([0, 0], [100, 50]).key('Escape').expectState('select.idle');
  expect(driver.editor.state.draft).toBeNull();
  expect(driver.steps()).toEqual(['open']);
});

it.each<[string, [x: number, y: number], [x: number, y: number]]>([
  ['drawn', [750, 550], [500, 400]],
  ['moved', [150, 100], [300, 300]],
  ['resized', [200, 150], [400, 300]],
])('a lost pointer leaves the crop frame as it was before it was %s', (_, from, to) => {
  const driver = page().drag([100, 50], [200, 150]);
  driver.editor.send({ type: 'crop', rotation: 10, ratio: 1 });
  const { draft } = driver.editor.state;
  driver.pointerDown(...from).pointerMove(...to);
  expect(driver.editor.state.draft).not.toEqual(draft);
  driver.editor.cancel();
  expect(driver.expectState('crop.framing').editor.state.draft).toEqual(draft);
});

it('a lost pointer that moved the view leaves the crop frame', () => {
  const driver = page().drag([100, 50], [200, 150]);
  const frame = frameOf(driver);
  driver.pointerDown(300, 300, { button: 1 }).pointerMove(320, 310).editor.cancel();
  expect(frameOf(driver.expectState('crop.framing'))).toEqual(frame);
});

it('the crop tool restarts with the whole canvas when something else changes the document', () => {
  const driver = page().drag([0, 0], [100, 50]).key('Enter').take('crop').drag([700, 550], [300, 300]);
  driver.editor.undo();
  driver.expectState('crop.framing');
  expect(frameOf(driver)).toMatchObject({ x: 0, y: 0, width: 800, height: 600 });
});
it.each(['brush', 'hand', 'select'] as const)(
  'taking the %s tool applies the crop frame, as one step',
  (tool) => {
    const driver = page().drag([0, 0], [100, 50]).drag([800, 600], [500, 450]).take(tool);
    expect(driver.editor.state).toMatchObject({ document: { width: 400, height: 400 }, draft: null });
    expect(driver.expectState(`${tool}.idle`).steps()).toEqual(['open', 'crop']);
    driver.editor.undo();
    expect(driver.editor.state.document).toMatchObject({ width: 800, height: 600 });
  },
);

it('taking another tool before the crop frame was changed leaves no step', () => {
  expect(page().take('brush').steps()).toEqual(['open']);
});

it('the panel discards the crop frame', () => {
  const driver = page().drag([0, 0], [100, 50]);
  driver.editor.send({ type: 'discard' });
  expect(driver.expectState('select.idle').steps()).toEqual(['open']);
  expect(driver.editor.state.draft).toBeNull();
});

it('the crop frame stays when a layer is hidden', () => {
  const driver = page().drag([0, 0], [100, 50]);
  const frame = frameOf(driver);
  driver.editor.run(setVisible(new Set(['a']), false));
  expect(frameOf(driver.expectState('crop.framing'))).toEqual(frame);
  expect(driver.shown('a')).toMatchObject({ visible: false });
});

describe('the scale at which a rotated picture fills the crop frame', () => {
  const canvas = { width: 800, height: 600 };
  const whole = { x: 0, y: 0, width: 800, height: 600, rotation: 0, scale: 100 };

  it('is 100 % for a picture that is not rotated', () => {
    expect(fillingScale(canvas, whole)).toBe(100);
  });

  it('is above 100 % for a rotated picture, so that it fills the corners', () => {
    // A picture of 4 by 3 rotated by 90° has to grow by a third of its width.
    expect(fillingScale(canvas, { ...whole, rotation: 90 })).toBeCloseTo(133.4, 5);
    expect(fillingScale(canvas, { ...whole, rotation: 5 })).toBeCloseTo(111.3, 5);
    expect(fillingScale(canvas, { ...whole, rotation: -5 })).toBeCloseTo(111.3, 5);
  });

  it('is smaller for a frame within the picture, and never above the limit', () => {
    const inner = { ...whole, x: 200, y: 150, width: 400, height: 300 };
    expect(fillingScale(canvas, { ...inner, rotation: 5 })).toBe(100);
    expect(fillingScale(canvas, { ...whole, x: -400, rotation: 5 })).toBe(500);
  });
});
