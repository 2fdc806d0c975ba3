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

/** Words for too much of an effect. Without any of them it is weaker: "nothing drastic", "aber nicht künstlich". */
const EXAGGERATED =
  /^(?:exager\p{L}*|exagera\p{L}*|übertrieben|übertreiben|overdo|overdone|exagér\p{L}*|esagera\p{L}*|over the top|fake|drastic\p{L}*|drastisch\p{L}*|drástic\p{L}*|drastique|crazy|wild|extreme\p{L}*|extrem\p{L}*|radical|artificial\p{L}*|artificiel\p{L}*|artificial[ei]|künstlich|unnatürlich|unnatural|unrealistic|faux|fint[oaie]|fals[oaie]s?|neon|nuclear|radioactive|verrückt\p{L}*)$/iu;
const NOTHING_SO = /^(?:nothing|nichts|nada|niente|rien|sem|sin|senza|sans|ohne|mas|ma|mais|pero|but|aber)$/i;
/** Verbs for how a result looks, which may precede words for too much: "no tanto que parezca falso". */
const SEEMING =
  /^(?:q|que|that|it|dass|es|look\p{L}*|seem\p{L}*|parezca|quede|quedar|pareça|parecer|fique|sembri|sembrare|paraisse|fasse|wirkt|aussieht|aussehen)$/iu;
/** "But not so much that they glow": the words after such a phrase describe what would be too much. */
const NOT_SO_MUCH =
  /^(?:but |aber |pero |mais |mas |ma )?(?:not (?:so|too|that) much|no tanto|nicht so (?:sehr|viel|stark)|pas au point|pas trop fort|não tanto|nao tanto|non (?:così )?tanto)(?: |$)/i;
const isNotExaggerated = ({ words, negated, text }: Clause): boolean => {
  const said = [...words, ...negated];
  if (NOT_SO_MUCH.test(text)) return true;
  return (
    said.some((word) => EXAGGERATED.test(word.text)) &&
    (negated.length > 0 ||
      /^(?:(?:but|aber|mas|ma|pero|mais) )?(?:nothing|nichts|nada|niente|rien|no tanto|não tanto|non tanto|pas au point)(?: |$)/i.test(
        text,
      )) &&
    said.every(
      (word) =>
        EXAGGERATED.test(word.text) ||
        says(word, 'filler', 'article', 'but', 'excess', 'this', 'less', 'moderate', 'subtle', 'make') ||
        NOTHING_SO.test(word.text) ||
        SEEMING.test(word.text),
    )
  );
};

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

/** Words for what a strong noise filter takes away with the noise. */
const DETAIL =
  /^(?:details?|textur\p{L}*|détails?|detalles?|detalhes?|dettagli\p{L}*|strukturen?|stars?|sterne?|étoiles?|estrellas?|estrelas?|stelle)$/iu;
/** The strength that a clause has for its own wishes if it says "without looking fake", "without losing detail". */
export const ownSoftness = ({ negated }: Clause, wanted: readonly Wanted[]): number | null => {
  const has = (id: string): boolean => wanted.some(({ operation }) => operation === id);
  const isSoft =
    negated.some(({ text }) => EXAGGERATED.test(text)) ||
    (has('smooth-skin') && negated.some(({ text }) => PLASTIC.test(text))) ||
    (has('denoise') && negated.some(({ text }) => DETAIL.test(text)));
  return isSoft ? STRENGTH.subtle : null;
};

/** True for a clause about something else than the previous wishes, whose amount does not apply to them: "slightly pink". */
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
