import { drive } from '../testing/driver.ts';
import { documentOf } from '../testing/layers.ts';

const page = () => drive(documentOf());

it('the zoom tool zooms in by a factor of 1.2 around the pointer, and out with Alt', () => {
  const driver = page().take('zoom').click(200, 100);
  expect(driver.editor.state.viewport.scale).toBeCloseTo(1.2, 9);
  driver.click(200, 100, { alt: true });
  expect(driver.editor.state.viewport.x).toBeCloseTo(0, 9);
});
