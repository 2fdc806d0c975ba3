import { drive } from '../testing/driver.ts';
import { documentOf } from '../testing/layers.ts';

const page = () => drive(documentOf());

describe('the hand tool', () => {
  it('pans the view', () => {
    const driver = page().take('hand').pointerDown(100, 100).expectState('hand.panning').pointerMove(130, 90);
    expect(driver.pointerUp(130, 90).editor.state.viewport).toEqual({ scale: 1, x: 30, y: -10 });
    expect(driver.steps()).toEqual(['open']);
  });

  it('is active while Space or the middle button is held', () => {
    const driver = page().take('brush').key(' ').expectState('hand.idle').drag([0, 0], [50, 50]);
    expect(driver.editor.state.viewport.x).toBe(50);
    driver.keyUp(' ').expectState('brush.idle');
    driver.pointerDown(0, 0, { button: 1 }).expectState('hand.panning').pointerMove(5, 0);
    driver.pointerUp(5, 0, { button: 1 }).expectState('brush.idle');
    expect(driver.editor.state.viewport.x).toBe(55);
  });
});
