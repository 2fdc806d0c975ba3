import type { Picture, Plane } from '../pixels/picture.ts';
import { painted } from '../testing/pictures.ts';
import { clearOutline } from './clear-outline.ts';
import { isCloseUp } from './close-up.ts';
import { unitedLooks } from './framed-mask.ts';

const SIDE = 80;
type IsSubject = (x: number, y: number) => boolean;

const look = (isSubject: IsSubject, likelihood: number): Plane => ({
  width: SIDE,
  height: SIDE,
  values: Float32Array.from({ length: SIDE * SIDE }, (_, pixel) =>
    isSubject(pixel % SIDE, Math.floor(pixel / SIDE)) ? likelihood : 0,
  ),
});
const YELLOW = [230, 190, 20];
const DARK = [25, 30, 20];
const pictureOf = (isSubject: IsSubject, behind = DARK): Picture =>
  painted(SIDE, SIDE, (x, y) => (isSubject(x, y) ? YELLOW : behind));

/** A large disc that the right edge cuts off. */
const isFlower: IsSubject = (x, y) => Math.hypot(x - 52, y - 40) < 38;
const FLOWER = pictureOf(isFlower);

describe('the fraction of an outline that is clear', () => {
  it('is 1 before another color and 0 before the same one', () => {
    expect(clearOutline(FLOWER, look(isFlower, 1))).toBe(1);
    expect(clearOutline(pictureOf(isFlower, [215, 180, 35]), look(isFlower, 1))).toBe(0);
  });

  it('is about a half where a mask ends within the thing that it shows', () => {
    const isUpper: IsSubject = (x, y) => isFlower(x, y) && y < 40;
    expect(clearOutline(FLOWER, look(isUpper, 1))).toBeGreaterThan(0.4);
    expect(clearOutline(FLOWER, look(isUpper, 1))).toBeLessThan(0.7);
  });
});

describe('a close-up', () => {
  it('is a flower that fills the picture, of which the model sees a trace without the border', () => {
    expect(isCloseUp(FLOWER, look(isFlower, 0.3), look(isFlower, 1))).toBe(true);
  });

  it('is not what the model doubts, or of which only a part is seen without the border', () => {
    expect(isCloseUp(FLOWER, look(isFlower, 0.3), look(isFlower, 0.8))).toBe(false);
    const isPart: IsSubject = (x, y) => isFlower(x, y) && x < 50;
    expect(isCloseUp(FLOWER, look(isPart, 0.5), look(isFlower, 1))).toBe(false);
  });

  it('is no row of houses, nothing small, and nothing in the colors of its background', () => {
    const isRow: IsSubject = (_, y) => y > 30;
    expect(isCloseUp(pictureOf(isRow), look(isRow, 0.3), look(isRow, 1))).toBe(false);
    const isSmall: IsSubject = (x, y) => Math.hypot(x - 40, y - 40) < 12;
    expect(isCloseUp(pictureOf(isSmall), look(isSmall, 0.3), look(isSmall, 1))).toBe(false);
    const same = pictureOf(isFlower, [215, 180, 35]);
    expect(isCloseUp(same, look(isFlower, 0.3), look(isFlower, 1))).toBe(false);
  });
});

describe('a subject before a panorama', () => {
  const isTree: IsSubject = (x, y) => Math.hypot(x - 40, y - 35) < 15;
  const isField: IsSubject = (_, y) => y > 45;
  const certaintyOf = (tree: Plane, field: Plane, outline: number): number =>
    unitedLooks(tree, field, [], () => outline).certainty;

  it('is a tree of which the model is certain and which stands clear', () => {
    expect(certaintyOf(look(isTree, 1), look(isField, 1), 1)).toBe(1);
    expect(certaintyOf(look(isTree, 0.8), look(isField, 1), 1)).toBe(0);
    expect(certaintyOf(look(isTree, 1), look(isField, 1), 0.6)).toBe(0);
  });

  it('is no tower of a building that the panorama shows', () => {
    const isBuilding: IsSubject = (x, y) => isField(x, y) || isTree(x, y);
    expect(certaintyOf(look(isTree, 1), look(isBuilding, 1), 1)).toBe(0);
  });
});
