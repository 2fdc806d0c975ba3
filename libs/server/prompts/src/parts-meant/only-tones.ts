import { PAINT_HINT } from '../clause-reading.ts';
import type { Clause } from '../clauses/clauses.ts';
import { type PlannedStep, type PromptReading, withUndone } from '../prompt-reading.ts';

const ONLY =
  '(?:only|just|nur|bloß|s[oó]lo|solamente|únicamente|seulement|uniquement|juste|só|apenas|somente|soltanto|unicamente)';
/** Tones of the image, from the brightest to the darkest, and what is white. */
const TONES =
  '(?:whites|highlights|mid-?tones?|mids|blacks|shadows|wei(?:ß|ss)töne|(?:spitz)?lichter|mitteltöne|schwarztöne|tiefen|schatten|blancos|luces altas|altas luces|medios tonos|negros|sombras|blancs|hautes lumières|tons moyens|noirs|ombres|brancos|altas luzes|realces|meios-tons|pretos|bianchi|alte luci|mezzi ?toni|neri|ombre)';
const ARTICLE = '(?:the|die|das|den|el|los|las|les?|os?|as|il?|gli) ';
/** “White”, which without an article only says how something is: “the sky is just white”. */
const WHITE = '(?:white|wei(?:ß|ss)|blanco|blanc|branco|bianco)';
const ONLY_TONES = new RegExp(
  `(?<!\\p{L})(?:${ONLY} (?:(?:${ARTICLE})?${TONES}|${ARTICLE}${WHITE})(?!\\p{L})|${TONES} ${ONLY}(?=\\s*$))`,
  'iu',
);
const OF_ALL_TONES: readonly string[] = ['brighten', 'darken'];

/**
 * Removes steps that would make the whole image brighter or darker for the sake of one of its tones: “brighten whites only”.
 * Bright shadows and dark highlights have steps of their own.
 */
export const withoutTonesAlone = (reading: PromptReading, clauses: readonly Clause[]): PromptReading => {
  const told = clauses.find(({ text }) => ONLY_TONES.test(text));
  const isOfAll = ({ operation, options }: PlannedStep): boolean =>
    OF_ALL_TONES.includes(operation) && !('where' in options);
  return told === undefined || !reading.steps.some(isOfAll)
    ? reading
    : withUndone(
        { ...reading, steps: reading.steps.filter((step) => !isOfAll(step)) },
        [told.text],
        PAINT_HINT,
      );
};
