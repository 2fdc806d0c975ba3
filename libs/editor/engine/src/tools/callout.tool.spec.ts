import { drive } from '../testing/driver.ts';
import { documentOf } from '../testing/layers.ts';

const page = () => drive(documentOf());

describe('a callout', () => {
  it('shows the next number', () => {
    const driver = page().take('callout').click(50, 50).click(90, 90);
    expect(driver.layer('n1')).toMatchObject({ label: '1', name: 'Callout 1', transform: { x: 32, y: 32 } });
    expect(driver.layer('n2')).toMatchObject({ label: '2' });
    driver.select('n1').key('Delete').click(120, 120);
    expect(driver.layer('n3')).toMatchObject({ label: '3' });
  });

  it('is placed where the pointer is released', () => {
    const driver = page().take('callout').drag([50, 50], [118, 218]);
    expect(driver.layer('n1')).toMatchObject({ transform: { x: 100, y: 200 } });
  });
});
