import { form, START, WRITE } from '../unquoted/words-of-texts.ts';
import { LEFT } from './taken-back.ts';

/*
 * Second thoughts about the letters of a text: "write "A" in red, no wait, leave it in red but bigger". Nothing of the text
 * is taken back, and "bigger" alone would enlarge the picture.
 */

/** For each language words for other letters, and those that a text is read with. */
const SIZES: readonly (readonly [said: string, plainer: string])[] = [
  ['bigger|larger', 'but bigger'],
  ['smaller', 'but smaller'],
  ['größer|groesser', 'in großen Buchstaben'],
  ['kleiner', 'in kleinen Buchstaben'],
  ['más grandes?', 'pero más grande'],
  ['más (?:pequeñ|chic)[oa]s?', 'pero más pequeño'],
  ['plus (?:grand|gros)e?s?', 'mais plus grand'],
  ['plus petite?s?', 'mais plus petit'],
  ['maior(?:es)?', 'em letras grandes'],
  ['menor(?:es)?', 'em letras pequenas'],
  ['più grand[ei]', 'ma più grande'],
  ['più piccol[oaei]', 'ma più piccolo'],
];
const BUT = '(?:but|just|only|and|aber|nur|und|pero|solo|y|mais|et|juste|mas|só|e|ma|e)';
const MAKE =
  '(?:make|write|put|have|mach|schreib|haz|hazlo|ponlo|escríbelo|fais|mets|écris|faz|põe|escreve|fallo|mettilo|scrivilo)(?:[- ](?:it|that|them|the (?:letters|text)|es|das|le|la|les|ça|isso|lo))?';
const WRITES = form(`"q\\d+"|${START}(?:${WRITE})`);
/** Short words that may stand beside what is said again: "in red", "at the top". */
const SMALL_WORD = /^(?:\p{L}{1,3})$/u;

/** The wish for a text with letters of the size that the fragment names. Null if it names none, or anything else. */
export const lettersOtherwise = (wish: string, fragment: string): string | null => {
  if (!WRITES.test(wish)) return null;
  for (const [said, plainer] of SIZES) {
    const found = new RegExp(
      `^(?:(?:${LEFT}|${MAKE})(?!\\p{L}))?(?<again>.*?)(?:(?<!\\p{L})${BUT})?\\s*(?<!\\p{L})(?:${said})$`,
      'iu',
    ).exec(fragment.trim());
    if (found === null) continue;
    const again = (found.groups?.['again'] ?? '').split(/[\s,]+/u).filter((word) => !SMALL_WORD.test(word));
    const isSaidBefore = again.every((word) => wish.toLowerCase().includes(word.toLowerCase()));
    return isSaidBefore ? `${wish} ${plainer}` : null;
  }
  return null;
};
