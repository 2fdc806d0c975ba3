import { END, NUMBER, PLACE, PUT, START, WRITE } from './words-of-texts.ts';

/** The words for © before a quoted text, of which it is a part: `copyright sign + "J. Doe"`, `copyright "J. Doe"`. */
const SIGN_BEFORE =
  /(?<!\p{L})(?:copyright[- ]?(?:sign|symbol|zeichen)|(?:signe?|symbole?|s[ií]mbolo)(?: (?:de|di|del|do))? copyright|copyright(?= ?["“„«])|©)\s*(?:\+|and|und|y|et|e|,)?\s*(["“„«])/iu;
/** A date, time or price that is the second of two texts: `"OPENING" and below it smaller 14.06.2025`. */
const SECOND_NUMBER = new RegExp(
  String.raw`(?<=["”»“][^"“”„«»]*(?:below|underneath|beneath|above|darunter|darüber|debajo|encima|abajo|arriba|dessous|dessus|embaixo|abaixo|acima|sotto|sopra)(?: \p{L}+){0,3}:? )${NUMBER.source}(?=[\s.!]*$)`,
  'iu',
);
const AT_PLACE = `(?:(?:at|on|in|auf|am|en|na|no|au|a|in) (?:the |la |el |le |o )?)?(?:${PLACE}|top|below|underneath|beneath|above|darunter|darüber|debajo|encima|dessous|dessus|abaixo|acima|sotto|sopra)${END}`;
/** A date, time or price with its place, beside a quoted text with another: `"SALE" at the top and 12.50€ below`. */
const NUMBER_AT_PLACE = new RegExp(
  `(?<=["”»“] [^"“”„«»]{2,40}(?:,| and| und| y| et| e) )${NUMBER.source}(?= ${AT_PLACE})|(?<=${START}(?:${PUT}|${WRITE}) )${NUMBER.source}(?= ${AT_PLACE}(?:,| and| und| y| et| e) ["“„«])`,
  'iu',
);
const PHONE =
  '(?:(?:the|my|our|die|meine|unsere|el|mi|nuestro|le|mon|notre|o|meu|nosso|il|mio|nostro) )?(?:(?:phone|telephone|mobile|cell|whatsapp)(?: number)?|number|(?:telefon|handy)?nummer|telefon|tel|teléfono|telefono|número|móvil|cel|tlf|téléphone|numéro|telefone|telemóvel|celular|zap|numero|cellulare)(?: (?:de teléfono|de téléphone|de telefone|di telefono))?\\.?:? (?<number>\\+?\\(?\\d[\\d ()./-]{4,}\\d)(?!\\p{L})';
const LINK = ',? (?:(?:and|und|y|et|e|plus|with|mit|con|avec|com|\\+) )?';
/** A telephone number beside a quoted text, of which it is a part: `"Cakes by Lena" and the phone number 555 12 34`. */
const NUMBER_BESIDE = new RegExp(`(?<=["“„«])(?<text>[^"“”„«»]+)(?<end>["”»“])${LINK}${PHONE}`, 'iu');
/** A telephone number that is a second text at another place: `"Open" at the top and the phone number 555 12 34 below`. */
const NUMBER_ELSEWHERE = new RegExp(`(?<=["”»“] [^"“”„«»,.;]{2,40})(?<link>${LINK})${PHONE}`, 'iu');
/** A prompt with quotation marks around numbers that belong to its texts, or are texts of their own. */
export const withNumbersBeside = (prompt: string): string =>
  prompt
    .replace(NUMBER_BESIDE, '$<text> $<number>$<end>')
    .replace(NUMBER_ELSEWHERE, '$<link>"$<number>"')
    .replace(NUMBER_AT_PLACE, '"$&"');
/** A prompt with quotation marks around all that belongs to its texts. */
export const withWholeTexts = (prompt: string): string =>
  withNumbersBeside(prompt.replace(SIGN_BEFORE, '$1© ').replace(SECOND_NUMBER, '"$&"'));
