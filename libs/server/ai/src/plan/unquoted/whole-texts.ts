import { NUMBER } from './words-of-texts.ts';

/** The words for © before a quoted text, of which it is a part: `copyright sign + "J. Doe"`, `copyright "J. Doe"`. */
const SIGN_BEFORE =
  /(?<!\p{L})(?:copyright[- ]?(?:sign|symbol|zeichen)|(?:signe?|symbole?|s[ií]mbolo)(?: (?:de|di|del|do))? copyright|copyright(?= ?["“„«])|©)\s*(?:\+|and|und|y|et|e|,)?\s*(["“„«])/iu;
/** A date, time or price that is the second of two texts: `"OPENING" and below it smaller 14.06.2025`. */
const SECOND_NUMBER = new RegExp(
  String.raw`(?<=["”»“][^"“”„«»]*(?:below|underneath|beneath|above|darunter|darüber|debajo|encima|abajo|arriba|dessous|dessus|embaixo|abaixo|acima|sotto|sopra)(?: \p{L}+){0,3}:? )${NUMBER.source}(?=[\s.!]*$)`,
  'iu',
);
/** A prompt with quotation marks around all that belongs to its texts. */
export const withWholeTexts = (prompt: string): string =>
  prompt.replace(SIGN_BEFORE, '$1© ').replace(SECOND_NUMBER, '"$&"');
