import { isColorWord, says } from '../clauses/clauses.ts';
import { VERBS } from '../lexicon/concepts.ts';
import type { Language } from '../lexicon/lexicon.ts';
import { complainsOnly } from '../remarks/remarks.ts';
import { plain } from '../remarks/plain-words.ts';
import { wordsOf, type Word } from '../words/words.ts';
import * as forms from './forms.ts';

/** What a prompt wants to stay as it is, beside what it wants. */
export interface Exception {
  /** The words as a result quotes them. */
  readonly text: string;
  /** The words that name it; none if everything else shall stay. */
  readonly about: readonly Word[];
  /**
   * How it is said: "nothing else", "don't touch the sky", "without blowing out the sky", or, of something that shall be
   * there as it is, "keep the sky" and "not the sky", or, of something that may be there, "the dog can stay".
   */
  readonly form: 'nothing else' | 'unchanged' | 'unspoilt' | 'kept' | 'allowed';
  /** True for "only the cup stays". */
  readonly isOnly: boolean;
}

/** A prompt without what shall stay as it is. */
export interface WithExceptions {
  readonly asked: string;
  /** As `asked`, with a word that means “only” behind an exception, where it limits nothing. */
  readonly askedOnly: string;
  readonly exceptions: readonly Exception[];
}

/** Words for “but”. Some of them mean “more” or “my” in another language. */
const BUT: readonly (readonly [word: string, elsewhere: Language | null])[] = [
  ['but', null],
  ['aber', null],
  ['jedoch', null],
  ['pero', null],
  ['però', null],
  ['mais', 'portuguese'],
  ['mas', 'spanish'],
  ['ma', 'french'],
];
const AND = 'and|und|y|et|e|nor|noch|ni|nem|né';
const WITHOUT =
  'without|w/o|ohne|sin|sans|sem|senza|while|keeping|leaving|preserving|except|apart from|other than|au(?:ß|ss)er|bis auf|excepto|salvo|menos|sauf|hormis|exceto|tranne|eccetto|en gardant|en laissant|en conservant|tout en|mantendo|manteniendo|mantenendo|respetando|respeitando|rispettando|preservando|conservando|dejando|deixando|lasciando';
/** Where one part of a prompt ends: at punctuation, and before words that begin an exception. */
const jointIn = (language: Language): RegExp => {
  const but = BUT.flatMap(([word, elsewhere]) => (elsewhere === language ? [] : [word])).join('|');
  return new RegExp(
    `(\\s*(?:(?!(?<=\\d)[,.:]\\d)[,.:]|[;!?\\n(])+\\s*(?:(?:${but}|${AND})\\s+)?|\\s+[-–—]+\\s+|\\s+(?:${but}|${AND})\\s+|\\s+(?=(?:${WITHOUT})\\s))`,
    'iu',
  );
};

/** Words that say how something is kept, and not what. */
const HOW =
  /^(?:same|careful|untouched|unaffected|finger|hands|off|weg|alone|want|wanna|careful|natürlich|natural\p{L}*|naturel\p{L}*|intact\p{L}*|igual|iguais|uguale|quieto|pareil\p{L}*|be|it|zu|dass|que|qu|che|werden|wird|wie|tal|cual|tel\p{L}*|quel\p{L}*|one|thing|as|is|was|are|they|way|must|should|has|have|needs?|soll\p{L}*|muss|müssen|darf|kann|tiene|debe|doit|doivent|tem|deve|devono|please|bitte|dabei|don|do|t|s|se|si|exactly|genau|so|così|assim|así|tout|all|completely)$/iu;
const isChange = (word: Word): boolean =>
  forms.CHANGES.test(word.text.toLowerCase()) && !says(word, 'part', 'face', 'subject', 'skin', 'background');
const isNaming = (word: Word): boolean =>
  /\p{L}{2}/u.test(word.text) &&
  !isChange(word) &&
  !HOW.test(word.text) &&
  !forms.KEEPS.test(word.text.toLowerCase()) &&
  !says(word, 'article', 'filler', 'not', 'without', 'but', 'and', 'alone', 'touch', 'except', 'only') &&
  !(says(word, 'keep') && !/ /.test(word.text)) &&
  !(says(word, 'make') && word.concepts.size > 0);

/** A word with which something is requested, whatever is kept beside it. */
const requests = (word: Word): boolean =>
  word.measure !== null ||
  word.quote !== null ||
  says(word, 'headshot', 'square', 'circle', 'watermark', 'border', 'reference') ||
  (says(word, ...VERBS) && !says(word, 'keep', 'touch', 'make', 'alone', 'not', 'without', 'except')) ||
  [...word.concepts].some((concept) => /^(?:op|style|format|ratio|gradient):/.test(concept));
const TONES = [
  'bright',
  'dark',
  'vivid',
  'muted',
  'warm',
  'cool',
  'sharp',
  'blurry',
  'more',
  'less',
  'transparent',
] as const;

/** What a part of a prompt wants to stay as it is. Null if it wants something else. */
const exceptionIn = (text: string, isAfterJoint: boolean): Exception | null => {
  const told = plain(text);
  if (forms.NOTHING_ELSE.test(told))
    return { text: text.trim(), about: [], form: 'nothing else', isOnly: false };
  const { words } = wordsOf(text);
  const isUnspoilt = forms.LEAVES_UNSPOILT.test(told) || forms.CAREFUL.test(told);
  const isUnchanged = forms.LEAVES_UNCHANGED.test(told) || forms.HANDS_OFF.test(told);
  const isNegated =
    isUnspoilt ||
    isUnchanged ||
    (isAfterJoint && (forms.NOT_THE.test(told) || forms.THE_NOT.test(told) || forms.EXCEPT.test(told)));
  const isAsItIs = forms.AS_IT_IS.test(told);
  const isAllowed = forms.MAY_STAY.test(told);
  const isKept =
    (forms.KEEPS.test(told) && (isAsItIs || isAfterJoint)) ||
    ((forms.MUST_STAY.test(told) || isAllowed) && isAfterJoint);
  if ((!isNegated && !isKept) || (isAllowed && !isAfterJoint) || forms.KEEPS_IT.test(told)) return null;
  if (
    !isNegated &&
    words.some((word) => says(word, 'only', 'not', 'without') && !/^(?:nur|just)$/iu.test(word.text))
  )
    return null;
  // "Ohne die Kleidung zu ändern": the phrase “ohne die Kleidung” has another meaning alone.
  // So do “ohne den Hintergrund” and “deja el fondo”.
  const about = words.filter(
    (word) =>
      isNaming(word) || (isUnchanged && says(word, 'undress')) || forms.WITH_BACKGROUND.test(word.text),
  );
  // "Keep the left half", "leave some space", "deixa o céu azul" are wishes.
  const isWish =
    about.some((word) => requests(word) && !forms.WITH_BACKGROUND.test(word.text)) ||
    (!isNegated && !isAsItIs && about.some((word) => says(word, ...TONES) || isColorWord(word)));
  if (about.length === 0 || isWish) return null;
  return {
    text: text.trim(),
    about,
    form: isAllowed ? 'allowed' : isUnspoilt ? 'unspoilt' : isUnchanged ? 'unchanged' : 'kept',
    isOnly: words.some((word) => says(word, 'only')),
  };
};

/** "I want to keep it", of what was named before. */
const keepsIt = (text: string): boolean =>
  forms.KEEPS.test(plain(text)) &&
  !wordsOf(text).words.some((word) => isNaming(word) || says(word, 'not', 'only'));

const onlyNames = (text: string): boolean => {
  const { words } = wordsOf(text);
  return (
    words.length < 4 &&
    words.some((word) => says(word, 'article')) &&
    words.every(
      (word) =>
        says(word, 'article', 'filler', 'subject', 'face', 'part', 'skin') ||
        word.concepts.size === 0 ||
        [...word.concepts].some((concept) => /^(?:thing|region|beyond):/.test(concept)),
    )
  );
};

/** True for a name that an image can show, and not for any word: "the car". */
const isOfImage = (text: string): boolean =>
  wordsOf(text).words.some(
    (word) =>
      says(word, 'subject', 'face') || [...word.concepts].some((one) => /^(?:thing|region):/.test(one)),
  );
/** True for one more of a list of names: "the sky and the church", "the dog, the car and the bench". */
const isListed = (joint: string, text: string): boolean =>
  onlyNames(text) &&
  (new RegExp(`^\\s+(?:${AND})\\s+$`, 'iu').test(joint) ||
    (new RegExp(`^\\s*,\\s*(?:(?:${AND})\\s+)?$`, 'iu').test(joint) && isOfImage(text)));

/** "Don't touch the sky, just make it brighter". */
const ONLY = /^(?:just|only|nur|einfach|solo|sólo|solamente|juste|seulement|só|apenas|soltanto)\s+/iu;

/** "Die Luftballons aber behalten", "den Himmel aber nicht": in German, “but” may stand behind a name. */
const joinedAtBut = (parts: readonly string[]): readonly string[] => {
  const at = parts.findIndex(
    (joint, index) =>
      index > 2 &&
      index % 2 === 1 &&
      /^\s+(?:aber|jedoch)\s+$/iu.test(joint) &&
      onlyNames(parts[index - 1] ?? ''),
  );
  return at < 0
    ? parts
    : joinedAtBut([...parts.slice(0, at - 1), parts.slice(at - 1, at + 2).join(''), ...parts.slice(at + 2)]);
};

/** A prompt without what shall stay as it is, and what that is. Null if it excepts nothing, or wants nothing else. */
export const exceptionsIn = (prompt: string): WithExceptions | null => {
  if (/["“„«]/u.test(prompt)) return null;
  const parts = joinedAtBut(prompt.split(jointIn(wordsOf(prompt).language)));
  const exceptions: Exception[] = [];
  let asked = '';
  let wasException = false;
  let isFirst = false;
  let before = '';
  for (let at = 0; at < parts.length; at += 2) {
    const [joint, text] = [parts[at - 1] ?? '', parts[at] ?? ''];
    if (text.trim() === '') continue;
    // "El banco no, la persona": what is negated may stand first.
    const isFirstNegated = at === 0 && parts.length > 1 && forms.THE_NOT.test(plain(text));
    const found = exceptionIn(text, at > 0 || isFirstNegated);
    isFirst ||= found !== null && asked === '';
    if (wasException && found === null && keepsIt(text)) continue;
    // "Don't touch the sky and the church".
    const latest: Exception | undefined =
      wasException && isListed(joint, text) ? exceptions.at(-1) : undefined;
    // "Everything is blurry except the wall" tells how it is now.
    if (found !== null && forms.EXCEPT.test(plain(text)) && complainsOnly(before)) return null;
    if (found !== null) exceptions.push(found);
    else if (latest !== undefined) {
      const about = [...latest.about, ...wordsOf(text).words.filter(isNaming)];
      exceptions[exceptions.length - 1] = { ...latest, about, text: `${latest.text}${joint}${text}`.trim() };
    } else
      asked +=
        asked === '' ? text : wasException && !/[,.;:!?]/u.test(joint) ? `, ${text}` : `${joint}${text}`;
    wasException = found !== null || latest !== undefined;
    before = text;
  }
  const askedOnly = asked.trim();
  const rest = isFirst ? askedOnly.replace(ONLY, '') : askedOnly;
  if (exceptions.length === 0 || rest === '') return null;
  const excepts = exceptions.some(({ form }) => form === 'kept' || form === 'allowed');
  return excepts && forms.OF_ALL.test(plain(rest)) ? null : { asked: rest, askedOnly, exceptions };
};
