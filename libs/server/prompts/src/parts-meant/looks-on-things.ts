import { operationOf } from '@safelight/operations';
import { PAINT_HINT } from '../clause-reading.ts';
import { says, type Clause } from '../clauses/clauses.ts';
import { type PlannedStep, type PromptReading, withUndone } from '../prompt-reading.ts';
import type { Word } from '../words/words.ts';
import { isDefinite, thingAt } from './things.ts';

/** “On”, with or without its article, in six languages. */
const ON = /^(?:on|auf|en|sur|sobre|em|n[oa]s?|su|sul|sull|sull['’]|sullo|sulla|sulle|sui|sugli)$/iu;
const EFFECT =
  /^(?:(?:\p{L}+-?)?(?:effects?|effekt|filter|glow|leuchten)|efectos?|effets?|efeitos?|effett[oi]|filtr[oe]|looks?|brillo|lueur|brilho|bagliore)$/iu;
/** Nouns that name no thing in the image: a manner, or what the image is printed on. */
const NO_THING =
  /^(?:styles?|stil|estilo|stile|manner|art|canvas|paper|leinwand|papier|lienzo|papel|toile|tela|carta|print|druck)$/iu;

/** True for a clause that wants a look on a thing which nothing finds: “neon glow effect on the guitar”. */
const putsLookOnThing = ({ words }: Clause, { operation }: PlannedStep): boolean => {
  const isLook = (word: Word | undefined): boolean =>
    word !== undefined && (EFFECT.test(word.text) || says(word, `op:${operation}` as never));
  return (
    // Seen from above, a whole place looks like a model of it.
    operation !== 'tilt-shift' &&
    words.some((word) => says(word, `op:${operation}` as never)) &&
    words.some((word, at) => {
      if (!ON.test(word.text) || !isLook(words[at - 1])) return false;
      const from = isDefinite(word) ? at : at + 1;
      const thing = thingAt(words, from);
      return (
        thing !== null &&
        !thing.isFound &&
        !words.slice(from, thing.to).some(({ text }) => NO_THING.test(text))
      );
    })
  );
};

/** Removes looks of the whole image that somebody wants on a thing which nothing finds, and tells them as undone. */
export const withoutLooksOfThings = (reading: PromptReading, clauses: readonly Clause[]): PromptReading => {
  const told: string[] = [];
  const steps = reading.steps.filter((step) => {
    const isLookOfWhole =
      ['look', 'finish'].includes(operationOf(step.operation).phase) && !('where' in step.options);
    const clause = isLookOfWhole ? clauses.find((one) => putsLookOnThing(one, step)) : undefined;
    if (clause !== undefined) told.push(clause.text);
    return clause === undefined;
  });
  return told.length === 0 ? reading : withUndone({ ...reading, steps }, told, PAINT_HINT);
};
