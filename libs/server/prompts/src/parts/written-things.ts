import { valueIn } from '../clauses/reading.ts';
import type { Word } from '../words/words.ts';

/** Names and dates, which are written in a picture like the numbers and addresses that the lexicons know. */
const WRITTEN =
  /^(?:(?:last |first |full )?names?|surnames?|birth(?: ?date)?|nam(?:e|en)|\p{L}{3,}namen?|straßenschild(?:er)?|street ?signs?|hausnummern?|geburts(?:datum|tag)|unterschrift(?:en)?|(?:los )?nombres?|apellidos?|nacimiento|firma|noms?|prénoms?|naissance|signatures?|nomes?|sobrenomes?|nascimento|assinaturas?|nom[ei]|cognom[ei]|nascita|firme)$/iu;

/** True for one kind of text in a picture, which cannot be told from its other text: "phone number", "Geburtsdatum". */
export const isWrittenThing = (word: Word): boolean =>
  word.quote === null && (valueIn(word, 'region') === 'private text' || WRITTEN.test(word.text));
