import {
  aliveBeside,
  chosen,
  keptInside,
  sparedBeside,
  staying,
  surelyOutermost,
  without,
  withoutNeighbours,
} from './removal-target.ts';
import type { FoundObject } from './find-objects.ts';
import type { RemovalTarget } from './removal-options.ts';

const found = (name: string, left: number, top: number, right: number, bottom: number): FoundObject => ({
  name,
  score: 0.9,
  box: { left, top, right, bottom },
});
const bride = found('person', 0.3, 0.2, 0.5, 0.9);
const groom = found('person', 0.55, 0.2, 0.75, 0.9);
const passerBy = found('person', 0.9, 0.4, 0.95, 0.55);
const dog = found('dog', 0.1, 0.7, 0.25, 0.9);
const bench = found('bench', 0.25, 0.5, 0.6, 0.9);
const all = [bride, groom, passerBy, dog, bench];

const target = (name: string, more: Partial<RemovalTarget> = {}): RemovalTarget => ({
  name,
  place: '',
  said: name,
  count: 0,
  ...more,
});
const objectsFor = (...targets: readonly RemovalTarget[]) => chosen(all, targets).objects;

describe('the objects that a prompt wants to remove', () => {
  it('are all objects of the kind, or the one on the named side', () => {
    expect(objectsFor(target('person'))).toEqual([bride, groom, passerBy]);
    expect(objectsFor(target('person', { place: 'left', count: 1 }))).toEqual([bride]);
    expect(objectsFor(target('dog', { count: 1 }))).toEqual([dog]);
  });

  it('are all that are near the named side if several are meant, or else the outermost one', () => {
    const [child, mother, father] = [0.02, 0.15, 0.6].map((left) =>
      found('person', left, 0.4, left + 0.15, 0.9),
    );
    const family = [child, mother, father] as FoundObject[];
    const at = (place: string, count: number) =>
      chosen(family, [target('person', { place, said: 'people', count })]).objects;
    expect(at('left', 0)).toEqual([child, mother]);
    expect(at('left', 1)).toEqual([child]);
    expect(at('right', 0)).toEqual([father]);
    expect(chosen([bride], [target('person', { place: 'right' })]).objects).toEqual([bride]);
  });

  it('are at several places if the prompt names several', () =>
    expect(
      objectsFor(
        target('person', { place: 'right', count: 1 }),
        target('bench', { place: 'left', count: 1 }),
      ),
    ).toEqual([passerBy, bench]));

  it('never include, for “strangers”, people as close to the camera as the largest person', () => {
    const strangers = target('person', { place: 'behind' });
    expect(objectsFor(strangers)).toEqual([passerBy]);
    expect(() => chosen([bride, groom], [strangers])).toThrow('Nobody stands clearly behind');
    const puppy = target('dog', { place: 'behind' });
    expect(() => chosen([dog], [puppy])).toThrow('No dog is clearly behind the others');
  });

  it('are ambiguous when the picture shows more than the prompt names', () => {
    expect(() => objectsFor(target('person', { said: 'man', count: 1 }))).toThrow(
      'There are 3 that could be meant by “man”.',
    );
    const couple = target('person', { said: 'man and woman', count: 2 });
    expect(() => objectsFor(couple)).toThrow('There are 3 that could be meant by “man and woman”.');
    expect(chosen([bride, groom], [couple]).objects).toEqual([bride, groom]);
    const both = target('person', { said: 'people', most: 2 });
    expect(() => objectsFor(both)).toThrow('There are 3 that could be meant by “people”.');
    expect(chosen([bride, groom], [both]).objects).toEqual([bride, groom]);
  });

  it('are not found when the picture does not show them', () =>
    expect(() => objectsFor(target('car'))).toThrow('No car was found in the image.'));

  it('are not an animal that the detector takes for a person as well, with less confidence', () => {
    const large = { ...found('dog', 0.34, 0, 0.75, 0.99), score: 0.53 };
    const same = { ...found('person', 0.32, 0, 0.77, 1), score: 0.48 };
    expect(() => chosen([large, same], [target('person')])).toThrow('No person was found in the image.');
    const rider = { ...found('person', 0.4, 0, 0.6, 0.5), score: 0.48 };
    expect(chosen([large, rider], [target('person')]).objects).toEqual([rider]);
    expect(chosen([large, { ...same, score: 0.6 }], [target('person')]).objects).toHaveLength(1);
  });

  it('are those that the picture shows, and the others are reported', () =>
    expect(chosen(all, [target('dog'), target('car')])).toEqual({ objects: [dog], missing: ['car'] }));

  it('are refused when a person who stays would lose a part', async () => {
    await expect(sparedBeside([bench], all)).rejects.toThrow('so close to what should go');
    await sparedBeside([dog], all);
    const [left, middle] = [found('person', 0.01, 0, 0.39, 1), found('person', 0.35, 0.01, 0.74, 0.97)];
    await expect(sparedBeside([left], [left, middle])).rejects.toThrow('so close to what should go');
    await sparedBeside([bride, groom, passerBy], all);
  });

  it('are not refused when boxes of people overlap in empty ground only', async () => {
    const [one, other] = [found('person', 0.1, 0, 0.5, 1), found('person', 0.4, 0, 0.8, 1)];
    await expect(sparedBeside([one], [one, other], async () => 0.02)).rejects.toThrow(
      'so close to what should go',
    );
    await sparedBeside([one], [one, other], async () => 0);
  });

  it('leave what is in the box of a neighbour and in no box of theirs', () => {
    const mask = { width: 10, height: 1, values: new Uint8Array(10).fill(255) };
    const [box, neighbour] = [
      { left: 0, top: 0, right: 0.5, bottom: 1 },
      { left: 0.4, top: 0, right: 0.8, bottom: 1 },
    ];
    const { values } = withoutNeighbours(mask, [box], [neighbour]);
    expect([...values].map((value) => (value > 0 ? 1 : 0)).join('')).toBe('1111100011');
  });
});

it('the mask of a removed object stays within the boxes and a small margin', () => {
  const mask = { width: 10, height: 10, values: new Uint8Array(100).fill(255) };
  const { values } = keptInside(mask, [{ left: 0.4, top: 0.4, right: 0.6, bottom: 0.6 }]);
  expect([values[0], values[44], values[55], values[99]]).toEqual([0, 255, 255, 0]);
});

describe('objects that stay in front of a removed one', () => {
  const dogOnBench = found('dog', 0.35, 0.55, 0.45, 0.8);
  const table = found('dining table', 0.2, 0.4, 0.9, 0.95);
  const cup = found('cup', 0.4, 0.5, 0.5, 0.6);
  const bag = found('handbag', 0.42, 0.5, 0.48, 0.6);

  it('include the dog on the bench, but not the table under the cup or the bag of a removed person', () => {
    expect(staying([bench], [bench, dogOnBench, passerBy])).toEqual([dogOnBench]);
    expect(staying([cup], [cup, table])).toEqual([]);
    expect(staying([bride], [bride, bag, groom])).toEqual([]);
    expect(staying([bride], [bride, dogOnBench])).toEqual([dogOnBench]);
  });

  it('are excluded from the mask', () => {
    const mask = { width: 4, height: 1, values: Uint8Array.of(255, 255, 255, 0) };
    const other = { width: 4, height: 1, values: Uint8Array.of(0, 255, 0, 255) };
    expect([...without(mask, other).values]).toEqual([255, 0, 255, 0]);
  });
});

describe('the object on the named side', () => {
  const right = [target('person', { place: 'right', count: 1 })];
  const soldier = { ...found('person', 0.78, 0.2, 0.98, 0.9), score: 0.39 };

  it('is not sure when somebody who is not found with certainty may stand further out', () => {
    const doubtful = [bride, groom, soldier];
    expect(() => {
      surelyOutermost([groom], right, doubtful);
    }).toThrow('It is not sure which “person” is the one on the right.');
    expect(() => {
      surelyOutermost([bride], [target('person', { place: 'left', count: 1 })], doubtful);
    }).not.toThrow();
  });

  it('is sure beside small people in the back and when its own box is found twice', () => {
    const again = { ...found('person', 0.57, 0.2, 0.77, 0.9), score: 0.4 };
    expect(() => {
      surelyOutermost([groom], right, [bride, groom, passerBy, again]);
    }).not.toThrow();
  });
});

it('people and animals who stay are marked as alive, and what is removed or is a thing is not', () => {
  const { values } = aliveBeside({ width: 20, height: 10 }, [bride], all);
  const [inGroom, inDog, inBride, inBench] = [13, 3, 8, 10].map((x) => values[8 * 20 + x]);
  expect([inGroom, inDog, inBride, inBench]).toEqual([1, 1, 0, 0]);
});
