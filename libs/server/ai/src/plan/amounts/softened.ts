import { STRENGTH } from './amounts.ts';
import { says, type Clause } from '../clauses/clauses.ts';
import { valueIn, type Wanted } from '../clauses/reading.ts';
import type { Word } from '../words/words.ts';

const LIGHT =
  /^(?:light|soft|gentle|thin|slim|leicht\p{L}*|sanft\p{L}*|légère?s?|legere?s?|douce?|doux|ligera?s?|ligero|suaves?|leves?|legger[aoei]|tenu[ei]|delicat[aoei])$/iu;
const ONE = /^(?:one|eine[nrs]?|una?|uno|une?|um|uma)$/i;
/** "A light one": how strong the look before should be. */
const isLightOne = ({ words, negated }: Clause): boolean =>
  negated.length === 0 &&
  words.some(({ text }) => LIGHT.test(text)) &&
  words.every(
    (word) => LIGHT.test(word.text) || ONE.test(word.text) || says(word, 'article', 'filler', 'subtle'),
  );

const TONES = /(?:^| )(?:ton[eio]s?|tones|töne\p{L}*|contrast[eo]?|kontrast\p{L}*)(?: |$)/iu;
const isSoft = ({ text }: Word): boolean =>
  /^(?:soft|weich|suave|doux|douce|morbid|delicat|sanft)/i.test(text);
/** "Not so contrasty", "coi toni morbidi": a print with less contrast. */
const isSofterPrint = ({ words, negated, text, isBut }: Clause): boolean =>
  (words.length === 0 &&
    negated.some((word) => says(word, 'contrast')) &&
    !negated.some((word) => says(word, 'touch'))) ||
  (isBut &&
    words.some((word) => says(word, 'contrast')) &&
    words.some((word) => says(word, 'less')) &&
    words.every((word) => says(word, 'contrast', 'less', 'filler', 'article', 'excess'))) ||
  (negated.length === 0 && words.some(isSoft) && TONES.test(text) && words.length < 6);

const PLASTIC =
  /plasti[ckq]|plástic|wachs|wax|puppe|doll|muñec|poupée|bonec|bambol|porcel|porzell|barbie|fake|künstlich/i;
/** "Not like plastic": skin that is smoothed a little. */
const isNotPlastic = ({ words, negated, isLack }: Clause): boolean =>
  (words.every((word) => says(word, 'filler')) || isLack) && negated.some(({ text }) => PLASTIC.test(text));

const EXAGGERATED = /^(?:exagera\p{L}*|übertrieben|overdone|exagér\p{L}*|esagera\p{L}*|over the top)$/iu;
const isNotExaggerated = ({ words, negated, text }: Clause): boolean =>
  [...words, ...negated].some((word) => EXAGGERATED.test(word.text)) &&
  (negated.length > 0 || /^(?:mas |ma |pero |mais )?(?:nada|niente|rien)/i.test(text)) &&
  words.every(
    (word) =>
      EXAGGERATED.test(word.text) ||
      says(word, 'filler', 'article', 'but') ||
      /^(?:nada|niente|rien|sem|sin|senza|mas|ma|mais)$/i.test(word.text),
  );

const LOOKS: readonly string[] = [
  'vignette',
  'film-grain',
  'fade',
  'sepia',
  'vintage',
  'cinematic',
  'hdr',
  'border',
];

/** The wishes of the clause before that this clause only wants to be weaker: "vignette, light one". None for other clauses. */
export const softened = (clause: Clause, latest: readonly Wanted[]): readonly Wanted[] => {
  if (isNotExaggerated(clause)) return latest;
  const weakens = ({ operation }: Wanted): boolean =>
    (LOOKS.includes(operation) && isLightOne(clause)) ||
    (operation === 'black-and-white' && isSofterPrint(clause)) ||
    (operation === 'smooth-skin' && isNotPlastic(clause));
  return latest.filter(weakens);
};

/** The strength that a clause has for its own wishes if it says "without looking like plastic". */
export const ownSoftness = ({ negated }: Clause, wanted: readonly Wanted[]): number | null =>
  wanted.some(({ operation }) => operation === 'smooth-skin') &&
  negated.some(({ text }) => PLASTIC.test(text))
    ? STRENGTH.subtle
    : null;

/** True for a clause about something else than the wishes before, so that its amount is not theirs: "slightly pink". */
export const isOfOther = ({ words }: Clause): boolean =>
  words.some(
    (word) =>
      valueIn(word, 'color') !== null ||
      valueIn(word, 'thing') !== null ||
      says(word, 'part', 'shadow', 'highlight'),
  );

/** "Faded, slightly pink": a tint of the whole picture, which no operation gives it. */
export const isOnlyTint = ({ words, negated }: Clause, latest: readonly Wanted[]): boolean =>
  negated.length === 0 &&
  latest.length > 0 &&
  latest.every(({ operation }) => TINTABLE.includes(operation)) &&
  words.some((word) => valueIn(word, 'color') !== null) &&
  words.some((word) => says(word, 'subtle', 'strong', 'more')) &&
  words.every(
    (word) =>
      valueIn(word, 'color') !== null ||
      valueIn(word, 'shade') !== null ||
      says(word, 'subtle', 'strong', 'more', 'filler', 'article'),
  );
const TINTABLE: readonly string[] = [
  'fade',
  'vintage',
  'contrast',
  'magical-effects',
  'blur',
  'dramatic-lighting',
  'cinematic',
  'darken',
  'brighten',
  'film-grain',
];
