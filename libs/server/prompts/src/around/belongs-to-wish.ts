import { isColorWord, says } from '../clauses/clauses.ts';
import { OTHER_NUMBER, SURELY } from '../corrections/taken-back.ts';
import { FAULTS, TONES, VERBS } from '../lexicon/concepts.ts';
import { wordsOf } from '../words/words.ts';
import { IN_PICTURE } from '../remarks/remarks.ts';
import { LEANS } from '../remarks/statements.ts';

/* Signs that a part of a prompt belongs to a wish, although it asks for nothing itself. */

/** “My wife wins”: who decides between two wishes. */
const DECIDES =
  /(?<!\p{L})(?:wins?|decides?|gewinnt|entscheidet|gana|decide|gagne|décide|ganha|vence|vince)(?!\p{L})/iu;
/** A part with one of these words belongs to another, or wishes: “I mean the cat”, “I hate it when …”, “y que no se note”. */
const OPEN =
  /(?<!\p{L})(?:mean|meant|meine|meinte|quiero decir|quise decir|veux dire|voulais dire|quero dizer|quis dizer|voglio dire|volevo dire|cioè|says?|sagt|dice|dit|diz|think|hate|hasse|(?:i|we)(?:['’]?d| would) (?:like|love)|möchten?|hätten? gern\p{L}*|quisiera|gustaría|voudr\p{L}+|aimer\p{L}+|gostaria|queria|vorrei|vorremmo)(?!\p{L})|^\s*(?:(?:y|e|et|und|and) )?(?:que|che|dass|damit|so that|para que|pour que|affinché)(?!\p{L})/iu;

/** “Actually 10 is enough”: another number for a wish. */
const CORRECTS = new RegExp(`^\\s*${OTHER_NUMBER}`, 'iu');

/** Verbs of edits. “Make” and “add” are verbs of anything else too: “faz anos na quinta”. */
const EDITS = VERBS.filter((verb) => verb !== 'make' && verb !== 'add');

/** True for words with a concept that matches. */
export const names = (text: string, concepts: RegExp): boolean =>
  wordsOf(text).words.some((word) => [...word.concepts].some((concept) => concepts.test(concept)));
/** True for a part that describes the picture, names an action or leaves something open. Such a part belongs to a wish. */
export const belongsToWish = (part: string): boolean =>
  OPEN.test(part) ||
  DECIDES.test(part) ||
  CORRECTS.test(part) ||
  names(part, /^(?:place|region|side|part|background|face|subject|op)(?::|$)/) ||
  wordsOf(part).words.some((word) => says(word, ...EDITS));

/** True for words that name light, color, sharpness or a fault of a picture. */
export const namesTone = (words: string): boolean =>
  wordsOf(words).words.some((word) => says(word, ...TONES, ...FAULTS));

/** Words that take back what was said before them: “no wait”. */
const TAKES_BACK = new RegExp(SURELY.source, 'iu');
/** “Not the one of the teacher”, “la maestra no”, “the caption: …”: an exception, or words before a text. Whatever else is said, nothing of it is only told. */
const IS_ASKED =
  /^(?:(?:but|aber|pero|mais|mas|ma) )?(?:(?:the|my|die|der|la|le|el|mi|a|o|il) \p{L}+ )?(?:no|not|nicht|pas|não|nao|non)(?!\p{L})|(?<!\p{L})(?:is|are|ist|sind|está|est|é|è) (?:(?:already|schon) )?(?:fine|ok(?:ay)?|in ordnung|bien|bem|bene)$|:(?=\s|$)/iu;
/** True for words that are never only told. */
export const isAsked = (words: string): boolean =>
  [IS_ASKED, TAKES_BACK, CORRECTS].some((form) => form.test(words));

/** What excepts or permits something. */
const CHANGES_WISH =
  /(?<!\p{L})(?:not|never|no|\p{L}+n['’]t|nicht|kein\p{L}*|non|pas|não|nao|too|also|auch|también|também|anche|aussi|may|darf|dürfen|puede|peut|pode|può|can be|enfin|just|only|nur|solo|sólo|juste|só|soltanto)(?!\p{L})/iu;
/** True for a part of a sentence that may change what a wish beside it means: “my own is fine”, “no wait, blue”, “the dog too”. */
export const mayChangeWish = (part: string): boolean =>
  belongsToWish(part) ||
  CHANGES_WISH.test(part) ||
  LEANS.test(part) ||
  IN_PICTURE.test(part) ||
  names(part, /^(?:thing|ratio|format|color|shade|scene)(?::|$)/) ||
  namesTone(part) ||
  wordsOf(part).words.some((word) => word.measure !== null);

/** True for words that name something that an edit may be limited to. */
export const namesObject = (words: string): boolean =>
  names(words, /^(?:thing|region|part|background|face|skin|word)(?::|$)/);

/**
 * True for a wish that somebody or something told beside it may complete: it removes, hides or colors what it does not name
 * (“remove him”, “make it blue”), or hides faces, of which some may be excepted (“my son may be shown”).
 */
export const mayNeedTold = (wish: string): boolean => {
  const { words } = wordsOf(wish);
  return (
    words.some((word) => says(word, 'anonymize', 'face')) ||
    (!namesObject(wish) && words.some((word) => says(word, 'remove', 'replace', 'keep') || isColorWord(word)))
  );
};

/** True for words that name somebody or something, or all of the people. */
export const namesSomebody = (words: string): boolean =>
  namesObject(words) ||
  /(?<!\p{L})(?:adults?|parents?|everyone|everybody|erwachsenen?|eltern|adult[oai]s?|padres|genitori|pais|adultes?)(?!\p{L})/iu.test(
    words,
  );
