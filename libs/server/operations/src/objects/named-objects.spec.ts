import { objectLike } from '../testing/stub-models.ts';
import { painted } from '../testing/pictures.ts';
import { findNamed } from './named-objects.ts';

const picture = painted(130, 130, () => 128);
const search = { names: ['car'], leastScore: 0.45 };

describe('finding objects by their names', () => {
  it.each([
    ['certain', { car: 0.6 }, [0.6]],
    ['a car that the detector takes for a truck', { car: 0.41, truck: 0.76 }, [0.76]],
    ['a truck that is hardly like a car', { car: 0.2, truck: 0.76 }, []],
    ['doubtful, and nothing else either', { car: 0.41, truck: 0.4 }, []],
    ['doubtful, and certainly no vehicle', { car: 0.41, cow: 0.76 }, []],
  ])('%s', async (_case, scores: Readonly<Record<string, number>>, expected) => {
    const found = await findNamed(picture, objectLike(scores, 4), search);
    expect(found.map(({ name }) => name)).toEqual(expected.map(() => 'car'));
    found.forEach(({ score }, at) => {
      expect(score).toBeCloseTo(expected[at] ?? 0);
    });
  });
});
