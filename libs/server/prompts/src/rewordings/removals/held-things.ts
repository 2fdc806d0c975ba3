import { END } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/*
 * What somebody or something has, holds or wears, and the wish to remove it, in six languages: “the dog has a ball, remove
 * it” removes the ball. Without this, the dog is the only thing that the pronoun could stand for.
 */

/** What separates the statement from the wish. People often leave out the comma. */
const THEN = '(?:\\s*[,.;!–-]+\\s*|\\s+)';
/** A few words of a name, up to punctuation. What surrounds a picture is cropped and not removed. */
const THING = '(?!(?:\\p{L}+ ){0,2}(?:borders?|frames?|edges?|margins?)(?!\\p{L}))(?<thing>[^,.;!?"]{2,50}?)';
/** Where the thing is, in words that refer to its owner. */
const THERE =
  '(?: (?:on|in it|in there|at it|over it|around it|on (?:it|him|her|them|me|us)|dran|drauf|darauf|darin|drin|encima|dessus|dedans|em cima|dentro|sopra|addosso))?';

/** Who or what has it: the words from where the sentence, or its part, begins. */
const OWNER = "(?<=(?:^|[,.;!?])\\s*)(?:[\\p{L}'’-]+ ){1,9}?";

const held = (
  has: string,
  article: string,
  removes: string,
  plainer: (article: string, thing: string) => string,
): Rewording => [
  new RegExp(
    `${OWNER}${has} (?<article>${article})(?<=[’']| )${THING}${THERE}${THEN}${removes}${END}`,
    'giu',
  ),
  (...found) => {
    const { article: said = '', thing = '' } = found.at(-1) as { article?: string; thing?: string };
    return plainer(said.trim().toLowerCase(), thing);
  },
];

const PERSON_EN = '(?:man|woman|guy|lady|person|people|kid|boy|girl|child|stranger|dude|baby)';
const REQUEST_EN = '(?:(?:and|so|but) )?(?:(?:can|could|would|will) (?:you|u) )?(?:please |pls |plz |just )*';
const REMOVE_EN = '(?:remove|erase|delete|get rid of|take|edit|clear|crop|cut|photoshop)';
const removedEn = (pronoun: string): string =>
  `(?:${REQUEST_EN}${REMOVE_EN} ${pronoun}(?: (?:off|out|away))?(?: from (?:the|his|her|my|its|this|their) [^,.;!?]{2,30})?|(?:(?:and|so|but) )?(?:i |we )?(?:want|need) ${pronoun} (?:gone|removed|erased|out|off)|(?:(?:and|so|but) )?${REQUEST_EN}make ${pronoun} (?:go away|disappear|vanish)|(?:(?:and|so|but) )?${pronoun} (?:has to go|have to go|needs? to go|must go|should go))(?: please)?`;
const HAS_EN =
  '(?:has|have|had|holding|wearing|carrying|has got|have got|got|is (?:holding|wearing|carrying)|are (?:holding|wearing|carrying)|am (?:holding|wearing|carrying)|holds?|wears?|carries)';
const ENGLISH: readonly Rewording[] = [
  held(
    HAS_EN,
    '(?:an?|some|the|his|her|this|that) ',
    removedEn('(?:it|that|this|them|those)'),
    (_, thing) => `remove the ${thing}`,
  ),
  held(
    HAS_EN,
    `(?:an?|some) (?=[^,.;!?]*(?<!\\p{L})${PERSON_EN}(?!\\p{L}))`,
    removedEn('(?:him|her|them|that person)'),
    (_, thing) => `remove the ${thing}`,
  ),
];

const PRONOUN_DE = '(?:ihn|sie|es|das|den|die)';
const GERMAN = held(
  '(?:hat|haben|trägt|tragen|hält|halten)(?: (?:da|dort|noch))?',
  '(?:einen?|eine|den|die|das) ',
  `(?:und )?(?:bitte )?(?:(?:entfern|lösch)\\p{L}* ${PRONOUN_DE}|(?:mach|nimm|tu|krieg)\\p{L}* ${PRONOUN_DE}(?: bitte)? (?:weg|raus|ab|runter)|kannst du ${PRONOUN_DE} (?:bitte )?(?:entfernen|löschen|wegmachen|rausnehmen|wegnehmen)|(?:der|die|das|er|sie|es) (?:soll|muss|kann) (?:weg|raus))`,
  (article, thing) => `entferne ${{ einen: 'den', ein: 'das', eine: 'die' }[article] ?? article} ${thing}`,
);

const SPANISH = held(
  '(?:tiene|tienen|lleva|llevan|trae|sostiene|está (?:sosteniendo|llevando))',
  '(?:un|una|unos|unas|el|la) ',
  '(?:y )?(?:por favor )?(?:(?:quít|bórr|elimín|sác|quit|borr|elimin|sac|remuév)\\p{L}*l[oa]s?)(?: por favor)?',
  (article, thing) =>
    `quita ${{ un: 'el', una: 'la', unos: 'los', unas: 'las' }[article] ?? article} ${thing}`,
);

const FRENCH = held(
  '(?:a|ont|porte|portent|tient|tiennent)',
  '(?:un|une|des|le|la) ',
  "(?:et )?(?:(?:peux-tu|pouvez-vous|tu peux|on peut) )?(?:l['’]|la |le |les )?(?:enlev|enlèv|effac|supprim|retir)\\p{L}*(?:[- ](?:le|la|les|ça))?(?: (?:svp|stp|s['’]il te plaît))?",
  (article, thing) => {
    if (/^[aeiouyhéèêâîô]/iu.test(thing) && article !== 'des') return `enlève l'${thing}`;
    return `enlève ${{ un: 'le', une: 'la', des: 'les' }[article] ?? article} ${thing}`;
  },
);

const PORTUGUESE = held(
  '(?:tem|têm|(?:está|tá) (?:com|segurando|usando)|segura|usa)',
  '(?:um|uma|uns|umas) ',
  '(?:e )?(?:(?:pode|dá (?:pra|para)|consegue) )?(?:tir|remov|apag|exclu|elimin)\\p{L}*(?:[- ](?:l?[oa]s?|el[ea]s?|isso))?(?: por favor)?',
  (article, thing) => `tira ${{ um: 'o', uma: 'a', uns: 'os', umas: 'as' }[article] ?? article} ${thing}`,
);

const ITALIAN = held(
  '(?:ha|hanno|tiene|porta|indossa|sta (?:tenendo|indossando))',
  "(?:un |uno |una |un['’]|il |la |lo )",
  '(?:e )?(?:puoi )?(?:togli|togliel|toglierl|rimuovi|rimuoverl|cancella|cancellarl|elimina|eliminarl|leva)(?:l?[oaie])?(?: per favore)?',
  (article, thing) => {
    if (article.startsWith("un'") || article.startsWith('un’')) return `togli l'${thing}`;
    return `togli ${{ un: 'il', uno: 'lo', una: 'la' }[article] ?? article} ${thing}`;
  },
);

export const HELD_THINGS: readonly Rewording[] = [...ENGLISH, GERMAN, SPANISH, FRENCH, PORTUGUESE, ITALIAN];
