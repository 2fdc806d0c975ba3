import { operationOf } from '@safelight/operations';
import type { Clause } from '../clauses/clauses.ts';
import { PAINT_HINT } from '../clause-reading.ts';
import { quote, type PromptReading } from '../prompt-reading.ts';

/** A sticker that is stuck on something, in six languages. A picture that becomes one has no definite article. */
const STICKER =
  /(?<!\p{L})(?:(?:the|that|those|der|den|die|le|la|les|el|los|las|o|a|os|as|il|lo|gli|i) |l['’ ])(?:stickers?|aufkleber|autocollants?|adesiv[oi]|bollin[oi]|pegatinas?|calcomanías?)(?!\p{L})/iu;
/** "Stickers off the laptop". */
const STICKERS_OFF =
  /^(?:stickers?|aufkleber|autocollants?|adesivi|pegatinas?) (?:off|gone|away|weg|ab|runter|fuera|via)(?!\p{L})/iu;
const HIDDEN: readonly string[] = ['blur', 'pixelate', 'hide-faces', 'remove-object'];
const HIDES = /(?<!\p{L})(?:remove|hide|cover|blur|erase|delete|get rid of|pixelate)(?!\p{L})/iu;
const CUT_OUT =
  /(?<!\p{L})(?:background|transparent\p{L}*|cut ?out|png|hintergrund|freistell\p{L}*|fond|détour\p{L}*|fondo|recort\p{L}*|fundo|sfondo|scontorn\p{L}*)(?!\p{L})/iu;

/** The plan, without a cut-out for a sticker that shall be hidden, which nothing finds. */
export const withStickersLeft = (reading: PromptReading, clauses: readonly Clause[]): PromptReading => {
  const text = clauses.map((clause) => clause.text).join(', ');
  const [off] = STICKERS_OFF.exec(text) ?? [];
  const [sticker] = STICKER.exec(text) ?? [off];
  const isHidden =
    off !== undefined ||
    reading.steps.some(({ operation }) => HIDDEN.includes(operation)) ||
    HIDES.test(text);
  if (sticker === undefined || !isHidden || reading.steps.length === 0 || CUT_OUT.test(text)) return reading;
  const told = reading.notPossible.filter((one) => one !== operationOf('remove-background').title);
  const isSaid = told.some((one) => STICKER.test(one));
  return {
    ...reading,
    // Blurred without a part, the whole image would be.
    steps: reading.steps.filter(
      ({ operation, options }) =>
        operation !== 'remove-background' &&
        !(['blur', 'pixelate'].includes(operation) && !('where' in options)),
    ),
    notPossible: isSaid ? told : [...told, quote(sticker)],
    hints: [...new Set([...reading.hints, PAINT_HINT])],
  };
};
