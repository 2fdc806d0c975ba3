import { IDEAS, OPERATIONS } from '@safelight/operations';
import { plannedWishes } from '../wishes/planned-wishes.ts';
import { SPEECH } from '../wishes/spoken.ts';
import { readByRules } from '../by-rules/read-by-rules.ts';
import { LABELS, labelSets } from '../classifier/labels.ts';
import type { LabelledWish } from './wish-rows.ts';

const labelsOf = (plan: string): string =>
  plan
    .split(/ \+ (?=[a-z-]+(?: |$))/)
    .map((step) => step.split(' ')[0] ?? '')
    .join(' + ');

const row = (writer: string, wish: string, written: string): LabelledWish => ({
  writer,
  language: '',
  wish,
  written,
  sets: labelSets(written),
});

/** The wishes of the project's own tables, whose plans are tested word for word. */
export const tableRows = (): readonly LabelledWish[] => [
  ...plannedWishes().map(({ table, wish, plan }) => row(table, wish, labelsOf(plan))),
  ...Object.values(SPEECH).flatMap(({ frames, wishes, forms, complaints }) => [
    ...wishes.flatMap(([wish, operations], at) =>
      ['…', frames[at % frames.length] ?? '…'].map((frame) =>
        row('spoken', frame.replace('…', wish), operations),
      ),
    ),
    ...forms.flatMap(([verbs, rest, operations]) =>
      verbs.split('|').map((verb) => row('spoken', `${verb} ${rest}`, operations)),
    ),
    ...complaints.map(([wish, operations]) => row('spoken', wish, operations)),
  ]),
  // The suggestions are written so that the rules read them.
  ...IDEAS.map(({ phrase }) =>
    row(
      'ideas',
      phrase,
      readByRules(phrase)
        .steps.map(({ operation }) => operation)
        .join(' + '),
    ),
  ),
  ...OPERATIONS.filter(({ id }) => LABELS.includes(id)).map(({ id, example }) =>
    row('examples', example, id),
  ),
];
