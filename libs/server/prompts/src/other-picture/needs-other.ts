import { says } from '../clauses/clauses.ts';
import { type PromptReading, quote } from '../prompt-reading.ts';
import { MATCH_HINT } from '../rules/looks.ts';
import { normalized } from '../words/normalized.ts';
import { reworded } from '../rewordings/reworded.ts';
import { wordsOf } from '../words/words.ts';
import { otherPictureWishIn } from './other-picture-wish.ts';
import { takesFromOther } from './takes-from-other.ts';
import { OF_COLORS } from './words-for-it.ts';

const PICTURE =
  '(?:photos?|pictures?|pics?|images?|shots?|bild(?:er)?|fotos?|imagen|imágenes|imagem|imagens|immagin[ei])';
const SENT =
  '(?:uploaded|attached|added|sent|hochgeladen|angehängt|geschickt|subí|subido|mandé|envié|adjunté|envoyée?s?|chargée?s?|ajoutée?s?|mandei|enviei|anexei|caricat[oaie]|allegat[oaie]|mandat[oaie]|inviat[oaie])';
/** "The beach pic I also uploaded", "par ma photo de montagne": another picture that no word calls so. */
const SPOKEN_OF: readonly RegExp[] = [
  new RegExp(`(?<!\\p{L})${PICTURE} (?:[\\p{L}'’]+ ){0,4}${SENT}(?!\\p{L})`, 'iu'),
  new RegExp(
    `(?<!\\p{L})(?:with|for|to|by|mit|durch|gegen|por|con|par|avec|contre|pela?o?|per) (?:my|our|mein\\p{L}*|unser\\p{L}*|mi|nuestra|ma|notre|minha|nossa|la mia|la nostra|una mia) (?:\\p{L}+ ){0,2}${PICTURE}(?!\\p{L})`,
    'iu',
  ),
];

/** True for a prompt that may speak of another picture, so that it is worth reading as if there were one. */
const maySpeakOfOther = (prompt: string): boolean => {
  const plain = normalized(prompt);
  const isSaid = (text: string): boolean =>
    wordsOf(text).words.some((word) => says(word, 'reference', 'collage'));
  return (
    SPOKEN_OF.some((form) => form.test(plain)) ||
    isSaid(plain) ||
    isSaid(reworded(plain)) ||
    otherPictureWishIn(plain) !== null
  );
};

/**
 * The reading of a prompt without another picture, with what would be done if there were one. `readWithOther` reads the
 * prompt as if there were.
 */
export const withOtherRead = (
  reading: PromptReading,
  prompt: string,
  readWithOther: () => PromptReading,
): PromptReading => {
  const { steps, notPossible, hints } = reading;
  const isRefused = steps.length === 0 || notPossible.length > 0;
  const asksForColors = hints.includes(MATCH_HINT);
  if (!isRefused || !(asksForColors || maySpeakOfOther(prompt))) return reading;
  const withReference = readWithOther();
  // "Put my husband into it, from my other photo": its colors alone are not what was asked for.
  const isAsked = withReference.steps.some(
    (step) =>
      takesFromOther(step) &&
      (step.operation !== 'match-reference' || asksForColors || OF_COLORS.test(prompt)),
  );
  if (!isAsked) return reading;
  return { ...reading, withReference, notPossible: notPossible.length > 0 ? notPossible : [quote(prompt)] };
};

/** What is not done only because no other picture is chosen, and the rest that is not done in any case. */
interface Undone extends Pick<PromptReading, 'notPossible' | 'hints'> {
  readonly needsReference: readonly string[];
}

export const undoneOf = ({ notPossible, hints, withReference }: PromptReading): Undone => {
  const needsReference =
    withReference?.steps.some(takesFromOther) === true
      ? notPossible.filter((told) => !withReference.notPossible.includes(told))
      : [];
  return withReference === undefined || needsReference.length === 0
    ? { needsReference: [], notPossible, hints }
    : { needsReference, notPossible: withReference.notPossible, hints: withReference.hints };
};
