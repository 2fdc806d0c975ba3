import type { Rewording } from '../rewording.ts';

/*
 * "No people, dogs or cars", "sin gente, coches ni perros": what nobody wants in the picture is a list, whichever conjunction
 * joins it. Verbs keep theirs: "without cropping or turning it".
 */

const joinedBy = (without: string, or: string, and: string, verb: string): Rewording => {
  const name = `(?!\\p{L}+(?:${verb})(?!\\p{L}))\\p{L}+`;
  return [
    new RegExp(
      `(?<=(?<!\\p{L})(?:${without}) ${name}(?:,? ${name}){0,4},?) (?:${or})(?= ${name}(?: \\p{L}+){0,4}\\s*(?:[,.;!?]|$))`,
      'giu',
    ),
    ` ${and}`,
  ];
};

export const NEITHER: readonly Rewording[] = [
  joinedBy('without|w/o|no', 'or|nor', 'and', 'ing|ed|er'),
  joinedBy('ohne|keine?', 'oder', 'und', 'n|r'),
  joinedBy('sin', 'ni|o', 'y', '[aei]r'),
  joinedBy('sans|pas de', 'ni|ou', 'et', 'er|ir|re'),
  joinedBy('sem', 'nem|ou', 'e', '[aei]r'),
  joinedBy('senza', 'né|o', 'e', '[aei]re|rlo|rla'),
];
