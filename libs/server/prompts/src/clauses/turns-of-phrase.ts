import type { OperationId } from '@safelight/operations';
import { says, type Clause } from './clauses.ts';
import { VERBS } from '../lexicon/concepts.ts';
import { isWanting } from './unwanted.ts';
import type { Word } from '../words/words.ts';

/** Tones that somebody may ask for after a denial: "don't remove the people, just brighten them". */
const TONES = ['bright', 'dark', 'vivid', 'muted', 'warm', 'cool', 'sharp', 'contrast', 'light'] as const;

/** Adjectives that describe a thing behind its name, such as "oscuros". The verb "oscurece" asks for a tone. */
const ADJECTIVE = /^(?:[oe]scur[oa]s?|clar[oa]s?|sombres?|foncée?s?|scur[aeio]|chiar[aeio])$/iu;

const isThing = (word: Word | undefined): boolean =>
  word !== undefined && [...word.concepts].some((concept) => concept.startsWith('thing:'));

/** True for a tone that is asked for: not for how a thing is, as in "the dark cars" and "los coches oscuros". */
const asksForTone = (word: Word, at: number, words: readonly Word[]): boolean => {
  if (!says(word, ...TONES)) return false;
  const [before, next] = [words[at - 1], words[at + 1]];
  const isBeforeThing = before !== undefined && says(before, 'article') && isThing(next);
  return !isBeforeThing && !(ADJECTIVE.test(word.text) && isThing(before));
};

/** Returns the negated "remove" that a clause with "only" continues: "don't remove the people, only the cars". */
export const verbNegated = (
  { words }: Clause,
  before: { readonly words: readonly Word[]; readonly negated: readonly Word[] },
): readonly Word[] => {
  const isRest =
    words.some((word) => says(word, 'only')) &&
    words.some(isThing) &&
    !words.some((word) => says(word, ...VERBS, 'in-color')) &&
    !words.some(asksForTone) &&
    !before.words.some((word) => says(word, ...VERBS));
  return isRest ? before.negated.filter((word) => says(word, 'remove')).slice(0, 1) : [];
};

/** True for a word that names a part of the picture or a thing in it, such as "garage" or "background". */
export const isOfPicture = (word: Word): boolean =>
  says(word, 'background', 'part', 'place:behind') || isThing(word);

const WERE = /^(?:were|was|war|waren|era|eran|eram|erano|étaient|était)$/i;
const LIVE =
  /^(?:live|in person|real life|irl|vivo|dal vivo|ao vivo|en vivo|persona|vrai|viel|echt|natura|realtà|realidad|réalité|more|mehr|più|más|mais|plus)$/i;

export const EVERYBODY =
  /\b(?:tutti|todos|todas|tous|toutes|alle|everyone|everybody|tout le monde|todo (?:o |el )?mundo|toda a gente)\b/i;

/** True if the picture is compared with what somebody saw: "the colors were much stronger live". */
export const comparesWithLife = ({ words }: Clause): boolean =>
  words.some(({ text }) => LIVE.test(text)) && words.some(({ text }) => WERE.test(text));

/** True for a clause about something that is already done: "I already cut it out". */
export const isDoneAlready = ({ words }: Clause): boolean =>
  words.some(({ text }) => /^(?:already|schon|bereits|déjà|ya|já|già)$/i.test(text)) &&
  words.some(({ text }) => /^(?:i|ich|hab|habe|j|ai|he|eu|ho|s|is|ist|está|est|é|è)$/i.test(text)) &&
  !words.some((word) => says(word, 'excess'));

/** True for a clause that names only transparency. It describes the corners in "rounded corners, transparent png". */
export const isTransparentOnly = ({ words }: Clause): boolean =>
  words.some((word) => says(word, 'transparent')) &&
  words.every((word) =>
    says(word, 'transparent', 'format:png', 'article', 'filler', 'convert-format', 'make'),
  );

/** True for a courtesy, which requests nothing: "thank you", "for me". */
export const isCourtesy = ({ words, negated, excepted }: Clause): boolean =>
  negated.length + excepted.length === 0 &&
  words.every(
    (word) => word.concepts.size > 0 && [...word.concepts].every((c) => c === 'filler' || c === 'article'),
  );

const NO_MATTER =
  /\b(?:(?:doesn t|doesnt|does not|don t|dont|do not) (?:really )?(?:matter|care)|no matter|not important|isn t important|i don t mind|egal|wurscht|no importa|da igual|me da igual|peu importe|on s en fiche|n importe|não importa|nao importa|tanto faz|non importa|non mi importa)\b/iu;
/** True for a remark that something does not matter: "the pixel size doesn't matter". */
export const isIndifferent = ({ text, words }: Clause): boolean =>
  NO_MATTER.test(text.replace(/['’]/g, ' ')) && !words.some((word) => says(word, ...VERBS));

const GIVES_COLOR =
  /(?<!\p{L})(?:give|gib|gebt|dale|darle|dar|donne|redonne|redonnez|dá|dê|dalle|dagli|dai|ridai|ridalle)(?!\p{L}).*(?<!\p{L})(?:colou?rs?|farben?|couleurs?|color[ei]s?|cor(?:es)?)(?!\p{L})/iu;
/** A picture without colors, as what is there: "dem Schwarzweißbild". */
const GRAY_PICTURE =
  /schwarz-?wei(?:ß|ss)[- ]?(?:bild|foto|aufnahme)|(?:black (?:and|&) white|b ?& ?w|bw|monochrome) (?:photo|picture|pic|image|shot)|(?:foto|fotografía|imagen|photo|image|fotografia|imagem|immagine) (?:en |in |a |em )?(?:blanco y negro|noir et blanc|preto e branco|bianco e nero)/iu;
/** "Restaurieren und einfärben": a verb without a thing or a color. */
const isColoringAlone = (words: readonly Word[]): boolean =>
  words.some((word) => says(word, 'recolor', 'colorize')) &&
  words.every((word) => says(word, 'recolor', 'colorize', 'filler', 'article', 'and', 'this', 'picture'));
/** True for a wish to give colors to a gray picture, or to an old one after its repair: "remove the scratches and give it color". */
export const givesColor = ({ text, words, negated }: Clause, planned: readonly OperationId[]): boolean =>
  negated.length === 0 &&
  (planned.includes('repair-scratches') || GRAY_PICTURE.test(text)) &&
  (GIVES_COLOR.test(text) || isColoringAlone(words)) &&
  words.every((word) => !says(word, 'more', 'strong', 'vivid', 'fix', 'improve'));

/** True for a wish to blur everything but one thing, not a complaint about blur: "everything but the dog blurred". */
export const isBlurOfRest = ({ words, excepted }: Clause): boolean =>
  excepted.length > 0 && words.every((word) => says(word, 'blurry', 'filler', 'article', 'strong', 'subtle'));

/** Returns a clause about a missing thing as the words of a removal: "no background" as "remove background". */
export const lackWords = (clause: Clause): readonly Word[] => [
  { text: 'remove', concepts: new Set(['remove', 'without'] as const), measure: null, quote: null },
  ...clause.negated.filter((word) => !isWanting(word)),
];

/** True if a clause names a thing, its wanted color and its unwanted color: "the vase white instead of brown". */
export const isColorNegated = ({ words, negated }: Clause): boolean => {
  const isColor = (word: Word): boolean => [...word.concepts].some((c) => c.startsWith('color:'));
  return (
    words.some(isColor) &&
    words.some((word) => [...word.concepts].some((c) => c.startsWith('thing:'))) &&
    negated.length > 0 &&
    negated.length < 3
  );
};
