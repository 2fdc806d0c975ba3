import type { Infer } from '../operation.ts';
import type { Picture } from '../pixels/picture.ts';
import { refuseUndecided, seenIn, sharedOutline, withOutlines } from './person-outline.ts';

const SIDE = 256;
const picture: Picture = { width: 40, height: 40, channels: 3, data: new Uint8ClampedArray(40 * 40 * 3) };
const box = { left: 0.25, top: 0.25, right: 0.75, bottom: 0.75 };

/** A segmenter with a likelihood for each column, as a fraction of the width that it sees. */
const segmenter =
  (likelihood: (x: number) => number): Infer =>
  () =>
    Promise.resolve([
      {
        values: Float32Array.from({ length: SIDE * SIDE }, (_, at) => likelihood((at % SIDE) / SIDE)),
        shape: [1, SIDE, SIDE, 1],
      },
    ]);

const seen = async (likelihood: (x: number) => number, where = box) => {
  const person = await seenIn(picture, where, segmenter(likelihood));
  if (person === null) throw new Error('nobody is seen');
  return person;
};

describe('the outline of a person', () => {
  it('is added to the mask, but not in the box of a neighbour', async () => {
    const empty = { width: 40, height: 40, values: new Uint8Array(1_600) };
    const neighbour = { left: 0.6, top: 0, right: 1, bottom: 1 };
    const { values } = withOutlines(empty, [await seen(() => 0.9)], [neighbour]);
    expect([values[20 * 40 + 15], values[20 * 40 + 26], values[2]]).toEqual([255, 0, 0]);
  });

  it('is refused when much of it is undecided', async () => {
    const [sure, doubtful] = [await seen(() => 0.9), await seen((x) => (x < 0.5 ? 0.9 : 0.5))];
    refuseUndecided(sure, picture);
    expect(() => {
      refuseUndecided(doubtful, picture);
    }).toThrow('not sure where the outline');
  });

  it('is unknown when the segmenter sees nobody or cannot run', async () => {
    expect(
      await seenIn(
        picture,
        box,
        segmenter(() => 0.1),
      ),
    ).toBeNull();
    expect(await seenIn(picture, box, () => Promise.reject(new Error('no model')))).toBeNull();
  });

  it('tells people who share a place from boxes that overlap in empty ground', async () => {
    const other = { left: 0.6, top: 0.25, right: 1, bottom: 0.75 };
    const apart = await seen((x) => (x < 0.5 ? 0.9 : 0));
    const right = await seen((x) => (x > 0.6 ? 0.9 : 0), other);
    expect(sharedOutline(apart, right, picture)).toBe(0);
    expect(sharedOutline(await seen(() => 0.9), right, picture)).toBeGreaterThan(0.3);
  });
});
