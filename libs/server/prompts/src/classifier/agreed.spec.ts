import type { OperationId } from '@safelight/operations';
import type { PromptReading } from '../prompt-reading.ts';
import { agreed } from './agreed.ts';
import type { BothReadings } from './both-readings.ts';
import { alone, LABELS, type AloneOutput, type Label } from './labels.ts';
import type { Opinion } from './opinion.ts';

type Odds = Partial<Record<Label | AloneOutput, number>>;
const opinion = (odds: Odds): Opinion => {
  const likelihoodOf = (label: Label): number => odds[label] ?? -8;
  const operations = LABELS.flatMap((label) => (label === 'refuse' ? [] : [label]));
  return {
    likelihoodOf,
    likelihoodIfAny: likelihoodOf,
    likelihoodAlone: (id) => odds[alone(id)] ?? -1,
    ranked: operations.toSorted((a, b) => likelihoodOf(b) - likelihoodOf(a)),
  };
};
const rules = (
  operations: readonly Exclude<Label, 'refuse'>[],
  notPossible: readonly string[] = [],
  hints: readonly string[] = [],
): PromptReading => ({
  steps: operations.map((operation) => ({ operation, strength: 1, options: {} })),
  notPossible,
  hints,
});
const decided = (reading: PromptReading, odds: Odds, more: Partial<BothReadings> = {}): PromptReading =>
  agreed({
    reading,
    whole: opinion(odds),
    pieces: [],
    read: [],
    plainInPiece: [],
    isPlain: false,
    hasUnknown: true,
    negated: [],
    isExplicit: false,
    quote: '“the wish”',
    quoteOf: (words) => `“${words}”`,
    opinionOf: () => opinion({}),
    readAs: () => null,
    ...more,
  });
const said = ({ steps, notPossible }: PromptReading): string =>
  [...steps.map(({ operation }) => operation), ...notPossible].join(' + ');

it('does what both readers mean', () => expect(said(decided(rules(['crop']), { crop: 5 }))).toBe('crop'));

it('never does what the prompt negates', () =>
  expect(said(decided(rules(['crop']), { crop: 5, border: 5 }, { negated: ['border'] }))).toBe('crop'));

it('refuses what the rules read if the classifier finds it unlikely', () =>
  expect(said(decided(rules(['crop']), { crop: -3 }))).toBe('“the wish”'));

it('believes the rules at a lower likelihood if they know every word', () => {
  expect(said(decided(rules(['crop']), { crop: 3 }))).toBe('“the wish”');
  expect(said(decided(rules(['crop']), { crop: 3 }, { isPlain: true }))).toBe('crop');
});

it('does another operation than the rules read if that one is certain', () => {
  expect(said(decided(rules(['crop']), { sepia: 5, crop: -6 }))).toBe('sepia');
  expect(said(decided(rules([], ['“the wish”']), { sepia: 5 }))).toBe('sepia');
});

it('refuses free of charge if two operations are equally likely', () =>
  expect(said(decided(rules([]), { sepia: 0.4, vintage: 0.3 }))).toBe(''));

it('refuses if a refusal is likelier than every operation', () => {
  expect(said(decided(rules(['crop']), { crop: 5, refuse: 7 }))).toBe('“the wish”');
  expect(said(decided(rules(['crop']), { crop: 7, refuse: 7 }))).toBe('crop + “the wish”');
});

it('reports words that the rules left unread, unless they ask for what is done', () => {
  const reading = rules(['scan-document'], ['“like a scanner app”'], ['A hint.']);
  const outcome = (odds: Odds): string =>
    said(decided(reading, { 'scan-document': 6, refuse: -2 }, { opinionOf: () => opinion(odds) }));
  expect(outcome({ 'scan-document': 5, [alone('scan-document')]: 3 })).toBe('scan-document');
  expect(outcome({ 'scan-document': 5, [alone('scan-document')]: 3, refuse: -1 })).toBe(
    'scan-document + “like a scanner app”',
  );
  expect(outcome({ sharpen: 5, [alone('sharpen')]: 3 })).toBe('scan-document + “like a scanner app”');
});

it.each([
  'Safelight does not take clothes off people.',
  'Old black and white photos cannot be given colors here.',
  'Images are edited here, not read or described.',
  'All faces are hidden or none; for some of them, paint over these and ask to blur them.',
])('never overrules this refusal of the rules: %s', (sentence) => {
  const { steps, hints } = decided(rules([], ['“the wish”'], [sentence]), { sepia: 8 });
  expect(steps).toEqual([]);
  expect(hints).toEqual([sentence]);
});

it.each([
  'People stay as they are: only their skin, teeth, eyes and lips can be retouched, and their clothes recolored.',
  'Paint over the part that may change, and the rest stays as it is.',
])('overrules this refusal of the rules only if the prompt clearly means an operation: %s', (sentence) => {
  const refusal = rules([], ['“the wish”'], [sentence]);
  expect(said(decided(refusal, { sepia: 8, refuse: -1, 'sepia alone': 3 }))).toBe('“the wish”');
  expect(said(decided(refusal, { sepia: 8, refuse: -8, 'sepia alone': 0 }))).toBe('“the wish”');
  expect(decided(refusal, { sepia: 8, refuse: -8, 'sepia alone': 3 }).steps).toMatchObject([
    { operation: 'sepia' },
  ]);
});

it('does one of many operations of which each alone is right', () => {
  const moody = { darken: -1, 'cool-tones': -1, cinematic: -1 };
  expect(said(decided(rules([]), moody))).toBe('');
  expect(said(decided(rules([]), { ...moody, 'darken alone': 1, 'cinematic alone': 0 }))).toBe('darken');
});

it('does several operations if these are likelier than one of them alone', () => {
  const odds = { crop: 6, sepia: 6 };
  expect(said(decided(rules(['crop']), { ...odds, 'sepia alone': 0 }))).toBe('sepia + crop');
  const one = decided(rules(['crop']), { ...odds, 'sepia alone': 7 });
  expect(one.steps.map(({ operation }) => operation)).toEqual(['sepia']);
  // The rules read the other one too, so its loss is said.
  expect(one.notPossible).toEqual(['crop']);
});

it('does what is surely meant, if it is right alone, instead of another operation that is right alone too', () => {
  const odds = { darken: 3, 'darken alone': 1, night: -4, 'night alone': 5 };
  expect(said(decided(rules([]), odds))).toBe('darken');
  expect(said(decided(rules([]), { ...odds, 'darken alone': -1 }))).toBe('night');
  expect(said(decided(rules([]), { ...odds, 'darken alone': -1, night: -9 }))).toBe('darken');
});

it('reports that something is missing if the operation is hardly all that was wished', () => {
  expect(said(decided(rules(['crop']), { crop: 6, 'crop alone': -6 }))).toBe('crop + “the wish”');
  expect(said(decided(rules(['crop']), { crop: 6, 'crop alone': -1 }))).toBe('crop');
});

it('does an operation that needs options only if the rules find them', () => {
  const crop = { operation: 'crop', strength: 1, options: { ratio: '1:1' } } as const;
  const readAs = (operation: string) => (operation === 'crop' ? crop : null);
  expect(decided(rules([], ['“the wish”']), { crop: 5 }, { readAs }).steps).toEqual([crop]);
  expect(said(decided(rules([], ['“the wish”']), { flip: 5 }, { readAs }))).toBe('“the wish”');
});

it('adds an operation that the rules missed, or reports that it was not done', () => {
  expect(said(decided(rules(['crop']), { crop: 6, sepia: 6 }))).toBe('sepia + crop');
  expect(said(decided(rules(['crop']), { crop: 6, flip: 6 }))).toBe('crop + flip');
  expect(decided(rules(['crop']), { crop: 6, flip: 6 }).notPossible).toEqual(['flip']);
});

it('does only the certain one of two operations, and reports the other', () => {
  const { steps, notPossible } = decided(rules(['crop', 'vignette']), { crop: 7, vignette: 1 });
  expect(steps.map(({ operation }) => operation)).toEqual(['crop']);
  expect(notPossible).toEqual(['vignette']);
});

it('does an operation that is likely only in its piece of the prompt', () => {
  const pieces = [opinion({ crop: 6 }), opinion({ sepia: 6 })];
  expect(decided(rules(['crop']), { crop: 6, sepia: 2 }, { pieces }).steps).toHaveLength(2);
});

it('believes the rules at a lower likelihood if they know every word of the piece that they read', () => {
  const pieces = [opinion({ crop: 6 }), opinion({ sepia: 3 })];
  const done = (plainInPiece: readonly OperationId[]) =>
    decided(rules(['crop', 'sepia']), { crop: 6, sepia: 0.8 }, { pieces, plainInPiece }).steps;
  expect(done([])).toHaveLength(1);
  expect(done(['crop', 'sepia'])).toHaveLength(2);
});

it('does one of two operations that people do not distinguish', () => {
  const odds = { brighten: 3, 'low-light': 5 };
  expect(said(decided(rules(['brighten']), odds))).toBe('low-light');
  expect(said(decided(rules(['brighten']), odds, { isPlain: true }))).toBe('brighten');
});

it('reports that something was not done if that is likely and the rules do not know every word', () => {
  expect(said(decided(rules(['crop']), { crop: 6, refuse: 0 }))).toBe('crop + “the wish”');
  expect(said(decided(rules(['crop']), { crop: 6, refuse: 0 }, { hasUnknown: false }))).toBe('crop');
});

it('reports what the rules left unread only if it may be a wish, or if they name a reason', () => {
  const partly = (hints: readonly string[]) => rules(['crop'], ['“the lamp post away”'], hints);
  expect(said(decided(partly([]), { crop: 6, refuse: -6 }))).toBe('crop');
  expect(said(decided(partly([]), { crop: 6, refuse: -2 }))).toBe('crop + “the lamp post away”');
  expect(said(decided(partly(['A reason.']), { crop: 6, refuse: -6 }))).toBe('crop + “the lamp post away”');
});

it('reports no words that only tell something, unless the classifier finds another wish in them', () => {
  const remark = rules(['crop'], ['“the job portal keeps rejecting it”'], ['A reason.']);
  const odds = { crop: 6, refuse: 1 };
  const opinionOf = (found: Odds) => ({ opinionOf: () => opinion(found) });
  expect(said(decided(remark, odds, opinionOf({ refuse: -5 })))).toBe('crop');
  expect(said(decided(remark, odds, opinionOf({ refuse: 2 })))).toContain('rejecting');
  expect(said(decided(remark, odds, opinionOf({ refuse: -5, sepia: 3 })))).toContain('rejecting');
});

it('reports no operation that the result contains, unless it is surely another wish', () => {
  const odds = { 'repair-scratches': 8, fade: -1 };
  expect(said(decided(rules(['repair-scratches', 'fade']), odds, { isPlain: true }))).toBe(
    'repair-scratches',
  );
});

it('reports nothing of a prompt for which one operation is a right reading alone', () => {
  const odds = { crop: 6, refuse: -0.2 };
  expect(said(decided(rules(['crop']), odds))).toBe('crop + “the wish”');
  expect(said(decided(rules(['crop']), { ...odds, [alone('crop')]: 1 }))).toBe('crop');
});

it('does not add a vague operation beside a specific one unless the prompt says so or it is certain', () => {
  const odds = { dehaze: 6, 'improve-quality': 2.5 };
  expect(said(decided(rules(['dehaze']), odds))).toBe('dehaze');
  expect(said(decided(rules(['dehaze']), odds, { isExplicit: true }))).toBe('dehaze + improve-quality');
  expect(said(decided(rules(['dehaze']), { ...odds, 'improve-quality': 6 }))).toBe(
    'dehaze + improve-quality',
  );
});
