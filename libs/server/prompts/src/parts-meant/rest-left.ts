import { readByRules } from '../by-rules/read-by-rules.ts';
import { PAINT_HINT } from '../clause-reading.ts';
import { clausesOf, says, type Clause } from '../clauses/clauses.ts';
import { valueIn } from '../clauses/reading.ts';
import { quote, type PlannedStep, type PromptReading } from '../prompt-reading.ts';
import { canBePartial } from '../regions.ts';
import type { Word } from '../words/words.ts';
import { OF_WHOLE, unfoundIn } from './things.ts';

/** “Nothing else” shall change, in six languages. */
const NOTHING_ELSE =
  /(?<!\p{L})(?:nothing else|sonst nichts|nichts (?:anderes|sonst)|nada más|rien d['’ ]?autre|mais nada|nada mais|nient['’ ]?altro|nulla d['’ ]?altro)(?!\p{L})/iu;
/** “The rest”, in six languages. It stays only if no verb asks to change it as well. */
const REST =
  /(?<!\p{L})(?:(?:everything|all) else|the rest|alles andere|de[rn] rest|rest (?:so|lassen|bleibt)|lo demás|el resto|le reste|au reste|o resto|no resto|il resto)(?!\p{L})/iu;
/** “The rest can stay blurry”: it stays as it is. */
const REST_STAYS = new RegExp(
  `${REST.source} (?:can|may|might|kann|darf|mag|puede|peut|pode|può)(?: (?:ruhig|gerne?|bien|très bien|pure|muito bem|happily|just))? (?:\\p{L}+ )?(?:stay|remain|be left|bleiben|quedar(?:se)?|seguir|rester|ficar|continuar|restare|rimanere)(?!\\p{L})`,
  'iu',
);
const leavesRest = ({ text }: Clause): boolean =>
  NOTHING_ELSE.test(text) ||
  REST_STAYS.test(text) ||
  (REST.test(text) && readByRules(text).steps.length === 0);
/** True for the name of a part, or of writing, which can be hidden but not changed alone. */
const isUnfoundPart = (word: Word): boolean =>
  says(word, 'part', 'word') && !OF_WHOLE.test(word.text) && [null, 'text'].includes(valueIn(word, 'region'));
/** “Etikett schärfen”: a German noun without an article. */
const isBareNoun = ([noun, verb, ...others]: readonly Word[]): boolean =>
  noun !== undefined &&
  noun.concepts.size === 0 &&
  /^\p{Lu}\p{L}{3,}$/u.test(noun.text) &&
  verb !== undefined &&
  verb.concepts.size > 0 &&
  /^\p{Ll}+n$/u.test(verb.text) &&
  others.length === 0;
/** True for a clause about a part of the image that nothing finds. */
const isOfUnfound = ({ words }: Clause): boolean =>
  !words.some((word) => says(word, 'picture', 'everything', 'background')) &&
  (unfoundIn(words) !== null || words.some(isUnfoundPart) || isBareNoun(words));

/**
 * Refuses the reading if it would change the whole image for a part that nothing finds, although the rest shall stay as it is: “sharpen the label, leave the rest”.
 */
export const withRestLeft = (reading: PromptReading, prompt: string): PromptReading => {
  const isOfWhole = ({ operation, options }: PlannedStep): boolean =>
    (canBePartial(operation) || operation === 'blur-background') && !('where' in options);
  if (!reading.steps.some(isOfWhole)) return reading;
  const clauses = clausesOf(prompt);
  const at = clauses.findIndex(leavesRest);
  const named = clauses.slice(0, at + 1).find(isOfUnfound);
  return named === undefined ? reading : { steps: [], notPossible: [quote(named.text)], hints: [PAINT_HINT] };
};
