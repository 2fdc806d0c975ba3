import { valueIn } from '../clauses/reading.ts';
import { quote, type PlannedStep, type PromptReading } from '../prompt-reading.ts';
import type { Word } from '../words/words.ts';
import type { Said } from './said.ts';

/** Words in six languages for how a surface shines, which a new color does not change: "matte black", "mattschwarz". */
const FINISH =
  /^(?:matt(?=schwarz|grau|weiß|weiss|rot|blau|grün|gelb)|(?:matt(?:e[nrs]?)?|mat[es]?|fosc[oa]s?|opac[oahi]+|glossy?|satin|metallic|metálic[oa]s?|métallisée?|metallizzat[oa]|lucid[oa])$)/iu;
const finishIn = (text: string): string | null => FINISH.exec(text)?.[0] ?? null;
const isColor = (word: Word | undefined): boolean => word !== undefined && valueIn(word, 'color') !== null;

/** The word for the finish beside a color, or within a color of several words: "matte black", "nero opaco". */
const finishOfColor = (words: readonly Word[]): string | null => {
  const [told] = words.flatMap((word, at) => {
    const parts = word.text.split(' ');
    const isPhrase = isColor(word) && parts.length > 1;
    return isPhrase || isColor(words[at - 1]) || isColor(words[at + 1])
      ? parts.map(finishIn).filter((part) => part !== null)
      : [];
  });
  return told ?? null;
};

const isRecolor = ({ operation }: PlannedStep): boolean => operation === 'recolor';

/**
 * The reading with the finish of a new color listed as not done: with "matte black" a car becomes black, but shines as
 * before.
 */
export const withFinishUndone = (reading: PromptReading, { words }: Said): PromptReading => {
  if (!reading.steps.some(isRecolor)) return reading;
  const told = finishOfColor(words);
  if (told === null) return reading;
  const others = reading.notPossible.filter(
    (one) => one !== 'fade' && !(one.startsWith('“') && one.toLowerCase().includes(told.toLowerCase())),
  );
  return { ...reading, notPossible: [...others, quote(told)], hints: others.length > 0 ? reading.hints : [] };
};
