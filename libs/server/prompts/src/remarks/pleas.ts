import type { Language } from '../lexicon/languages.ts';
import { wordsOf } from '../words/words.ts';

/** Verbs of pleas to repair a picture, in six languages. */
const RESCUE =
  /(?<!\p{L})(?:sav(?:e|ed)|fix(?:ed)?|rescued?|repair(?:ed)?|salvaged?|restored?|help|retten|beheben|reparieren|hilfe|salvar|arreglar|rescatar|recuperar|reparar|ayuda|sauver|rattraper|rattrapable|récupérer|récupérable|réparer|arrumar|consertar|ajuda|sistemar[el]\p{L}*|aggiustar[el]\p{L}*|riparar[el]\p{L}*|aiuto)(?!\p{L})/iu;
const IT_IS: Readonly<Record<Language, string>> = {
  english: 'it is',
  spanish: 'la foto está',
  german: 'das Bild ist',
  french: 'la photo est',
  portuguese: 'a foto está',
  italian: 'la foto è',
};

/**
 * A prompt that names a look as what is wrong with the picture, because what was left out of it pleads for a repair:
 * "it is faded" for "faded, can you save it?". Null if nobody pleads.
 */
export const asFault = (asked: string, written: string): string | null =>
  RESCUE.test(written) && !RESCUE.test(asked) ? `${IT_IS[wordsOf(written).language]} ${asked}` : null;
