import { NothingToDoError } from '../operation.ts';
import { operationContext } from '../testing/edit.ts';
import { painted } from '../testing/pictures.ts';
import { oneObject } from '../testing/stub-models.ts';
import { regionMask, targetMask } from './in-region.ts';

const SIDE = 120;
const BLUE = 'color #2040d0 blue';
const ORANGE = 'color #f08020 orange';
/** Places in the picture below. */
const IN_BLUE = [20, 60] as const;
const IN_ORANGE = [100, 60] as const;
const BETWEEN = [60, 60] as const;

/** A blue square at the left and an orange one at the right, on gray. Nothing in it is a plant. */
const squares = painted(SIDE, SIDE, (x, y) => {
  const isInside = y > 40 && y < 80;
  if (isInside && x > 5 && x < 45) return [32, 64, 208];
  return isInside && x > 75 && x < 115 ? [240, 128, 32] : [128, 128, 128];
});

const notes: string[] = [];
const context = operationContext({ note: (sentence) => notes.push(sentence) });
const valueIn = async (region: string): Promise<(place: readonly [number, number]) => number | undefined> => {
  const { values } = await regionMask(squares, region, context);
  return ([x, y]) => values[y * SIDE + x];
};

beforeEach(() => notes.splice(0));

it('the mask of two parts contains both of them', async () => {
  const value = await valueIn(`${BLUE} + ${ORANGE}`);
  expect([IN_BLUE, IN_ORANGE, BETWEEN].map(value)).toEqual([255, 255, 0]);
  expect(notes).toEqual([]);
});

it('the mask of all but two parts contains neither of them', async () => {
  const value = await valueIn(`not ${BLUE} + ${ORANGE}`);
  expect([IN_BLUE, IN_ORANGE, BETWEEN].map(value)).toEqual([0, 0, 255]);
});

it('if one of two parts to change is not found, the other is changed and the result says so', async () => {
  const value = await valueIn(`plants + ${BLUE}`);
  expect([IN_BLUE, IN_ORANGE].map(value)).toEqual([255, 0]);
  expect(notes).toEqual([expect.stringContaining('No grass, trees or leaves were found')]);
});

it('if one of two parts to spare is not found, nothing is changed, because it would be changed too', async () => {
  await expect(regionMask(squares, `not ${BLUE} + plants`, context)).rejects.toThrow(NothingToDoError);
});

it('if none of two parts is found, nothing is changed', async () => {
  await expect(regionMask(squares, 'plants + sky', context)).rejects.toThrow(NothingToDoError);
});

it('a thing that is not found is called by the words of the person, without their article', async () => {
  const aDog = operationContext({ infer: oneObject('dog', 5) });
  const search = { said: 'the bird' };
  await expect(targetMask(squares, 'bird', aDog, search)).rejects.toThrow('No bird was found in the image.');
});
