import { says } from '../clauses/clauses.ts';
import { valueIn } from '../clauses/reading.ts';
import { readByRules } from '../by-rules/read-by-rules.ts';
import { QUOTATION } from '../words/quotations.ts';
import { wordsOf, type Word } from '../words/words.ts';
import { lettersOtherwise } from './letters-otherwise.ts';
import { DENIAL, ENOUGH, LEFT_ALONE, PERHAPS, SURELY } from './taken-back.ts';
import { onlyTurns, saysOtherWay, turnedRound } from './turned-round.ts';

export const CORRECTION_HINT =
  'It is not clear what replaces what. Write once more what you want in the end, and leave out what you took back.';

/** Words and punctuation around a correction that belong neither to what it replaces nor to the replacement. */
const LEAD =
  /^(?:[\s,.;:!?…]|(?:no|i mean(?:t)?|actually|eigentlich|en realidad|en fait|finalement|aliás|na verdade|in realtà|reich(?:t|en)|genüg(?:t|en)|basta(?: con)?|bastan|rather|better|instead|sorry|ich mein(?:t?e)?|doch|lieber|besser|plutôt|piuttosto|je v(?:eux|oulais) dire|mejor|qui(?:ero|se) decir|melhor|quero dizer|meglio|anzi|v(?:olevo|oglio) dire)(?!\p{L}))+/iu;
const TRAIL =
  /[\s,.;:!?…]*(?:(?<!\p{L})(?:i mean(?:t)?|sorry|instead|mein ich|meine ich|plutôt|lieber|mejor|melhor|piuttosto|invece))?[\s,.;:!?…]*$/iu;
/** That a number which replaces another is enough: "minus 10 reicht". */
const IS_ENOUGH = new RegExp(`(?<=\\d[\\d.,]*(?: ?%| \\p{L}+)?) (?:${ENOUGH})(?=\\s*(?:[,.;!?]|$))`, 'iu');
/** What adds something and takes nothing back: "no wait, also the eyes". */
const ADDED =
  /^[\s,]*(?:also|auch(?: noch)?|también|aussi|também|anche)\s+(?!(?:not|no|nicht|pas|não|non)(?!\p{L}))/iu;
/** What follows a "no" that takes nothing back: "no filter, no, no border either", "no, but crop it". */
const CONTINUED =
  /^[\s,]*(?:no|not|don['’]?t|without|and|but|kein\p{L}*|nicht|ohne|und|aber|sin|ni|y|pero|pas|sans|ne|et|mais|n[aã]o|sem|nem|e|mas|non|senza|né|ma)(?!\p{L})/iu;
const QUOTED = /["“”„«»]/u;
/** What stands for a quotation while a correction is looked for around it. */
const HELD = /"q(\d+)"/gu;
/** Punctuation and conjunctions between two wishes. “Black and white” is one of them. */
const JOINT =
  /[,.;!?\n]+\s*|\s+(?:and|und|et|y|e)\s+(?<!(?<!\p{L})(?:black and|blanco y|noir et|preto e|bianco e)\s+(?=(?:white|negro|blanc|branco|nero)(?!\p{L})))/iu;

const isColor = (word: Word): boolean => valueIn(word, 'color') !== null || word.measure?.kind === 'color';
/** The kinds of words that a fragment can replace. The wish must name exactly one of that kind. */
const KINDS: readonly ((word: Word) => boolean)[] = [
  ({ quote }) => quote !== null,
  isColor,
  (word) => valueIn(word, 'place') !== null || says(word, 'clockwise', 'counterclockwise'),
  (word) => valueIn(word, 'direction') !== null,
  (word) => valueIn(word, 'ratio') !== null || word.measure?.kind === 'ratio',
  (word) => valueIn(word, 'format') !== null,
  (word) => word.measure !== null,
  (word) =>
    valueIn(word, 'thing') !== null ||
    valueIn(word, 'region') !== null ||
    says(word, 'face', 'background', 'subject'),
];
const isAround = (word: Word): boolean =>
  says(word, 'article', 'filler', 'this', 'make') || says(word, 'except');
const isShade = (word: Word): boolean => valueIn(word, 'shade') !== null;
const ARTICLE_BEFORE = /(?:^|\s)\p{L}{1,3}\s+$/u;

/** The measure of a fragment with the unit of the measure that it replaces: "800 px wide, no wait, 1200". */
const inSameUnit = (before: Word, after: Word): string =>
  after.measure?.kind === 'number' ? before.text.replace(/[\d.,]+/, after.text) : after.text;

/** The wish, in which the fragment replaces the only word of its kind. Null if it is not clear what it replaces. */
const exchanged = (wish: string, fragment: string): string | null => {
  const { words } = wordsOf(fragment);
  const kind = KINDS.find((isOfKind) => words.some(isOfKind));
  const isOfColor = kind === isColor;
  const belongs = (word: Word): boolean =>
    kind?.(word) === true || isAround(word) || (isOfColor && isShade(word));
  if (kind === undefined || !words.every(belongs)) return null;
  const [after, ...afters] = words.filter(kind);
  const [before, ...befores] = wordsOf(wish).words.filter(kind);
  if (after === undefined || before === undefined || afters.length + befores.length > 0) return null;
  const at = wish.toLowerCase().lastIndexOf(before.text.toLowerCase());
  if (at < 0) return null;
  // The shade belongs to the color that is replaced.
  const own = isOfColor ? wordsOf(wish.slice(0, at)).words.at(-1) : undefined;
  const shadeAt = own !== undefined && isShade(own) ? wish.slice(0, at).lastIndexOf(own.text) : -1;
  const from = shadeAt < 0 ? at : shadeAt;
  const [start, end] = [wish.slice(0, from), wish.slice(at + before.text.length)];
  // "Remove the dog, no wait, everything but the dog".
  const isThing = kind === KINDS.at(-1);
  const isExcept = words.some((word) => says(word, 'except'));
  if (isThing || isExcept) {
    const article = wordsOf(start).words.at(-1);
    const hasArticle = article !== undefined && says(article, 'article');
    return `${hasArticle ? start.replace(ARTICLE_BEFORE, ' ') : start}${fragment}${end}`;
  }
  // "Dark green" in place of "blue".
  const shade = words
    .filter((word) => isOfColor && isShade(word) && word !== after)
    .map(({ text }) => `${text} `);
  return `${start}${shade.join('')}${before.measure === null ? after.text : inSameUnit(before, after)}${end}`;
};

/** Frames and borders with what is said of them, which may be "one" the second time: "a wooden frame", "just a plain white one". */
const FRAME = /(?<!\p{L})(?:(?:an?|the|einen?|den) )?(?:\p{L}+ )?(?<noun>frame|border|rahmen)(?!\p{L})/iu;
const FRAME_AGAIN =
  /^(?:(?:just|only|simply|einfach|nur) )?(?<look>(?:an?|the|einen?|den) (?:\p{L}+ ){1,3})(?:one|frame|border|rahmen)$/iu;
/** The wish for a frame with the look that another mention of it gives. Null if the fragment is no frame. */
const framedOtherwise = (wish: string, fragment: string): string | null => {
  const look = FRAME_AGAIN.exec(fragment)?.groups?.['look'];
  return look === undefined || !FRAME.test(wish) ? null : wish.replace(FRAME, `${look}$<noun>`);
};

/** Sounds between a wish and its correction: "blur it... hmm". */
const HESITATION = /(?:[\s,.…]+(?:h+m+|u+h+m*|äh+m*|e+h+m*|euh+))+[\s,.…]*$/iu;
/** Words that take back what was said, before others of their kind: “warmer, actually no, scratch that, cooler”. */
const TAKEN_BACK_TWICE = new RegExp(`[\\s,.;…]+(?:${SURELY.source})[\\s,.;…]*$`, 'iu');
const NAMED = /(?<!\p{L})(?:the|my) \p{L}+/giu;
const TONED =
  /^(?:(?:just|only) )?(?:darken|brighten|lighten|blur|sharpen|desaturate|remove|erase|delete|hide|pixelate) it$/iu;
/** A wish that replaces another one, with the name for which its pronoun stands: "just darken it", of the background. */
const withName = (wish: string, replaced: string): string => {
  const [name, ...others] = replaced.match(NAMED) ?? [];
  return name === undefined || others.length > 0 || !TONED.test(wish.trim())
    ? wish
    : wish.trim().replace(/it$/iu, name);
};

const isWish = (text: string): boolean =>
  wordsOf(text).words.some(
    (word) =>
      word.measure !== null ||
      (word.concepts.size > 0 && !says(word, 'article', 'filler', 'this', 'question', 'only', 'everything')),
  );

/** True for words that each may take the place of another of their kind: "the left one". */
const isFragment = (text: string): boolean => {
  const { words } = wordsOf(text);
  return words.length > 0 && words.every((word) => isAround(word) || KINDS.some((kind) => kind(word)));
};
const namesPart = (text: string): boolean =>
  wordsOf(text).words.some((word) => KINDS.at(-1)?.(word) === true || says(word, 'word'));

/** "Not everything, only the background", in six languages. */
const NOT_ALL =
  /^[\s,]*(?:not (?:everything|all(?: of it)?)|nicht alles|no todo|pas tout|n[aã]o tudo|non tutto)[\s,;:.]+(?:but |sondern |sino |mais |mas |ma )?(?=(?:just|only|nur|solo|sólo|solamente|juste|seulement|só|apenas|somente|soltanto)(?!\p{L}))/iu;
const ONLY =
  /^(?:just|only|nur|solo|sólo|solamente|juste|seulement|só|apenas|somente|soltanto)(?: (?:in|on|at|en|im|am|in|auf|sur|dans|no|na|em))? /iu;
/** The wish, limited to the only part that the fragment names: "all warmer, no wait, only the background". Null if it names none. */
const limited = (wish: string, fragment: string): string | null => {
  const part = fragment.replace(ONLY, '');
  if (part === fragment || !isFragment(part) || !namesPart(part)) return null;
  return exchanged(wish, part) ?? (namesPart(wish) ? null : `${wish}, ${fragment}`);
};

/** A correction in a prompt: what the prompt asks for in the end, or null if that is not clear. */
export interface Correction {
  readonly asked: string | null;
}

/** How surely words take back what was said before them: a denial does so if a wish follows it. */
type Sureness = 'sure' | 'denial' | 'perhaps';

const correctionAt = (before: string, after: string, sureness: Sureness): Correction | null => {
  const pieces = before
    .replace(HESITATION, '')
    .replace(TAKEN_BACK_TWICE, '')
    .split(JOINT)
    .filter((piece) => piece.trim() !== '');
  if (ADDED.test(after) && isWish(before))
    return { asked: `${pieces.join(', ')}, ${after.replace(ADDED, '')}` };
  if (saysOtherWay(after.split(/[,.;!?\n]/u).find((part) => part.trim() !== '') ?? ''))
    return { asked: null };
  const wish = pieces.at(-1);
  if (wish === undefined || !isWish(before)) return null;
  const [first = '', ...rest] = after
    .replace(LEFT_ALONE, '')
    .replace(NOT_ALL, '')
    .replace(LEAD, '')
    .replace(LEFT_ALONE, '')
    .replace(IS_ENOUGH, '')
    .replace(TRAIL, '')
    .split(/[,.;!?\n]+\s*/u);
  const fragment = first.replace(
    /^(?:make|mach|fais|mets|pon|põe|metti) (?:it|that|es|das|la|le|lo)\s+/iu,
    '',
  );
  const together = (...parts: readonly string[]): string =>
    parts
      .filter((part) => part.trim() !== '')
      .map((part) => part.trim())
      .join(', ');
  for (let at = pieces.length - 1; at >= 0; at--) {
    const piece = pieces[at] ?? '';
    const changed =
      framedOtherwise(piece, fragment) ??
      lettersOtherwise(piece, first) ??
      turnedRound(piece, fragment) ??
      exchanged(piece, fragment) ??
      limited(piece, fragment);
    if (changed !== null)
      return { asked: together(...pieces.slice(0, at), changed, ...pieces.slice(at + 1), ...rest) };
  }
  if (isFragment(fragment)) return { asked: null };
  const named = withName(first, wish);
  const isReadAlone = readByRules(named).steps.length > 0;
  // "The text bigger, no, smaller": the picture would become smaller.
  const isBare = !wordsOf(named).words.some((word) => says(word, 'make'));
  if (onlyTurns(named) && (!isReadAlone || (isBare && namesPart(wish)))) return { asked: null };
  if (sureness !== 'sure') {
    if (sureness !== 'denial' || CONTINUED.test(after) || !isReadAlone) return null;
    if (namesPart(wish) && !namesPart(named)) return { asked: null };
  }
  // "Remove the dog and the cat, or better not": the cat alone is no wish.
  const isAlone = isFragment(wish) && !wordsOf(wish).words.some((word) => says(word, 'make'));
  return { asked: isWish(first) ? together(...pieces.slice(0, isAlone ? -2 : -1), named, ...rest) : null };
};

/** The last correction in a prompt. Null if it takes nothing back. Nothing between quotation marks is a correction. */
export const correctionIn = (prompt: string): Correction | null => {
  const quotations = prompt.match(QUOTATION) ?? [];
  let held = 0;
  const plain = prompt.replace(QUOTATION, () => `"q${held++}"`);
  if (QUOTED.test(plain.replace(HELD, ''))) return null;
  const sure = [...plain.matchAll(SURELY)].at(-1);
  const mark = sure ?? [...plain.matchAll(PERHAPS)].at(-1);
  if (mark === undefined) return null;
  const found = correctionAt(
    plain.slice(0, mark.index),
    plain.slice(mark.index + mark[0].length),
    sure !== undefined ? 'sure' : DENIAL.test(mark[0]) ? 'denial' : 'perhaps',
  );
  if (found === null || found.asked === null) return found;
  return { asked: found.asked.replace(HELD, (_, at: string) => quotations[Number(at)] ?? '') };
};
