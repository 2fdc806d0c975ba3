import { OPEN_MASK } from '@safelight/engine';
import { filterOf, groupOf, strokeOf } from '@safelight/engine/testing';
import { reachOf } from './filter-reach.ts';
import { nodeResources, painted } from './testing/node-resources.ts';
import { CYAN, documentOf, RED, square } from './testing/scene.ts';

const { resources } = nodeResources();
const paint = (document: ReturnType<typeof documentOf>) => painted(document, resources);

describe('filter layers', () => {
  const inverted = (fields: Parameters<typeof filterOf>[0] = {}) =>
    filterOf({ filters: [{ id: 'invert', intensity: 1, enabled: true }], ...fields });

  it('change everything below them, and nothing above', () => {
    const above = square('#ff0000', { id: 'b', width: 50 });
    const { at } = paint(documentOf(square('#ff0000', { id: 'a' }), inverted(), above));
    expect([at(80, 50), at(20, 50)]).toEqual([CYAN, RED]);
  });

  it('change only the contents of their own group', () => {
    const inside = square('#ff0000', { id: 'b', parentId: 'g', width: 50 });
    const layers = [
      square('#ff0000', { id: 'a' }),
      groupOf({ id: 'g' }),
      inside,
      inverted({ parentId: 'g' }),
    ];
    const { at } = paint(documentOf(...layers));
    expect([at(20, 50), at(80, 50)]).toEqual([CYAN, RED]);
  });

  it('change only one layer when their scope is limited to it', () => {
    const top = square('#ff0000', { id: 'b', width: 50 });
    const { at } = paint(documentOf(square('#ff0000', { id: 'a' }), top, inverted({ scope: 'layer' })));
    expect([at(20, 50), at(80, 50)]).toEqual([CYAN, RED]);
  });

  it('respect their own opacity and mask, and have no effect when hidden', () => {
    const red = square('#ff0000', { id: 'a' });
    const [r = 0, g = 0] = paint(documentOf(red, inverted({ opacity: 0.5 }))).at(50, 50);
    expect([Math.abs(r - 127.5) <= 1, Math.abs(g - 127.5) <= 1]).toEqual([true, true]);
    const stroke = {
      ...strokeOf([0, 20], [100, 20]),
      size: 20,
    };
    const mask = { ...OPEN_MASK, base: 'hide' as const, strokes: [stroke] };
    const masked = paint(documentOf(red, inverted({ mask })));
    expect([masked.at(50, 20), masked.at(50, 60)]).toEqual([CYAN, RED]);
    expect(paint(documentOf(red, inverted({ visible: false }))).at(50, 50)).toEqual(RED);
  });

  it('blur a layer beyond its own edges', () => {
    const small = square('#ff0000', { id: 'a', width: 50 });
    const blur = filterOf({ scope: 'layer', filters: [{ id: 'blur', intensity: 1, enabled: true }] });
    const document = { ...documentOf(small, blur), width: 1000, height: 100 };
    const beyond = paint(document).at(55, 50);
    expect(beyond[3]).toBeGreaterThan(20);
    expect(beyond[3]).toBeLessThan(235);
  });

  it('blur a layer as far as several of them reach together', () => {
    const small = square('#ff0000', { id: 'a', width: 50 });
    const blur = (id: string) =>
      filterOf({ id, scope: 'layer', filters: [{ id: 'blur', intensity: 1, enabled: true }] });
    const document = { ...documentOf(small, blur('b'), blur('c'), blur('d')), width: 1000, height: 100 };
    const once = Math.ceil(reachOf({ layers: [blur('b')] }, 1000));
    expect(paint(document).at(50 + once + 10, 50)[3]).toBeGreaterThan(0);
  });
});
