import { approximateWidth } from '@safelight/engine';
import { filterOf } from '@safelight/engine/testing';
import { reachOf } from './filter-reach.ts';
import { paintedBoxOfAll } from './painted-box.ts';
import { square } from './testing/scene.ts';

const CANVAS = { width: 800, height: 600 };
const boxOf = (...layers: Parameters<typeof paintedBoxOfAll>[0]) =>
  paintedBoxOfAll(layers, CANVAS, approximateWidth);

it('the box of several layers includes what a blur spreads beyond them', () => {
  const layers = [square('#ff0000', { id: 'a', width: 10 }), square('#0000ff', { id: 'b', width: 200 })];
  const sharp = boxOf(...layers);
  const blur = filterOf({ filters: [{ id: 'blur', intensity: 1, enabled: true }] });
  const reach = reachOf({ layers: [blur] }, 800);
  if (sharp === null) throw new Error('squares have a box');
  expect(reach).toBeGreaterThan(10);
  expect(boxOf(...layers, blur)).toEqual({
    x: sharp.x - reach,
    y: sharp.y - reach,
    width: sharp.width + 2 * reach,
    height: sharp.height + 2 * reach,
  });
});

it('layers without content have no box', () => {
  expect(boxOf(filterOf())).toBeNull();
});
