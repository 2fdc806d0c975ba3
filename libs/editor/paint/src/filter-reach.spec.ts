import { documentOf, filterOf, groupOf, redactOf, shapeOf } from '@safelight/engine/testing';
import type { Layer } from '@safelight/engine';
import { reachOf } from './filter-reach.ts';

const blur = (id: string, change: Partial<Layer> = {}): Layer =>
  ({ ...filterOf({ id, filters: [{ id: 'blur', intensity: 1, enabled: true }] }), ...change }) as Layer;
const reach = (...layers: readonly Layer[]): number => reachOf(documentOf(...layers), 800);
const one = reach(blur('a'));

it('filters one above the other reach as far as all of them together', () => {
  expect(one).toBeGreaterThan(0);
  expect(reach(blur('a'), shapeOf({ id: 'shape' }), blur('b'))).toBeCloseTo(2 * one, 6);
});

it('a blur that is hidden, in a hidden group, switched off or without opacity reaches nowhere', () => {
  expect(reach(blur('a', { visible: false }))).toBe(0);
  expect(reach(groupOf({ id: 'group', visible: false }), blur('a', { parentId: 'group' }))).toBe(0);
  expect(reach(filterOf({ filters: [{ id: 'blur', intensity: 1, enabled: false }] }))).toBe(0);
  expect(reach(blur('a', { opacity: 0 }))).toBe(0);
});

it('redactions reach as far as the largest of their squares, which contains what a blur spread into it', () => {
  expect(reach(redactOf({ id: 'a', block: 10 }), redactOf({ id: 'b', block: 30 }))).toBe(30);
  expect(reach(blur('blur'), redactOf({ id: 'a', block: 10 }))).toBeCloseTo(one + 10, 6);
});

it('a blur reaches further in a larger document', () => {
  expect(reachOf(documentOf(blur('a')), 1600)).toBeCloseTo(2 * one, 6);
});
