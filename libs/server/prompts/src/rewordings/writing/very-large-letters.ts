import type { Rewording } from '../rewording.ts';

/* "Escreve vende-se bem grande": how large the letters shall be, behind a text without quotation marks. */

const LANGUAGES: readonly (readonly [write: string, large: string, plainer: string])[] = [
  ['(?:write|add the text|put the text)', '(?:really|very|super|nice and) (?:big|large)', 'in big letters'],
  ['(?:schreibe?)', '(?:ganz|sehr|richtig|schön) groß', 'in großen Buchstaben'],
  ['(?:escribe|pon el texto|ponle)', '(?:bien|muy) grande', 'con letras grandes'],
  ['(?:écris|ecris|mets le texte)', '(?:en )?(?:très|bien) (?:grand|gros)', 'en grosses lettres'],
  ['(?:escreve|coloca o texto|põe)', '(?:bem|muito) grande', 'com letras grandes'],
  ['(?:scrivi|metti il testo)', '(?:molto|bello) grande', 'in lettere grandi'],
];

export const VERY_LARGE_LETTERS: readonly Rewording[] = LANGUAGES.map(([write, large, plainer]) => [
  new RegExp(`(?<=^${write} [^"“”„«»,.;!?]{2,40}) ${large}(?=\\s*(?:[.!]|$))`, 'giu'),
  ` ${plainer}`,
]);
