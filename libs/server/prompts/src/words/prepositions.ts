/*
 * Prepositions of place in six languages.
 */

/** Before the part on which something is: "the highlights on the veil". "Um" is an article in Portuguese. */
const ON = 'on|auf|sur|sobre|su';
const AROUND = 'onto|around|over|across|um|autour|alrededor|intorno|attorno';
/** Prepositions that often say when or where a picture was taken: "in the evening". */
const IN = 'in|en|dans';
/** The same, joined with their article. */
const ON_ITS = 'sul|sull|sulla|sullo|sulle|sui|sugli';
const AROUND_ITS = 'autour (?:du|des)|alrededor del|em volta d[ao]s?|ao redor d[ao]s?';
const IN_ITS = 'im|no|na|nos|nas|nel|nell|nella|nello|nelle|nei|negli';

const anyOf = (...words: readonly string[]): RegExp => new RegExp(`^(?:${words.join('|')})$`, 'iu');

export const ON_OR_AROUND = anyOf(ON, AROUND);
export const ON_OR_AROUND_THE = anyOf(ON_ITS, AROUND_ITS);
export const INSIDE = anyOf(IN);
export const INSIDE_THE = anyOf(IN_ITS);
/** Any preposition after which something is, but none of what is around it. */
export const AT_PLACE = anyOf(ON, IN, ON_ITS, IN_ITS, 'at|am|an|em');
