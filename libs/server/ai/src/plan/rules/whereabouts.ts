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
    (FROM.test(last.text) && (says(word, 'part') || words.some((other) => says(other, 'place:front'))))
  );
};

/** Participles that say what something does where it is: "parked", "parcheggiate". */
export const STANDING =
  /^(?:parked|standing|sitting|walking|passing|waiting|lying|geparkte?n?|parkenden?|stehenden?|sitzenden?|aparcad[oa]s?|estacionad[oa]s?|parad[oa]s?|sentad[oa]s?|garée?s?|stationnée?s?|assise?s?|parcheggiat[aeio]|sedut[aeio]|ferm[aeio]|che (?:passano|camminano))$/iu;

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
