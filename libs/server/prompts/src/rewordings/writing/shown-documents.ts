import type { Rewording } from '../rewording.ts';

/*
 * A document that the picture shows, and no photo for one: "a photo of my passport" is "a photo of my document". And
 * pages that shall be clean to read.
 */

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

const anyOf = (words: string): string => `(?:${words})(?!\\p{L})`;
/** Words for marks, for paper, for what is written on it, and for black: a page is cleaned and its writing made darker. */
const CLEANED: readonly (readonly [
  marks: string,
  paper: string,
  text: string,
  dark: string,
  scan: string,
])[] = [
  [
    'stains?|spots?|marks?|smudges?|creases?|folds?',
    'paper|page|sheet',
    'text|writing|letters|ink',
    'darker|black|blacker|stand out',
    'scan the document',
  ],
  [
    'flecken?|knicke?|falten|schmutz',
    'papier|blatt|seite',
    'text|schrift|buchstaben|tinte',
    'dunkler|schwarz|schwärzer',
    'das Dokument einscannen',
  ],
  [
    'manchas?|arrugas|dobleces|pliegues',
    'papel|hoja|página',
    'texto|letras?|tinta',
    'oscur[oa]s?|negr[oa]s?',
    'escanea el documento',
  ],
  [
    'taches?|plis?|marques',
    'papier|feuille|page',
    'texte|écriture|lettres|encre',
    'foncée?s?|noire?s?|sombres?',
    'scanne le document',
  ],
  [
    'manchas?|dobras|amassados|marcas',
    'papel|folha|página',
    'texto|letras?|tinta',
    'escur[oa]s?|pret[oa]s?',
    'digitaliza o documento',
  ],
  [
    'macchie?|pieghe|segni',
    'carta|foglio|pagina',
    'testo|scritt[ae]|lettere|inchiostro',
    'scur[oaie]|ner[oaie]',
    'scansiona il documento',
  ],
];
export const CLEANED_PAGES: readonly Rewording[] = CLEANED.map(([marks, paper, text, dark, scan]) => [
  new RegExp(
    `(?<=^|[.!?;\\n] ?)[^.!?;\\n]*(?<!\\p{L})${anyOf(marks)}[^.!?;\\n]{0,20}(?<!\\p{L})${anyOf(paper)}[^.!?;\\n]{0,30}(?<!\\p{L})${anyOf(text)}[^.!?;\\n]{0,25}(?<!\\p{L})${anyOf(dark)}`,
    'giu',
  ),
  scan,
]);
