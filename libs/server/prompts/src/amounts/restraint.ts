import { type Clause, says } from '../clauses/clauses.ts';
import { unquoted, type PlannedStep, type PromptReading } from '../prompt-reading.ts';
import { wordsOf } from '../words/words.ts';
import { STRENGTH } from './amounts.ts';

const FEW = '(?: \\p{L}+){0,4}';
/** Says in six languages that a change shall not be seen as one: "not like a fake filter", "que ça reste naturel". */
const RESTRAINED = new RegExp(
  `(?<!\\p{L})(?:${[
    `(?:not|no|nothing|without|dont|don t|doesn t|isn t)${FEW} (?:fake|plastic\\p{L}*|filters?|filtered|airbrushed|over the top|overdone|over ?done|photoshopped|dolls?|barbie|wax\\p{L}*|hollywood|facetuned?|obvious)`,
    '(?:keep|stay|stays|look|looks|looking|remain|leave)(?: (?:it|me|her|him|us|them|still|all))?(?: looking)? (?:real|realistic|natural|believable|like (?:me|myself|herself|himself|ourselves))',
    'still(?: \\p{L}+){0,4} look like (?:me|myself|him|her|us)|just (?:soften|a touch)',
    `(?:nicht|kein)${FEW} (?:künstlich|plastik\\p{L}*|filter\\p{L}*|puppe|unecht|übertrieben)|ohne${FEW} (?:\\p{L}*filter\\p{L}*|plastik\\p{L}*)|natürlich (?:bleiben|aussehen|wirken|bleibt|aussieht)|(?:dass )?man es nicht (?:merkt|sieht)|nur (?:weicher|weichzeichnen|abmildern)`,
    `(?:pas|sans|non)${FEW} (?:filtres?|plastique|artificiel\\p{L}*|faux|poupée|retouchée?s?)|rest\\p{L}*(?: \\p{L}+)? naturel\\p{L}*|sans que (?:ça|cela) se voie|que (?:ça|cela) ne se voie pas`,
    `(?:no|sin|nada)${FEW} (?:filtros?|plástic[oa]|artificial|fals[oa]|muñec[oa])|sin que se note|que no se note|(?:quede|quedar|vea|note|siga|sea) natural`,
    `(?:non|senza|niente)${FEW} (?:filtr[oi]|plastica|fint[oaie]|artificial[ei]|bambola)|(?:rest\\p{L}*|sia|sembri) natural[ei]|senza che si (?:noti|veda)|che non si (?:noti|veda)`,
    `(?:não|nao|sem|nada)${FEW} (?:filtros?|plástic[oa]|artificial|fals[oa]|bonec[oa])|(?:fique|ficar|seja|continue) natural|sem que (?:se )?(?:note|perceba)|que n[aã]o se (?:note|perceba)`,
  ].join('|')})(?!\\p{L})`,
  'iu',
);
/** "Dents plus blanches mais naturelles": a clause of this word alone. */
const NATURAL =
  /^(?:(?:but|aber|pero|mais|mas|ma|and|und|y|et|e) )?(?:still )?(?:natural(?:ly|es|i)?|naturale|naturell?e?s?|natürlich(?:e|er|es)?|naturais)(?: please| bitte| por favor)?$/iu;
const SMOOTH = /smooth|soften|glätt|weich|liss|adouc|suav|alis|levig|ammorb/iu;

/** Retouching, which is easily too much. */
const isRetouch = ({ operation, options }: PlannedStep): boolean =>
  ['smooth-skin', 'enhance-colors'].includes(operation) ||
  (operation === 'saturation' && options['direction'] === 'more') ||
  (operation === 'recolor' && options['names'] === 'teeth');

/** "Can you smooth it", beside skin that is smoothed. */
const isSmoothing = (told: string): boolean => {
  const { words } = wordsOf(unquoted(told));
  return (
    words.some(({ text }) => SMOOTH.test(text)) &&
    words.every(
      (word) => SMOOTH.test(word.text) || says(word, 'filler', 'article', 'this', 'make', 'but', 'subject'),
    )
  );
};

/** The plan with a softer retouch if the prompt says that nobody shall notice it. */
export const withRestraint = (reading: PromptReading, clauses: readonly Clause[]): PromptReading => {
  const text = clauses.map((clause) => clause.text).join(' ');
  const isRestrained = RESTRAINED.test(text) || clauses.some((clause) => NATURAL.test(clause.text.trim()));
  if (!reading.steps.some(isRetouch) || !isRestrained) return reading;
  const isSkin = reading.steps.some(({ operation }) => operation === 'smooth-skin');
  const notPossible = reading.notPossible.filter(
    (told) =>
      ![RESTRAINED, NATURAL].some((form) => form.test(unquoted(told))) && !(isSkin && isSmoothing(told)),
  );
  return {
    ...reading,
    steps: reading.steps.map((step) =>
      isRetouch(step) && step.strength === STRENGTH.normal ? { ...step, strength: STRENGTH.subtle } : step,
    ),
    notPossible,
    hints: notPossible.length > 0 ? reading.hints : [],
  };
};
