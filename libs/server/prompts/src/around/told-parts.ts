import { says } from '../clauses/clauses.ts';
import { VERBS } from '../lexicon/concepts.ts';
import {
  belongsToWish,
  isAsked,
  mayChangeWish,
  mayNeedTold,
  namesSomebody,
  namesTone,
} from './belongs-to-wish.ts';
import { toldOdds } from './told-odds.ts';
import { isToldSentence } from '../remarks/told/told-sentences.ts';
import { withTextBeforePlace } from '../unquoted/before-place.ts';
import { beforeThis } from '../unquoted/named-elsewhere.ts';
import { withQuotedText } from '../unquoted/quoted-text.ts';
import { HOLE, withHoles } from '../words/quotations.ts';
import { wordsOf } from '../words/words.ts';
import { mayBeText } from '../normalization/shouted.ts';

/*
 * Sentences, parts of sentences between commas, and ends of sentences that people only tell beside their wishes. They are
 * known by a list or by what a classifier learned.
 */

/** The log odds from which a sentence, or a part of one, is left out as told: usually, and if it has words of a wish. */
const SENTENCE = [0.5, 2.5] as const;
const PART = [1, 3.2] as const;
const SEVERAL_WORDS = /\p{L} \p{L}/u;

/** Marks around a part of a sentence. */
const MARKS = /[\s,;.!?…–-]+$/u;
const bare = (text: string): string => text.replace(/^[\s¡¿]+/u, '').replace(MARKS, '');

const isToldByOdds = (
  words: string,
  [usual, ofWish]: readonly [usual: number, ofWish: number],
  isOfWish: boolean,
): boolean =>
  SEVERAL_WORDS.test(words) &&
  !words.includes(HOLE) &&
  !isAsked(words) &&
  toldOdds(words) > (isOfWish ? ofWish : usual);

/** Between sentences. */
const SENTENCES = /(?<=[.!?…;])\s+|(?<=[–-])\s+/u;
/** Between the parts of a sentence. */
const PARTS = /(?<=,)\s+/u;

const isTold = (sentence: string): boolean => {
  const words = bare(sentence);
  return (
    isToldSentence(words) ||
    isToldByOdds(words, SENTENCE, belongsToWish(words) || namesTone(words) || PARTS.test(words))
  );
};
const isToldPart = (part: string): boolean => {
  const words = bare(part);
  return isToldSentence(words) || isToldByOdds(words, PART, mayChangeWish(words));
};

/** “Sign it”: the name may be told next. */
const SIGNS =
  /(?<!\p{L})(?:sign(?:ed)?|signier\p{L}*|fírma\p{L}*|signe[rz]?|assin[ae]\p{L}*|firmal\p{L}*)(?!\p{L})/iu;
/** True for words that end in a text to write, or in words before one. */
const endsInText = (words: string): boolean =>
  mayBeText(words) || words.includes(':') || SIGNS.test(words) || withQuotedText(words) !== words;

/** Words that join a reason, a purpose or a time to a wish: “crop it before my coffee gets cold”. */
const JOINING =
  / (?=(?:because|cause|cos|since|as|so|otherwise|or else|before|while|although|even though|in case|for|weil|da|denn|damit|sonst|bevor|obwohl|falls|für|porque|ya que|pues|para|antes de|aunque|por si|si no|y así|parce que|car|vu que|pour(?! cent)|avant|sinon|même si|au cas où|pois|já que|pra|senão|embora|caso|e assim|perché|visto che|così|per(?! cento)|prima|altrimenti|anche se|nel caso|e così)(?!\p{L}))/giu;
/** True for words to which something may be joined: several, or a verb. “Preciso pra hoje” is one remark. */
const isWish = (words: string): boolean =>
  SEVERAL_WORDS.test(words) || wordsOf(words).words.some((word) => says(word, ...VERBS));
/** A part of a sentence without the end that is joined to it and only told. */
const withoutToldEnd = (part: string): string => {
  if (endsInText(part)) return part;
  const joint = [...part.matchAll(JOINING)].find(({ index }) => {
    const end = bare(part.slice(index + 1));
    return isWish(part.slice(0, index)) && isToldByOdds(end, PART, mayChangeWish(end));
  });
  return joint === undefined ? part : part.slice(0, joint.index) + (MARKS.exec(part)?.[0] ?? '');
};

/** Words that a text to write seldom contains. */
const OF_EDITING =
  /(?<!\p{L})(?:this|photos?|pictures?|pics?|images?|app|photoshop|editing|idea|how|foto|bild|ahnung|imagen|edición|retouche|imagem|edição|immagine|fotoritocco)(?!\p{L})/iu;

/** The prompt without what is only told, unless words of it must stay. Quotations are holes in it. */
const askedOf = (prompt: string, mustStay: (words: string) => boolean): string => {
  const asked: string[] = [];
  const mayBeLeftOut = (text: string): boolean =>
    !mustStay(text) && (OF_EDITING.test(text) || !endsInText(asked.join(' ').replaceAll(HOLE, '""')));
  for (const sentence of prompt.split(SENTENCES)) {
    if (isTold(sentence) && mayBeLeftOut(sentence)) continue;
    const parts = sentence.split(PARTS);
    for (const part of parts)
      if (parts.length === 1 || !isToldPart(part) || !mayBeLeftOut(part)) asked.push(withoutToldEnd(part));
  }
  return asked.join(' ').replace(/[\s,;–-]+$/u, '');
};

/** The prompt without what is only told. Behind the words for writing, only what tells of the picture is left out. */
export const withoutToldSentences = (prompt: string): string => {
  if (beforeThis(prompt) !== null || withTextBeforePlace(prompt) !== null) return prompt;
  const [holed, filled] = withHoles(prompt);
  const rest = askedOf(holed, () => false);
  // “Our cat jumped on the table. Remove it”: the pronoun stands for something that was told.
  const asked = mayNeedTold(rest) ? askedOf(holed, namesSomebody) : rest;
  const isShorter = asked.length < holed.replace(/\s+/gu, ' ').replace(/[\s,;–-]+$/u, '').length;
  return isShorter && /\p{L}/u.test(asked) ? filled(asked) : prompt;
};
