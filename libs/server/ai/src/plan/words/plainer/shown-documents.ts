import type { Rewording } from './rewording.ts';

const PHOTO = '(?:photo|picture|pic|image|scan|foto|bild|aufnahme|imagen|imagem|immagine|scansione|escaneo)';
/** "A photo of my passport": a document that the picture shows, and no photo for one. Plainer words for it are those for a page. */
export const OF_DOCUMENT: readonly Rewording[] = (
  [
    [
      'of (?:my|his|her|our|their|a|an)',
      "(?:passport|id|id[- ]card|identity card|visa|driver(?:'?s)? licen[cs]e|driving licen[cs]e)(?! (?:photo|picture|pic|size|format))",
      'document',
    ],
    [
      '(?:von (?:mein|sein|ihr|unser)em|(?:mein|sein|ihr|unser)es)',
      '(?:personal|reise|führerschein)?(?:ausweis(?:es)?|pass(?:es)?)',
      'Dokument',
    ],
    [
      'de (?:mi|su|tu|nuestro|un)',
      '(?:dni|pasaporte|carnet|carné|cédula|documento de identidad)(?: de (?:identidad|conducir))?',
      'hoja',
    ],
    [
      "(?:de (?:ma|mon|sa|son|notre|un|une)|d['’]une?)",
      "(?:carte d['’ ]identité|passeport|pièce d['’ ]identité|carte|permis(?: de conduire)?)",
      'document',
    ],
    [
      'd[aoe] (?:meu|minha|seu|sua|nosso|um)',
      '(?:passaporte|identidade|rg|cnh|carteira de (?:identidade|motorista)|cartão de cidadão)',
      'folha',
    ],
    [
      '(?:del|della|di) (?:mio|mia|suo|sua|nostro|un|una)',
      "(?:passaporto|carta d['’ ]identità|patente)",
      'foglio',
    ],
  ] as const
).map(([of, document, plainer]) => [
  new RegExp(`(?<!\\p{L})(${PHOTO} (?:${of}) )${document}(?!\\p{L})`, 'giu'),
  `$1${plainer}`,
]);
