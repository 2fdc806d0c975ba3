import { PAINT_HINT } from '../clause-reading.ts';
import type { PromptReading } from '../read-by-rules.ts';
import { agreed, type Held } from './agreed.ts';
import type { Opinion } from './opinion.ts';
import { LABELS, type Label } from './labels.ts';

const opinion = (odds: Partial<Record<Label, number>>): Opinion => {
  const likelihoodOf = (label: Label): number => odds[label] ?? -8;
  const operations = LABELS.flatMap((label) => (label === 'refuse' ? [] : [label]));
  return { likelihoodOf, ranked: operations.toSorted((a, b) => likelihoodOf(b) - likelihoodOf(a)) };
};
const held = (odds: Partial<Record<Label, number>>, more: Partial<Held> = {}): Held => ({
  whole: opinion(odds),
  pieces: [],
  isPlain: false,
  quote: '“the wish”',
  readAs: () => null,
  ...more,
});
const read = (
  operations: readonly Exclude<Label, 'refuse'>[],
  notPossible: readonly string[] = [],
): PromptReading => ({
  steps: operations.map((operation) => ({ operation, strength: 1, options: {} })),
  notPossible,
  hints: [],
});
const said = ({ steps, notPossible }: PromptReading): string =>
  [...steps.map(({ operation }) => operation), ...notPossible].join(' + ');

it('does what both readers hold', () => expect(said(agreed(read(['crop']), held({ crop: 3 })))).toBe('crop'));

it('refuses what the second reader holds for unlikely', () => {
  expect(said(agreed(read(['crop']), held({ refuse: 2, crop: -3 })))).toBe('“the wish”');
  expect(said(agreed(read(['sepia']), held({ crop: 3, sepia: -3 })))).toBe('“the wish”');
});

it('believes the rules longer where every word is known, or something is already said not to be possible', () => {
  expect(said(agreed(read(['crop']), held({ refuse: 1, crop: -1 }, { isPlain: true })))).toBe('crop');
  expect(said(agreed(read(['crop'], ['“a hat”']), held({ refuse: 1, crop: -1 })))).toBe('crop + “a hat”');
});

it('does another operation that needs no options, when it is sure of that one', () => {
  expect(said(agreed(read(['crop']), held({ sepia: 4, crop: -4 })))).toBe('sepia');
  expect(said(agreed(read([], ['“the wish”']), held({ sepia: 4 })))).toBe('sepia');
  expect(said(agreed(read([], ['“the wish”']), held({ sepia: 4, refuse: 3.5 })))).toBe('“the wish”');
});

it('does what the rules read as nothing, or as a part that they cannot find, only when it is sure', () => {
  const partial = { ...read([], ['“the sky”']), hints: [PAINT_HINT] };
  expect(said(agreed(read([]), held({ sepia: 4 })))).toBe('sepia');
  expect(said(agreed(partial, held({ sepia: 4 })))).toBe('sepia');
  expect(said(agreed(read([]), held({ sepia: -2 })))).toBe('');
  expect(said(agreed(partial, held({ sepia: -2 })))).toBe('“the sky”');
});

it('never does what the rules refuse for another reason', () => {
  const refused = { ...read([], ['“the wish”']), hints: ['A reason.'] };
  expect(said(agreed(refused, held({ sepia: 4 })))).toBe('“the wish”');
});

it('does an operation that needs options when the rules find them once they know of it', () => {
  const crop = { operation: 'crop', strength: 1, options: { ratio: '1:1' } } as const;
  const readAs = (operation: string) => (operation === 'crop' ? crop : null);
  expect(agreed(read([], ['“the wish”']), held({ crop: 4 }, { readAs })).steps).toEqual([crop]);
  expect(said(agreed(read([], ['“the wish”']), held({ flip: 4 }, { readAs })))).toBe('“the wish”');
  expect(said(agreed(read([], ['“the wish”']), held({ crop: 0.5 }, { readAs })))).toBe('“the wish”');
});

it('adds what is surely meant beside what the rules read, or says that it was not done', () => {
  expect(said(agreed(read(['crop']), held({ crop: 4, sepia: 4 })))).toBe('crop + sepia');
  expect(said(agreed(read(['crop']), held({ crop: 4, flip: 4 })))).toBe('crop + flip');
  expect(agreed(read(['crop']), held({ crop: 4, flip: 4 })).notPossible).toEqual(['flip']);
  expect(said(agreed(read(['crop']), held({ crop: 4, sepia: 2 })))).toBe('crop');
});

it('leaves out the unlikely one of several, and says so', () => {
  const { steps, notPossible } = agreed(read(['crop', 'vignette']), held({ crop: 4, vignette: -4 }));
  expect(steps.map(({ operation }) => operation)).toEqual(['crop']);
  expect(notPossible).toEqual(['vignette']);
});

it('keeps one that is likely in its piece of the prompt', () =>
  expect(
    agreed(read(['crop', 'sepia']), held({ crop: 4, sepia: -4 }, { pieces: [opinion({ sepia: 3 })] })).steps,
  ).toHaveLength(2));

it('says that something asked for was not done', () =>
  expect(said(agreed(read(['crop']), held({ crop: 4, refuse: 3 })))).toBe('crop + “the wish”'));

it('keeps what the rules read when its opposite is likelier, because only they read negations', () =>
  expect(said(agreed(read(['darken']), held({ brighten: 4, darken: -4 })))).toBe('darken'));
