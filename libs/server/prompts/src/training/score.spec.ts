import type { PromptReading } from '../prompt-reading.ts';
import { labelSets } from '../classifier/labels.ts';
import { scored, tally } from './score.ts';

const read = (operations: string, notPossible: readonly string[] = []): PromptReading => ({
  steps: labelSets(operations || 'refuse').flatMap((set, index) =>
    index > 0
      ? []
      : [...set].flatMap((operation) =>
          operation === 'refuse' ? [] : [{ operation, strength: 1, options: {} }],
        ),
  ),
  notPossible,
  hints: [],
});
const outcomeOf = (written: string, reading: PromptReading) =>
  scored({ writer: '', language: 'en', wish: 'a wish', written, sets: labelSets(written) }, () => reading)
    .outcome;

it.each([
  ['crop', read('crop'), 'right'],
  ['crop + sepia', read('sepia + crop'), 'right'],
  ['brighten | low-light', read('low-light'), 'right'],
  ['crop', read(''), 'refused though possible'],
  ['crop', read('rotate'), 'wrong and charged'],
  ['crop', read('crop + rotate'), 'wrong and charged'],
  ['crop + sepia', read('crop'), 'wrong and charged'],
  ['crop + sepia', read('crop', ['“sepia”']), 'right with loss'],
  ['refuse', read(''), 'refused rightly'],
  ['refuse', read('crop', ['“a smile”']), 'wrong and charged'],
  ['crop + refuse', read('crop', ['“a smile”']), 'right'],
  ['crop + refuse', read(''), 'refused rightly'],
  ['crop + refuse', read('crop'), 'wrong and charged'],
  ['crop + brighten | crop + low-light', read('low-light + crop'), 'right'],
  ['crop + brighten | sepia', read('sepia'), 'right'],
  ['crop + brighten | sepia', read('crop + sepia'), 'wrong and charged'],
])('counts a wish for %s that became %j as %s', (written, reading, outcome) =>
  expect(outcomeOf(written, reading)).toBe(outcome),
);

it('assumes another picture for wishes that need one', () => {
  const labelled = {
    writer: '',
    language: 'en',
    wish: 'side by side',
    written: 'collage',
    sets: labelSets('collage'),
  };
  const { outcome } = scored(labelled, (_, { reference }) => read(reference ? 'collage' : ''));
  expect(outcome).toBe('right');
});

it('accepts only operations and “refuse” as labels', () =>
  expect(() => labelSets('crop + teleport')).toThrow('“teleport” is neither an operation nor “refuse”.'));

it('counts the wishes with each outcome', () =>
  expect(tally(['right', 'right', 'wrong and charged'])).toMatchObject({
    right: 2,
    'wrong and charged': 1,
    'right with loss': 0,
  }));
