import { END } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/*
 * "The car goes, the bus stays, the cyclist too": what is named with "too" behind something that stays, stays too. And "only I
 * stay, the one with the orange backpack": what tells who stays is not removed.
 */

/** A name of up to four words that begins like this. */
const named = (articles: string): string =>
  `(?<name>(?:${articles})(?:(?<=['’])| )\\p{L}+(?: \\p{L}+){0,3}?)`;

/** Behind these words for what stays, `name` and a word for “too”: `kept` stands for it. */
const tooBehind = (stays: string, and: string, tooNamed: string, kept: string): Rewording => [
  new RegExp(`(?<=(?<!\\p{L})(?:${stays}))\\s*(?:[,;.]|,? (?:${and}))\\s+(?:${tooNamed})${END}`, 'giu'),
  `, ${kept}`,
];

const EN = named('the|my|her|his|our|that');
const DE = named('der|die|das|den|dem|mein|meine|meinen|ihr|ihre|sein|seine');
const ES = named('el|la|los|las|mi|mis|su');
const FR = named("le|la|les|mon|ma|mes|l['’]|son|sa");
const PT = named('o|a|os|as|meu|minha');
const IT = named("il|lo|la|i|gli|le|l['’]|mi[oa]");

const TOO: readonly Rewording[] = [
  tooBehind(
    'stays?(?: put| there| where it is)?|remains?|(?:keep|leave) (?:the|my) \\p{L}+',
    'and(?: so does)?|but|so does',
    `${EN},? (?:too|also|as well|likewise)|(?:and )?so (?:does|do) ${EN.replace('<name>', '<other>')}`,
    '$<name>$<other> stays',
  ),
  tooBehind(
    'bleib(?:t|en)(?: stehen| da| drin| hier| drauf)?|(?:behalte?|lass) (?:den|die|das) \\p{L}+(?: stehen| da)?',
    'und',
    `${DE},? (?:auch|ebenfalls|ebenso|genauso)|auch ${DE.replace('<name>', '<other>')}`,
    '$<name>$<other> bleibt',
  ),
  tooBehind(
    'se quedan?|permanecen?|(?:deja|conserva|mantén) (?:el|la) \\p{L}+',
    'y|e',
    `${ES},? (?:también|igual|igualmente)|también ${ES.replace('<name>', '<other>')}`,
    '$<name>$<other> se queda',
  ),
  tooBehind(
    "rest(?:e|ent)(?: là| en place)?|(?:garde|laisse) (?:(?:le|la) |l['’])\\p{L}+",
    'et',
    `${FR},? (?:aussi|également|pareil)`,
    '$<name> reste',
  ),
  tooBehind(
    'ficam?|permanecem?|(?:deixa|deixe|mantém|mantenha) (?:o|a) \\p{L}+',
    'e',
    `${PT},? (?:também|igualmente)|também ${PT.replace('<name>', '<other>')}`,
    '$<name>$<other> fica',
  ),
  tooBehind(
    "rest(?:a|ano)|riman(?:e|gono)|(?:lascia|tieni) (?:(?:il|la|lo) |l['’])\\p{L}+",
    'e|ed',
    `${IT},? (?:anche|pure)|(?:anche|pure) ${IT.replace('<name>', '<other>')}`,
    '$<name>$<other> resta',
  ),
];

/** Who stays is described by what they wear or hold. */
const DESCRIBED: readonly Rewording[] = [
  "(?<=(?<!\\p{L})(?:only|just) (?:i|we|me) (?:stay|remain)),? (?:i am |i[’']m |we are )?(?:the )?ones? (?:in|with|wearing|holding)",
  '(?<=(?<!\\p{L})nur (?:ich bleibe|wir bleiben)),? (?:(?:ich bin|das ist) )?(?:der|die|das) (?:mit|im|in)',
  '(?<=(?<!\\p{L})(?:me quedo|quedo) (?:solo )?yo|sol[oa] yo(?: me quedo)?|sol[oa] me quedo),? (?:soy )?(?:el|la) (?:de|del|con|que lleva)',
  "(?<=(?<!\\p{L})(?:je reste(?: seule?)?|(?:il n['’]y a que|juste|seulement|que) moi(?: qui reste)?)),? (?:je suis )?celle? (?:au|à|avec|en|qui porte)|(?<=(?<!\\p{L})je reste(?: seule?)?),? celui (?:au|à|avec|en|qui porte)",
  '(?<=(?<!\\p{L})(?:só|apenas|somente) eu (?:fico|permaneço)|fico só eu),? (?:sou )?[oa] (?:de|com|que usa)',
  '(?<=(?<!\\p{L})(?:resto (?:solo )?io|solo io(?: resto)?)),? (?:sono )?quell[oa] (?:con|col|in|che porta)',
].map((described) => [new RegExp(`${described}(?!\\p{L})[^,.;!?]*`, 'giu'), '']);

export const STAY_TOO: readonly Rewording[] = [...TOO, ...DESCRIBED];
