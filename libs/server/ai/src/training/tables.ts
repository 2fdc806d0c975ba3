import { DEFAULT_SUGGESTIONS } from '@safelight/rules';
import { OPERATIONS } from '../operations/registry.ts';
import { CONVERSATIONAL_WISHES } from '../plan/wishes/conversational.ts';
import { ENGLISH_WISHES } from '../plan/wishes/english.ts';
import { EVERYDAY_WISHES } from '../plan/wishes/everyday.ts';
import { OCCASIONS_WISHES } from '../plan/wishes/occasions.ts';
import { OTHER_LANGUAGES_WISHES } from '../plan/wishes/other-languages.ts';
import { PARTICULAR_WISHES } from '../plan/wishes/particular.ts';
import { PHRASINGS_WISHES } from '../plan/wishes/phrasings.ts';
import { SPEECH } from '../plan/wishes/spoken.ts';
import { TURNS_OF_PHRASE_WISHES } from '../plan/wishes/turns-of-phrase.ts';
import { readByRules } from '../plan/read-by-rules.ts';
import { labelSets } from '../plan/second-reader/labels.ts';
import { IDEAS } from '../suggest/idea-table.ts';
import type { LabelledWish } from './wish-rows.ts';

const TABLES = {
  english: ENGLISH_WISHES,
  others: OTHER_LANGUAGES_WISHES,
  everyday: EVERYDAY_WISHES,
  occasions: OCCASIONS_WISHES,
  particular: PARTICULAR_WISHES,
  phrasings: PHRASINGS_WISHES,
  conversational: CONVERSATIONAL_WISHES,
  turns: TURNS_OF_PHRASE_WISHES,
};

const labelsOf = (steps: string): string =>
  steps
    .split(/ \+ (?=[a-z-]+(?: |$))/)
    .map((step) => step.split(' ')[0] ?? '')
    .join(' + ') || 'refuse';

const row = (writer: string, wish: string, written: string): LabelledWish => ({
  writer,
  language: '',
  wish,
  written,
  sets: labelSets(written),
});

/** The wishes that the project's own tables hold: what must come of them is tested word for word. */
export const tableRows = (): readonly LabelledWish[] => [
  ...Object.entries(TABLES).flatMap(([name, rows]) =>
    rows.map(([wish, steps]) => row(name, wish, labelsOf(steps))),
  ),
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
  // What is suggested is written for the rules.
  ...IDEAS.map(({ phrase }) =>
    row(
      'ideas',
      phrase,
      readByRules(phrase)
        .steps.map(({ operation }) => operation)
        .join(' + '),
    ),
  ),
  ...OPERATIONS.map(({ id, example }) => row('examples', example, id)),
  ...DEFAULT_SUGGESTIONS.flatMap((suggestion) => {
    const id = OPERATIONS.find(({ example }) => example === suggestion)?.id;
    return id === undefined ? [] : [row('examples', suggestion, id)];
  }),
];
