import { says } from '../clauses/clauses.ts';
import { DEFINITE } from '../remarks/meant.ts';
import { valueIn } from '../clauses/reading.ts';
import { INSIDE, INSIDE_THE, ON_OR_AROUND, ON_OR_AROUND_THE } from '../words/prepositions.ts';
import type { Word } from '../words/words.ts';

/** Nouns for where people look, and not for a part: "on the screen it looks darker". */
export const NO_PART =
  /^(?:way|whole|screen|web(?:site)?|internet|(?:web)?site|feed|profile?|profil|perfil|profilo|listing|store|shop|tienda|loja|boutique|negozio|blog|page|app|phone|mobile|computer|laptop|monitor|left|right|other|same|day|edges?|sides?|bildschirm|handy|pantalla|móvil|écran|téléphone|tela|celular|schermo|telefono|ganze[ns]?|todo|tout|tudo|tutto)$/iu;
/** The longest name of a part with its owner and a color: "the bride's white veil". */
const LONGEST = 5;

const isNoun = (word: Word, isUnknownToo: boolean): boolean =>
  !NO_PART.test(word.text) &&
  (says(word, 'part', 'face') ||
    valueIn(word, 'thing') !== null ||
    (isUnknownToo && word.concepts.size === 0 && word.measure === null && /\p{L}{4}/u.test(word.text)));

/** True for an article or a possessive, but not for "this" before a noun for the picture: "the light on this poster". */
const isArticle = (word: Word | undefined): boolean =>
  word !== undefined &&
  DEFINITE.test(word.text) &&
  !/^(?:this|these|est[ae]s?|diese[smrn]?|cet|cette|ces|ess[ae]s?|quest[aei])$/iu.test(word.text);

/** The noun after a preposition of place: "veil" in "the highlights on the bride's veil". Undefined for none. */
export const nounOfPlace = (words: readonly Word[]): Word | undefined => {
  const at = words.findIndex(
    ({ text }, index) =>
      ON_OR_AROUND_THE.test(text) ||
      INSIDE_THE.test(text) ||
      ((ON_OR_AROUND.test(text) || INSIDE.test(text)) && isArticle(words[index + 1])),
  );
  const text = words[at]?.text ?? '';
  if (at < 0) return undefined;
  const after = words.slice(at + 1, at + 1 + LONGEST);
  return after.findLast((word) => isNoun(word, ON_OR_AROUND.test(text) || ON_OR_AROUND_THE.test(text)));
};
