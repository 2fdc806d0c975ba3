import { drive } from '../testing/driver.ts';
import { documentOf } from '../testing/layers.ts';

const page = () => drive(documentOf());

describe('a redaction', () => {
  it('covers the dragged rectangle', () => {
    const driver = page().take('redact').drag([50, 50], [150, 90]);
    expect(driver.layer('n1')).toMatchObject({
      type: 'redact',
      style: 'pixelate',
      block: 16,
      width: 100,
      height: 40,
    });
    expect(driver.steps()).toEqual(['open', 'redact']);
  });

  it('is black when that style is set', () => {
    const driver = page().take('redact').click(50, 50);
    driver.editor.configure({ redact: { style: 'black', block: 16 } });
    expect(driver.drag([50, 50], [150, 90]).layer('n2')).toMatchObject({ style: 'black' });
  });
});
