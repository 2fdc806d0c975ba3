import { boundsOf } from '../bounds/bounds.ts';
import { drive } from '../testing/driver.ts';
import { documentOf } from '../testing/layers.ts';
import { unitOf } from './tool-unit.ts';

/** A photo of 12 megapixels, shown at a fifth of its size. */
const photo = () => {
  const driver = drive({ ...documentOf(), width: 4000, height: 3000 });
  driver.editor.look({ scale: 0.2, x: 0, y: 0 });
  return driver;
};

it.each([
  [800, 600, 1],
  [1080, 1080, 1],
  [2056, 3088, 4],
  [4000, 3000, 5],
])('on a canvas of %d × %d pixels, sizes of tools are multiplied by %d', (width, height, unit) => {
  expect(unitOf({ width, height })).toBe(unit);
});

describe('on a large photo', () => {
  it('a brush stroke is wider in proportion', () => {
    expect(photo().take('brush').drag([100, 100], [300, 100]).layer('n1')).toMatchObject({
      strokes: [{ size: 50 }],
    });
  });

  it('a text is larger in proportion, keeps its size setting, and has its first line at the pointer', () => {
    const driver = photo().take('text').click(100, 100).type('A boat').key('Enter', { mod: true });
    expect(driver.layer('n1')).toMatchObject({
      size: 24,
      transform: { x: 500, y: 500 - 0.95 * 24 * 5, scaleX: 5, scaleY: 5 },
    });
  });

  it('a shape has the size of the drag, with a stroke wider in proportion', () => {
    const driver = photo().take('rectangle').drag([100, 100], [300, 200]);
    expect(driver.layer('n1')).toMatchObject({
      stroke: { width: 2 },
      width: 200,
      height: 100,
      transform: { x: 500, y: 500, scaleX: 5, scaleY: 5 },
    });
    driver.take('circle').click(200, 200);
    expect(driver.layer('n2')).toMatchObject({ width: 100, transform: { x: 750, y: 750, scaleX: 5 } });
  });

  it('an arrow ends where the pointer was released', () => {
    const driver = photo().take('arrow').drag([100, 100], [300, 200]);
    const { document } = driver.editor.state;
    expect(boundsOf(document, new Set(['n1']), driver.editor.measure)).toMatchObject({
      width: 1000,
      height: 500,
    });
  });

  it('a callout and the squares of a redaction are larger in proportion', () => {
    const driver = photo().take('callout').click(100, 100);
    expect(driver.layer('n1')).toMatchObject({ width: 36, transform: { x: 410, y: 410, scaleX: 5 } });
    expect(driver.take('redact').drag([100, 100], [200, 200]).layer('n2')).toMatchObject({ block: 80 });
  });

  it('sizes are plain pixels when growing with the canvas is turned off', () => {
    const driver = photo();
    driver.editor.configure({ growing: false });
    expect(
      driver.take('text').click(100, 100).type('A').key('Enter', { mod: true }).layer('n1'),
    ).toMatchObject({ size: 24, transform: { scaleX: 1, scaleY: 1 } });
  });
});
