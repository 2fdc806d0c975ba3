import { drive } from '../testing/driver.ts';
import { documentOf } from '../testing/layers.ts';

describe('the eyedropper', () => {
  const dropper = () =>
    drive(documentOf(), { pickColor: ({ x }) => (x < 400 ? '#112233' : null) }).take('eyedropper');

  it('sets the color of brush and text to the one under the pointer, or with Alt the color of shapes', () => {
    const { settings } = dropper().drag([50, 50], [60, 60]).expectState('eyedropper.idle').editor.state;
    expect([settings.brush.color, settings.text.color]).toEqual(['#112233', '#112233']);
    const filled = dropper().click(50, 50, { alt: true }).editor.state.settings;
    expect([filled.shape.fill, filled.brush.color]).toEqual(['#112233', '#000000']);
  });

  it('does nothing outside of the picture', () => {
    expect(dropper().click(500, 50).editor.state.settings.brush.color).toBe('#000000');
  });
});
