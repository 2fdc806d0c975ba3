import { operationOf } from '@safelight/operations';
import { PAINT_HINT } from '../clause-reading.ts';
import { says, type Clause } from '../clauses/clauses.ts';
import { valueIn } from '../clauses/reading.ts';
import { LEAVES } from '../kept/staying.ts';
import type { PlannedStep, PromptReading } from '../prompt-reading.ts';
import { NOT_OURS } from '../rules/faces-spared.ts';
import { ONE_OF } from '../rules/objects.ts';
import { FACES_HINT } from '../rules/beyond.ts';
import type { Word } from '../words/words.ts';
import { OTHERS } from './named-place.ts';

const isPerson = (word: Word): boolean =>
  valueIn(word, 'thing') === 'person' || (says(word, 'subject') && !says(word, 'article'));
const isSide = (word: Word): boolean =>
  ['left', 'right', 'behind', 'front'].includes(valueIn(word, 'place') ?? '') || says(word, 'background');
const ONE_FACE = /(?:^| )(?:face|gesicht|visage|cara|rostro|rosto|viso|faccia|volto)$/iu;
const ONLY_ONE = /^(?:him|her|ihn|sie|lui|elle|él|ella|ela|ele|lei)$/iu;

/** "Not mine", "meins nicht", "pas la mienne": an exception among what would be hidden. */
const NOT_MINE =
  /(?<!\p{L})(?:not (?:mine|ours|his|hers|theirs)|nicht (?:mein\p{L}*|unser\p{L}*)|(?:meins|unseres|meine?r?) (?:\p{L}+ )?nicht|pas (?:la|le|les) (?:miennes?|miens?|nôtres?)|no (?:el|la|los|las) (?:mí[oa]s?|nuestr[oa]s?)|(?:el|la) (?:mí[oa]|nuestr[oa]) no|[oa]s? (?:meus?|minhas?|noss[oa]s?) não|não [oa]s? (?:meus?|minhas?)|non (?:il|la) (?:mi[oa]|nostr[oa])|(?:il|la) (?:mi[oa]|nostr[oa]) no)(?!\p{L})/iu;
/** "But not the one with the bike": an exception among what would be removed. */
const NOT_ONE =
  /(?<!\p{L})(?:not|nicht|pas|no|não|non) (?:the (?:one|guy|man|woman|girl|boy)|de[nr] mit|die mit|celui|celle|al que|(?:el|la|al) (?:de|del|que)|[oa] (?:de|que|com)|quell[oa]) (?:with|in|who|on|mit|avec|qui|con|com|de|que|del|che|\p{L}+)(?!\p{L})/iu;
/** "The second person from the right": nobody counts people. */
const COUNTED =
  /(?<!\p{L})(?:second|third|fourth|2nd|3rd|4th|zweite[rn]?|dritte[rn]?|vierte[rn]?|deuxième|troisième|segund[oa]|tercer[oa]?|terceir[oa]|second[oa]|terz[oa])(?: \p{L}+){1,2} (?:(?:in|from) from )?(?:from|von|vom|en partant|à partir|desde|empezando|por|a partir|da|de|dalla|partendo)(?: \p{L}+){0,2} (?:left|right|links|rechts|gauche|droite|izquierda|derecha|esquerda|direita|sinistra|destra)(?!\p{L})/iu;
const REST_READABLE =
  /(?<!\p{L})(?:rest|everything else|alles andere|reste|demás|resto)(?!\p{L}).*(?:readable|legible|visible|lesbar|sichtbar|lisible|legível|leggibil|visível|visibile)/iu;

/** What a crop takes off a side when nobody says how much. */
const UNSAID_PERCENT = 15;

const hides = ({ operation, options }: PlannedStep): boolean =>
  operation === 'hide-faces' ||
  (['blur', 'pixelate'].includes(operation) && ['license plate', 'text'].includes(String(options['where'])));
const removesPeople = ({ operation, options }: PlannedStep): boolean =>
  operation === 'remove-object' && options['names'] === 'person';

/** The clause in which one of several things is meant, of which a step would change all: "the car on the left red". */
const oneOfThings = (step: PlannedStep, clauses: readonly Clause[]): Clause | undefined => {
  const { operation, options } = step;
  const names = String(options['names'] ?? options['where'] ?? '').split(',');
  const isNamed = (word: Word): boolean =>
    operation === 'smooth-skin'
      ? isPerson(word)
      : [valueIn(word, 'thing'), valueIn(word, 'region')].some(
          (name) => name !== null && names.includes(name),
        );
  const isBeside = (word: Word): boolean => ['left', 'right'].includes(valueIn(word, 'place') ?? '');
  return clauses.find(
    ({ words, text }) =>
      words.some(isNamed) && (ONE_OF.test(text) || (operation !== 'remove-object' && words.some(isBeside))),
  );
};

/** The clause that means one of several people, faces, plates or texts that cannot be told apart. Null for none. */
export const oneOfSeveral = (
  { steps }: PromptReading,
  clauses: readonly Clause[],
): { readonly told: string; readonly hint: string } | null => {
  const find = (test: (clause: Clause) => boolean, hint: string): { told: string; hint: string } | null => {
    const found = clauses.find(test);
    return found === undefined ? null : { told: found.text, hint };
  };
  if (steps.some(({ operation }) => operation === 'hide-faces' || operation === 'blur-background')) {
    const face = find(
      ({ words }) => words.some(({ text }) => ONE_FACE.test(text)) && words.some(isSide),
      FACES_HINT,
    );
    if (face !== null) return face;
  }
  if (steps.some(({ operation }) => operation === 'hide-faces')) {
    // "Meine Tochter vorne nicht": somebody whose face shall be seen.
    const others = find(
      ({ text, words, negated }) =>
        NOT_OURS.test(text) ||
        (words.every((word) => says(word, 'only', 'filler', 'but')) &&
          negated.some(isPerson) &&
          negated.every(
            (word) => isPerson(word) || valueIn(word, 'place') !== null || says(word, 'not', 'article'),
          )),
      FACES_HINT,
    );
    if (others !== null) return others;
  }
  const [thing] = steps.flatMap((step) => oneOfThings(step, clauses) ?? []);
  if (thing !== undefined) return { told: thing.text, hint: PAINT_HINT };
  if (steps.some(hides)) {
    const one = find(({ text }) => ONE_OF.test(text), PAINT_HINT);
    if (one !== null) return one;
  }
  if (steps.some(hides) || steps.some(({ options }) => options['names'] === 'teeth')) {
    const mine = find(({ text }) => NOT_MINE.test(text) || REST_READABLE.test(text), PAINT_HINT);
    if (mine !== null) return mine;
  }
  if (steps.some(({ operation }) => operation === 'remove-object') || steps.some(hides)) {
    const counted = find(({ text }) => COUNTED.test(text), PAINT_HINT);
    if (counted !== null) return counted;
  }
  if (steps.some(removesPeople)) {
    const kept = find(({ text }) => NOT_ONE.test(text), PAINT_HINT);
    if (kept !== null) return kept;
  }
  const only = clauses.find(
    ({ words }) =>
      words.some((word) => says(word, 'only')) &&
      words.some((word) => isPerson(word) || ONLY_ONE.test(word.text)),
  );
  if (only === undefined) return null;
  const isBeside = clauses.some(({ words }) => words.some(isPerson) && words.some(isSide));
  const isCut = steps.some(
    ({ operation, options }) =>
      operation === 'remove-background' || (operation === 'crop' && options['percent'] === UNSAID_PERCENT),
  );
  const isOfPerson = only.words.some(isPerson);
  const isOne = only.words.some(({ text }) => ONLY_ONE.test(text));
  const isToned = steps.some(
    ({ operation, options }) =>
      options['where'] === 'subject' ||
      (!('where' in options) && operationOf(operation).phase === 'correction'),
  );
  const isAmongOthers = isOne && clauses.some(({ text }) => OTHERS.test(text));
  return (isCut && isBeside && (isOfPerson || isOne)) || (isToned && isAmongOthers)
    ? { told: only.text, hint: PAINT_HINT }
    : null;
};

const SELF =
  /(?<!\p{L})(?:me|us|myself|mich|uns|ich|wir|moi|nous|mí|yo|nosotr[oa]s|mim|eu|nós|noi|io|só a gente|somente a gente|apenas a gente)(?!\p{L})/iu;
const BUT_US =
  /(?<!\p{L})(?:menos|except|but|außer|sauf|excepto|exceto|tranne|eccetto|salvo) (?:me|us|mich|uns|moi|nous|yo|mí|nosotr[oa]s|eu|nós|noi|me)(?!\p{L})/iu;

/** "Tourists out, leave only me and my boyfriend": only the people behind those who stay are removed. */
export const withUsStaying = (reading: PromptReading, clauses: readonly Clause[]): PromptReading => {
  const staying = clauses.filter(
    (clause) =>
      BUT_US.test(clause.text) ||
      (LEAVES.test(clause.text) && clause.words.some((word) => says(word, 'only')) && SELF.test(clause.text)),
  );
  if (staying.length === 0) return reading;
  const after = clauses.slice(clauses.indexOf(staying[0] as Clause));
  const names = new Set(
    after
      .flatMap(({ words }) => words.filter((word) => valueIn(word, 'thing') === 'person'))
      .map(({ text }) => text.toLowerCase()),
  );
  const steps = reading.steps.map((step) => {
    if (!removesPeople(step) || !['', 'any'].includes(String(step.options['place']))) return step;
    const said = String(step.options['said'])
      .split(' and ')
      .filter((one) => !names.has(one));
    return {
      ...step,
      options: { ...step.options, place: 'behind', count: 0, said: said.join(' and ') || 'others' },
    };
  });
  return { ...reading, steps };
};
