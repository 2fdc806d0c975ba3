import { says } from '../clauses/clauses.ts';
import { valueIn } from '../clauses/reading.ts';
import type { Word } from '../words/words.ts';

/** Prepositions before a place, in six languages. "Of" and "with" are none: they say which of several is meant. */
const AT =
  /^(?:from|on|at|in|near|inside|outside|by|before|off|on the|in the|vor|auf|am|im|an|aus|beim?|in der|en|sobre|desde|frente a|delante de|sur|dans|devant|em|no|na|nos|nas|sul|sulla|sui|sulle|nel|nella|dal|dalla|dallo|dalle|dai|alla|al|allo|alle|davanti(?: a| al| alla)?)$/iu;
/** Prepositions that say where something is only before a part of the picture: "de la playa". */
const FROM = /^(?:de|del|du|von|vom|da|do|das|dos)$/i;

const isThing = (word: Word): boolean => valueIn(word, 'thing') !== null;
const isNoun = (word: Word): boolean =>
  !isThing(word) && !says(word, 'face', 'skin') && (word.concepts.size === 0 || says(word, 'part', 'scene'));

/** True for "da" in "no fundo da praça". */
const isAtBackOf = (preposition: Word, words: readonly Word[]): boolean => {
  const before = words[words.indexOf(preposition) - 1];
  return before !== undefined && says(before, 'place:behind');
};

/** True for "house" in "the cars in front of the house", and "beach" in "the people on the beach". */
export const isWhereabouts = (word: Word, words: readonly Word[]): boolean => {
  if (!isNoun(word)) return false;
  const before = words.slice(0, words.indexOf(word)).filter((other) => !isNoun(other) || other === word);
  const last = before.findLast(
    (other) =>
      !/^(?:the|a|an|my|our|l|la|le|les|el|los|las|il|lo|i|gli|der|die|das|dem|den|o|os|as|una?|une?|mi|nos?tr[oa]|unser\p{L}*|mein\p{L}*|notre|mon|ma)$/iu.test(
        other.text,
      ),
  );
  if (last === undefined) return false;
  return (
    AT.test(last.text) ||
    says(last, 'place:front', 'near') ||
    (FROM.test(last.text) &&
      (says(word, 'part') || words.some((other) => says(other, 'place:front')) || isAtBackOf(last, words)))
  );
};

/** Participles and verbs that say what something does where it is: "parked", "parcheggiate", "que sale". */
export const STANDING =
  /^(?:parked|standing|sitting|walking|passing|waiting|lying|geparkte?n?|parkenden?|stehenden?|sitzenden?|aparcad[oa]s?|estacionad[oa]s?|parad[oa]s?|sentad[oa]s?|garée?s?|stationnée?s?|assise?s?|parcheggiat[aeio]|sedut[aeio]|ferm[aeio]|che (?:passano|camminano)|salen?|aparecen?|pasan?|están?|estan|se ven?|caminan?|appear(?:ing)?|visible|stehe?n?|steht|sitz(?:en|t)|l(?:ä|au)uf(?:en|t)|gehen|geht|passent?|passant|sont|marchent?|traînent?|apparaissent|aparecem?|passam?|estão|andam?|ficam?|passano?|appaiono|appare|stanno|sta|camminano?|si ved(?:e|ono))$/iu;

/** "In front of the house": the front of a thing, and not of the picture. */
export const isFrontOfThing = (words: readonly Word[]): boolean => {
  const at = words.findIndex((word) => says(word, 'place:front'));
  return at >= 0 && words.slice(at + 1).some((word) => isWhereabouts(word, words));
};

/** "People" with letters left out or swapped. */
export const PEOPLE_MISSPELT = /^(?:pe?o?pl?e?l?e?s?|pe+ple|peop?el|poeple|pepole|pople|ppl)$/i;

const TOURISTS = /^(?:tourists?|turists?|touris?ten|turist[aei]s?|touristes?)$/i;
/** True for tourists at a sight, where nobody is named who stays: "the tourists in front of the fountain". */
export const areAllPeople = (stranger: Word | undefined, words: readonly Word[]): boolean =>
  stranger !== undefined &&
  TOURISTS.test(stranger.text) &&
  words.some((word) => isWhereabouts(word, words)) &&
  !words.some((word) => word !== stranger && says(word, 'subject', 'place:behind', 'thing:person'));

/** Words for those in the background that name them, and not only where they are. */
export const PEOPLE =
  /people|person|tou?ri?s?t|turist|strang|photobomb|pass|bystander|guest|neighbo|photographer|figures|desconocid|extrañ|invitad|curios|fremd|leute|gäste|zuschauer|gens|inconnu|invité|badaud|estranh|convidad|intrus|gente|estrane|sconosciut|ospit|invitat|monde|others|otros|andere|autres|outros|altri/i;

const AT_SIGHT =
  /^(?:at|on|in|near|am|an|auf|beim|bei|vor|sur|sul|sulla|en|em|no|na|à|au|a|al|alla|aux|del|della|da|do|du)$/i;
/** True for "fountain" in "the tourists at the fountain". */
export const isWhere = (word: Word, words: readonly Word[]): boolean => {
  const before = words.slice(0, words.indexOf(word));
  const from = before.findLastIndex((other) => AT_SIGHT.test(other.text));
  return (
    before.some(isOfThoseBehind) &&
    from > before.findLastIndex(isOfThoseBehind) &&
    before.slice(from + 1).every((other) => says(other, 'article') || /^\p{Lu}/u.test(other.text))
  );
};

/** True for "fountain" in "the tourists from in front of the Trevi fountain". */
export const isWhereTheyAre = (word: Word, words: readonly Word[]): boolean =>
  words.slice(0, words.indexOf(word)).some(isOfThoseBehind) && isWhereabouts(word, words);

/** True for a word that names people in the background: "strangers", "tourists". */
export const isOfThoseBehind = (word: Word): boolean => says(word, 'place:behind') && PEOPLE.test(word.text);
