import { says } from '../clauses/clauses.ts';
import { valueIn } from '../clauses/reading.ts';
import { VERBS } from '../lexicon/concepts.ts';
import { readByRules } from '../by-rules/read-by-rules.ts';
import type { Word } from '../words/words.ts';

/** "Ritaglia solo la borsa": one thing is cut out, and the picture is not cropped. */
const CUTS =
  /^(?:please |bitte |por favor |me |mi |moi )*(?:ritagli\p{L}*|scontorn\p{L}*|recort\p{L}*|détour\p{L}*|découp\p{L}*|cut out|crop out|isolate|isol[aei]\p{L}*|stelle? (?=.* frei$)|schneide? (?=.* aus$))(?: (?:only|just|nur|bloß|solo|sólo|solamente|soltanto|seulement|uniquement|juste|só|apenas|somente))? ?(?:the|my|this|der|die|das|den|meine?n?|el|la|los|las|mi|le|les|l|ma|mon|il|lo|i|gli|o|a|os|as|minha|meu|questa|esta|essa)? \p{L}+(?: \p{L}+)?$/iu;

const THE =
  '(?:the|my|our|this|der|die|das|den|dem|meine?n?|el|la|los|las|mi|le|les|l|ma|mon|il|lo|i|gli|o|a|os|as|minha|meu)';
/** "Just the shirt", "signature only", "que la silla salga sola": one thing without its surroundings. */
const ALONE = new RegExp(
  [
    `^(?:just|only|nur|bloß|solo|sólo|solamente|seulement|uniquement|juste|só|apenas|somente|soltanto) ${THE} \\p{L}+$`,
    `^(?:${THE} )?\\p{L}+ (?:only|alone|by itself|allein|alleine|sol[oa]|seule?|sozinh[oa]|da sol[oa])$`,
    `^(?:necesito |quiero |quisiera )?que ${THE} \\p{L}+ (?:salga|quede|esté) sol[oa]$`,
    `^(?:preciso |quero )?que ${THE} \\p{L}+ fique sozinh[oa]$`,
    `^(?:je veux |il faut )?que ${THE} \\p{L}+ soit seule?$`,
    `^cut ${THE} \\p{L}+(?: \\p{L}+)? out$`,
  ].join('|'),
  'iu',
);
/** "Without the room", "ohne den weißen Kasten": what is around a thing that is cut out. */
const AROUND =
  /(?:^|^(?:ich brauche|i need|i want|necesito|quiero|j ai besoin d|il me faut|je veux|preciso d|quero|mi serve|voglio) (?:\p{L}+ ){1,3})(?:without|ohne|sin|sans|sem|senza) (?:the |das |den |die |el |la |los |las |le |les |o |a |il |lo )?(?:white |weißen? )?(?:room|surroundings|box|square|rectangle|zimmer|umgebung|kasten|kästchen|viereck|habitación|recuadro|cuadro|entorno|pièce|carré|rectangle|quarto|quadrado|caixa|stanza|riquadro|quadrato)(?: (?:white|blanco|blanche?|branc[oa]|bianc[oa]))?$/iu;
const THE_PERSON = /^(?:just|only) the (?:person|subject)$/iu;

/** True for words that ask for a cut-out, and for nothing else. */
export const asksForCutOut = (text: string, words: readonly Word[]): boolean => {
  const [first, ...others] = words;
  const isOfPicture = words.some(
    (word) =>
      says(word, 'picture', 'edge', 'border', 'face', 'background', 'word') ||
      valueIn(word, 'thing') === 'person',
  );
  const isMore = others.some(
    (word) =>
      says(word, ...VERBS) ||
      [...word.concepts].some((concept) => /^(?:op|beyond|color|place|side|ratio|format):/.test(concept)),
  );
  const isOfThing = [CUTS, ALONE].some((pattern) => pattern.test(text));
  if (first !== undefined && !isOfPicture && !isMore && isOfThing) return true;
  if (AROUND.test(text) || THE_PERSON.test(text)) return true;
  const { steps, notPossible } = readByRules(text);
  return (
    notPossible.length === 0 &&
    steps.length > 0 &&
    steps.every(({ operation }) => operation === 'remove-background')
  );
};
