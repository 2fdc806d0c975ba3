import type { LayerNode } from '@safelight/engine';
import { filterOf, groupOf, redactOf, shapeOf } from '@safelight/engine/testing';
import { cutFor } from './cut.ts';
import { unitsOf, windowOf, type Unit } from './units.ts';

const node = (id: string): LayerNode => ({ layer: shapeOf({ id }), children: [] });
const [a, b, c, d, e] = ['a', 'b', 'c', 'd', 'e'].map(node) as [
  LayerNode,
  LayerNode,
  LayerNode,
  LayerNode,
  LayerNode,
];
const list = (...nodes: LayerNode[]): readonly Unit[] => nodes.map((each) => [each]);

describe('the cut between the plates', () => {
  it('is above every layer at first', () => {
    expect(cutFor(null, list(a, b), null)).toEqual({ start: 2, end: 2 });
  });

  it('surrounds the layer that changed, and stays there while that layer keeps changing', () => {
    const first = { units: list(a, b, c, d), cut: { start: 4, end: 4 } };
    const second = list(a, node('b'), c, d);
    const cut = cutFor(first, second, null);
    expect(cut).toEqual({ start: 1, end: 2 });
    expect(cutFor({ units: second, cut }, list(a, node('b'), c, d), null)).toEqual(cut);
    expect(cutFor({ units: second, cut }, list(a, node('b'), e, c, d), null)).toEqual({ start: 1, end: 3 });
  });

  it('moves to another layer as soon as that layer changes', () => {
    const before = { units: list(a, b, c, d), cut: { start: 1, end: 2 } };
    expect(cutFor(before, list(a, b, c, node('d')), null)).toEqual({ start: 3, end: 4 });
    expect(cutFor(before, list(a, b, c), null)).toEqual({ start: 3, end: 3 });
  });

  it('moves to the selected layers only while no layer changes', () => {
    const before = { units: list(a, b, c), cut: { start: 3, end: 3 } };
    expect(cutFor(before, before.units, { start: 0, end: 1 })).toEqual({ start: 0, end: 1 });
    expect(cutFor(before, list(a, b, node('c')), { start: 0, end: 1 })).toEqual({ start: 2, end: 3 });
  });
});

describe('the units of a document', () => {
  it('contain a layer together with its own filters, and leave out redactions and placeholders', () => {
    const own = { layer: filterOf({ id: 'own', scope: 'layer' }), children: [] };
    const all = { layer: filterOf({ id: 'all' }), children: [] };
    const redaction = { layer: redactOf(), children: [] };
    expect(unitsOf([a, own, all, redaction, b])).toEqual([[a, own], [all], [b]]);
  });

  it('are found by the layers they contain', () => {
    const group = { layer: groupOf({ id: 'g' }), children: [d] };
    expect(windowOf(list(a, group, b), new Set(['d']))).toEqual({ start: 1, end: 2 });
    expect(windowOf(list(a, group, b), new Set(['a', 'b']))).toEqual({ start: 0, end: 3 });
    expect(windowOf(list(a), new Set(['nobody']))).toBeNull();
  });
});
