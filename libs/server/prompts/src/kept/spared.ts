import { onlyNames, says, type Clause } from '../clauses/clauses.ts';
import { STATES } from '../remarks/complaints.ts';
import { DEFINITE } from '../remarks/meant.ts';
import { colorIn, regionIn, type Region } from '../regions.ts';
import { isWanting } from '../clauses/unwanted.ts';
import { valueIn, type Wanted } from '../clauses/reading.ts';
import type { Word } from '../words/words.ts';

/** Leaves out verbs that also mean "make": "deixe o carro vermelho". */
export const asksToKeep = (word: Word): boolean => says(word, 'keep', 'alone') && !says(word, 'make');
/** Leaves out "left", which is also a side or what remains: "if there is any left". */
export const surelyKeeps = (word: Word): boolean => asksToKeep(word) && valueIn(word, 'place') === null;

/** True for "let it vanish" and "lass den Hund verschwinden", which keep nothing. */
const LET_GO = /^(?:verschwinden|weg|raus|fort|vanish|disappear|go|disparaître|desaparecer|sparire|sumir)$/i;

/** Tones that a clause can ask to leave as they are. */
export const TONES_KEPT = [
  'sharp',
  'contrast',
  'light',
  'lighting',
  'color',
  'vivid',
  'warm',
  'cool',
  'detail',
  'noise',
  'haze',
  'bright',
  'dark',
] as const;
/** True for a shadow or a reflection. */
export const isShadow = (word: Word): boolean =>
  says(word, 'shadow', 'op:product-shadow') ||
  /^(?:reflections?|spiegelung(?:en)?|reflejos?|reflets?|reflexos?|rifless[oi])$/iu.test(word.text);

const STAYS =
  /(?:^| )(?:stays?|remains?|bleib(?:t|en)|reste[nr]?|restent|siga[n]?|quede[n]?|ficar|fique[m]?|restare|rimanere|resti|rimanga)$/iu;
const REST = /(?:rest|reste|resto|demás|else)$/iu;
/** "The rest should stay moody": a look that everything else has already. */
export const keepsLook = ({ words }: Clause): boolean =>
  words.some(({ text }) => STAYS.test(text)) &&
  words.some((word) => says(word, 'everything') && REST.test(word.text)) &&
  words.some((word) =>
    says(word, 'op:dramatic-lighting', 'op:night', 'op:cinematic', 'op:vintage', ...TONES_KEPT),
  ) &&
  words.every(
    (word) =>
      asksToKeep(word) ||
      says(word, 'op:dramatic-lighting', 'op:night', 'op:cinematic', 'op:vintage', ...TONES_KEPT) ||
      says(word, 'everything', 'article', 'filler', 'fully'),
  );

/** True for a clause that only keeps a tone, which requests nothing: "leave the sharpness alone", "the fog stays". */
export const keepsTone = (clause: Clause): boolean => keepsLook(clause) || keepsOnlyTone(clause);

const keepsOnlyTone = ({ words, negated, excepted }: Clause): boolean =>
  negated.length + excepted.length === 0 &&
  words.some(asksToKeep) &&
  words.some((word) => says(word, ...TONES_KEPT, 'highlight')) &&
  words.every(
    (word) =>
      asksToKeep(word) ||
      says(word, ...TONES_KEPT, 'article', 'filler', 'fully', 'highlight') ||
      (valueIn(word, 'color') === 'white' && words.some((other) => says(other, 'highlight'))),
  ) &&
  !words.some((word) => says(word, 'in-color', 'only', 'subject', 'face'));

const NEUTRAL: readonly string[] = ['silver', 'black', 'white', 'gray', 'charcoal'];

/**
 * True for a clause that keeps another thing, which painting a thing leaves as it is anyway: "paint the car red, the
 * bench stays white". Something unknown may be a part of the painted thing.
 */
export const keepsOther = ({ words, negated }: Clause, before: readonly Wanted[]): boolean => {
  const isNamed = (word: Word): boolean =>
    valueIn(word, 'thing') !== null ||
    says(word, 'article', 'filler', 'alone', 'skin', 'background', 'touch') ||
    valueIn(word, 'color') !== null;
  // "Rims stay silver": a new color does not change neutral parts.
  const isNeutral =
    words.some(asksToKeep) &&
    negated.length === 0 &&
    words.some((word) => NEUTRAL.includes(valueIn(word, 'color') ?? ''));
  const names = before.map(({ options }) => options['names']);
  // "La cravatta non si tocca" names first what stays.
  const isNamedFirst =
    words.length > 0 && words.every(onlyNames) && negated.some((word) => says(word, 'touch'));
  const about = words.some(asksToKeep) || isNamedFirst ? words : words.length === 0 ? negated : [];
  return (
    before.length > 0 &&
    before.every(({ operation }) => operation === 'recolor') &&
    about.some((word) => !says(word, 'article', 'filler') && !asksToKeep(word)) &&
    (isNeutral || about.every((word) => asksToKeep(word) || isNamed(word))) &&
    !about.some((word) => names.includes(valueIn(word, 'thing') ?? 'none'))
  );
};

/** True if a tone is excluded from a part: "dramatic, but without darkening the face". */
const toneSpared = (negated: readonly Word[]): Region | null => {
  if (!negated.some((word) => says(word, 'bright', 'dark', 'vivid', 'warm', 'cool', 'sharp'))) return null;
  const named = regionIn(negated);
  const isDefinite = negated.some(({ text }) => DEFINITE.test(text));
  return named === null || named === 'unknown' || !isDefinite ? null : named.region;
};

/** The words for what a clause keeps: "keep the face", "don't touch the sky", "leave the dog alone". None if it keeps nothing. */
export const keptWords = (
  { words, negated, continues, isBut }: Clause,
  keeping: boolean,
): readonly Word[] => {
  // "Keep the bride and the groom" keeps both.
  const isMore = keeping && continues && words.every(onlyNames);
  const isLetGo = words.some(({ text }) => LET_GO.test(text));
  // "Mas deixa a rosa vermelha": the verb also means "make", but it means "keep" after "but".
  const isTone = words.some((word) =>
    says(word, 'bright', 'dark', 'vivid', 'warm', 'cool', 'sharp', 'background', 'picture', 'this'),
  );
  const isKept =
    isBut &&
    !isTone &&
    words.some((word) => says(word, 'keep') && says(word, 'make')) &&
    !words.some((word) => says(word, 'in-color'));
  if (((words.some(asksToKeep) || isKept) && !isLetGo) || isMore) return words;
  // "Brighter, but not the sky": the negation contains only a name.
  const isNameOnly =
    words.length === 0 &&
    negated.every((word) => onlyNames(word) || word.concepts.size === 0 || says(word, 'not', 'without')) &&
    // "Gesichter aber nicht", without an article.
    (DEFINITE.test(negated[0]?.text ?? '') || (isBut && regionIn(negated) !== null)) &&
    negated.some((word) => !says(word, 'article', 'filler')) &&
    !negated.some(isWanting);
  return isNameOnly || negated.some((word) => says(word, 'touch', 'make', 'replace')) ? negated : [];
};

/** The part that must not change: "keep the face", "don't touch the sky", "leave the dog alone". */
export const keptIn = (clause: Clause, keeping: boolean): Region | null => {
  const about = keptWords(clause, keeping);
  if (about.length === 0) return toneSpared(clause.negated);
  const isKeeping = about !== clause.negated;
  // "But keep the details in the fur": every operation keeps details as far as it can.
  if (about.some((word) => says(word, 'detail', 'quality', 'size'))) return null;
  const isOfOneThing = about.some((word) =>
    [...word.concepts].some(
      (concept) =>
        concept.startsWith('op:') ||
        ['bright', 'dark', 'crop', 'vivid', 'remove', 'warm', 'cool'].includes(concept),
    ),
  );
  if (isOfOneThing && !isKeeping) return null;
  // "Keep the shadow under the bottle": the bottle only says whose shadow it is.
  if (about.some(isShadow) && isKeeping) return 'unknown';
  const named = regionIn(about);
  const isUnknown = about.some(
    (word, at) =>
      isShadow(word) ||
      (word.concepts.size === 0 &&
        /\p{L}{3}/u.test(word.text) &&
        // "The cathedral", and "cathedral stays".
        (DEFINITE.test(about[at - 1]?.text ?? '') ||
          (at === 0 && about[1] !== undefined && asksToKeep(about[1])))),
  );
  if (named === null) return isUnknown ? 'unknown' : null;
  return named === 'unknown' ? 'unknown' : named.region;
};

/** Edits after which "without …" names one more thing that should go, and no exception. */
const OF_GROUND: readonly string[] = ['remove-background', 'replace-background', 'product-shadow'];
/** True for a thing that should go and that nothing finds: "white background, without the hanger". */
export const lacksUnfound = (clause: Clause, planned: readonly string[]): boolean =>
  clause.isLack &&
  !clause.isBut &&
  planned.some((operation) => OF_GROUND.includes(operation)) &&
  !clause.negated.some((word) => says(word, 'shadow', 'background', 'border')) &&
  keptIn(clause, false) === 'unknown';

/** "But keep the freckles": skin that smoothing leaves as far as it can. */
export const keepsSkin = ({ words, negated }: Clause): boolean => {
  const about = [...words, ...negated];
  return (
    about.some((word) => says(word, 'skin')) &&
    about.every((word) => word.concepts.size > 0 && !says(word, 'part', 'shadow'))
  );
};

const SELF = /^(?:me|us|mí|mi|nosotros|mich|uns|mir|moi|nous|mim|eu|nós|noi)$/i;

const IS = /^(?:looks?|sale|salen|salió|sieht|sehen|semble)$/iu;
/** "Everyone looks blurry except the wall": what is sharp already is only told, and sharpening does it no harm. */
const isBlurredNow = (words: readonly Word[]): boolean =>
  words.some((word) => says(word, 'blurry')) &&
  words.some(({ text }) => STATES.test(text) || IS.test(text)) &&
  !words.some((word) => says(word, 'make', 'keep'));

/** The part after "except". */
export const exceptIn = ({ words, excepted }: Clause): Region | null => {
  if (excepted.length === 0 || isBlurredNow(words)) return null;
  if (excepted.some(({ text }) => SELF.test(text))) return 'subject';
  const named = regionIn(excepted);
  if (named !== null && named !== 'unknown') return named.region;
  // "Black and white except the red balloon": nothing finds a balloon, but its color can be found.
  const isOfColor = words.some((word) => says(word, 'op:black-and-white', 'color:gray', 'color'));
  return (isOfColor ? colorIn(excepted) : null) ?? 'unknown';
};
