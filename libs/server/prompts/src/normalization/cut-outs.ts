import { says } from '../clauses/clauses.ts';
import { valueIn } from '../clauses/reading.ts';
import { TONES, VERBS } from '../lexicon/concepts.ts';
import { piecesOf } from '../pieces.ts';
import { readByRules } from '../by-rules/read-by-rules.ts';
import { wordsOf } from '../words/words.ts';

/** A shadow that is not wanted. A cut-out has none. */
const NO_SHADOW =
  /^(?:and |with |y |und |et |e )?(?:no|without(?: the| any)?|ohne(?: den)?|keine?n?|sin(?: la)?|sans(?: l)?|pas d|sem(?: a)?|senza(?: l)?)[ '’](?:drop )?(?:shadows?|schatten|sombras?|ombres?|ombra|ombre)$/iu;
/** Spanish, Portuguese and Italian verbs that mean to cut out or to crop. */
const CUT_OUT =
  /(?<!\p{L})(?:(recortad[oa]s?|ritagliat[oaie])|(?:recort[ae]|ritaglia)(?: (?:solo|sólo|solamente|só|apenas|soltanto))? (?:la|el|lo|il|o|a|esta|este|questa|questo|essa|esse|mi) (?!(?:foto\p{L}*|imagen\p{L}*|imagem|immagin\p{L}*|bord\p{L}*|parte\p{L}*|cara|rostro|rosto|viso|volto|margen|margem|captura|screenshot)(?!\p{L}))\p{L}+)(?! (?:a|al|em|in|en|de|da|do|del|di) )(?!\p{L})/iu;
const TRANSPARENT = /(?<!\p{L})(?:png|transparent\p{L}*|trasparent\p{L}*)(?!\p{L})/iu;
const WITHOUT_BACKGROUND: readonly (readonly [RegExp, string, string])[] = [
  [/^ritagli/iu, 'senza sfondo', 'togli lo sfondo'],
  [/./u, 'sin fondo', 'quita el fondo'],
];

/** True for a piece that only names what is cut out, and does not have to tell it from others: "signature only". */
const isOnlyName = (piece: string): boolean => {
  const { words } = wordsOf(piece);
  return (
    words.length <= 4 &&
    words.some((word) => says(word, 'only')) &&
    words.some((word) => !says(word, 'only', 'article', 'filler')) &&
    !words.some(
      (word) =>
        says(word, ...VERBS, ...TONES, 'border', 'shadow', 'picture', 'background', 'face', 'in-color') ||
        valueIn(word, 'thing') === 'person' ||
        word.measure !== null ||
        word.quote !== null ||
        [...word.concepts].some((concept) => /^(?:op|beyond|color|place|format):/.test(concept)),
    )
  );
};

const NOTHING_ELSE =
  /^(?:and )?(?:nothing else|sonst nichts|nichts anderes|nichts sonst|nada más|nada mas|rien d[ '’]autre|nient[ '’]altro|mais nada|nada mais)(?: please| bitte| por favor| svp| merci| grazie)?$/iu;
/** "Just the hamster", but not "just the shadows": the lexicons know only things and parts with which something is done. */
const isOnlyThing = (piece: string): boolean =>
  isOnlyName(piece) &&
  wordsOf(piece).words.every(
    (word) =>
      word.concepts.size === 0 || says(word, 'only', 'article', 'filler') || valueIn(word, 'thing') !== null,
  );

const isCutOut = (piece: string): boolean => {
  const { steps, notPossible } = readByRules(piece);
  return notPossible.length === 0 && steps.some(({ operation }) => operation === 'remove-background');
};

/** The prompt with words for cutting out replaced by words for removing the background if the result shall be transparent. */
const named = (prompt: string): string => {
  if (!TRANSPARENT.test(prompt)) return prompt;
  return prompt.replace(CUT_OUT, (words, participle?: string) => {
    const [, without = '', remove = ''] = WITHOUT_BACKGROUND.find(([form]) => form.test(words)) ?? [];
    return participle === undefined ? remove : without;
  });
};

/**
 * The prompt for a cut-out, without what is true of every cut-out: that only the subject stays, and that it has no shadow.
 * Null if the prompt asks for no cut-out, or has no such words.
 */
export const asCutOut = (prompt: string): string | null => {
  if (/["“„«]/u.test(prompt)) return null;
  const clear = named(prompt);
  const pieces = piecesOf(clear).map((piece) => piece.trim());
  if (pieces.length === 2 && isOnlyThing(pieces[0] ?? '') && NOTHING_ELSE.test(pieces[1] ?? ''))
    return 'remove the background';
  if (!pieces.some(isCutOut)) return null;
  const asked = pieces.filter((piece) => isCutOut(piece) || !(NO_SHADOW.test(piece) || isOnlyName(piece)));
  return asked.length === pieces.length && clear === prompt ? null : asked.join(', ');
};
