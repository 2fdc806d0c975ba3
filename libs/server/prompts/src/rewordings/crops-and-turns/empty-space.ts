import { END } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/*
 * Empty space around somebody or something that shall go, or of which there is too much: "remove the empty space around the
 * dog" crops to the subject, and removes no dog.
 */

/** For each language a verb that cuts, empty space all around, and the plainer wish. */
const ALL_AROUND: readonly (readonly [cut: string, space: string, plainer: string])[] = [
  [
    '(?:trim|crop|cut|shave|remove|get rid of|take)(?: (?:off|away|out|down))?',
    '(?:(?:the|all|that|this|any|some|of) )*(?:empty|blank|wasted|dead|extra|unused) (?:space|area|room)s?(?: (?:all (?:a)?round|around|on (?:all|the) sides|at the (?:sides|edges)|(?:around )?at the edges)(?: it)?)?',
    'crop to the subject',
  ],
  [
    '(?:schneide?|entferne?|nimm|mach)',
    '(?:den |das |die |alle[ns]? )*(?:leeren?|überflüssigen?|ungenutzten?) (?:platz|raum|flächen?)(?: (?:rundherum|drumherum|ringsum|außen(?:rum)?|am rand))?(?: (?:ab|weg))?',
    'auf das Motiv zuschneiden',
  ],
  [
    '(?:recorta|recortar|quita|quitar|elimina)',
    '(?:el |todo el )?espacio (?:vacío|sobrante|que sobra)(?: (?:alrededor|de alrededor))?',
    'recorta alrededor del sujeto',
  ],
  [
    '(?:recadre|recadrer|enlève|enlever|supprime|retire|coupe)',
    "(?:l['’]espace vide|le vide|les espaces vides)(?: (?:autour|tout autour))?",
    'recadre sur le sujet',
  ],
  [
    '(?:corta|cortar|recorta|tira|tirar|remove)',
    '(?:o |todo o )?espaço (?:vazio|sobrando|que sobra)(?: (?:em volta|ao redor))?',
    'corta em volta do sujeito',
  ],
  [
    '(?:ritaglia|taglia|togli|togliere|elimina|leva)',
    '(?:lo |tutto lo )?spazio vuoto(?: (?:intorno|attorno|tutto intorno))?',
    'ritaglia sul soggetto',
  ],
];

export const EMPTY_SPACE: readonly Rewording[] = [
  ...ALL_AROUND.map(([cut, space, plainer]): Rewording => [
    new RegExp(`(?<!\\p{L})${cut} ${space}${END}`, 'giu'),
    plainer,
  ]),
  [
    /(?<!\p{L})(?:remove|get rid of|lose|delete|take out|take away) (?:(?:the|all|that|this|some|of) )*(?:empty|blank|wasted|dead|extra|unused) (?:space|area|room) around (?:the|my|our|him|her|them|it|us|me)(?: \p{L}+)?(?!\p{L})/giu,
    'crop to the subject',
  ],
  [
    /(?<=^|[.!?;\n] ?)(?:hay )?(?:demasiado|mucho) (?:espacio(?: vacío)?|vacío) alrededor(?: (?:de|del|de la) ?\p{L}+)?(?=\s*(?:[,.;!?]|$))/giu,
    'recorta alrededor del sujeto',
  ],
  [
    /(?<=^|[.!?;\n] ?)(?:tem )?(?:muito espaço(?: vazio)?|espaço(?: vazio)? demais) (?:em volta|ao redor|em torno)(?: d\p{L}+(?: \p{L}+)?)?(?=\s*(?:[,.;!?]|$))/giu,
    'corta em volta do sujeito',
  ],
  [
    /(?<=^|[.!?;\n] ?)(?:c['’]è )?troppo (?:spazio(?: vuoto)?|vuoto) (?:intorno|attorno)(?: a\p{L}*['’]? ?\p{L}+)?(?=\s*(?:[,.;!?]|$))/giu,
    'ritaglia sul soggetto',
  ],
  [
    /(?<!\p{L})(?:den |das |die )?(?:leeren?|überflüssigen?|ungenutzten?) (?:platz|raum|fläche) (?:rund |rings )?um (?:den|die|das|mich|uns|ihn|sie)(?: \p{L}+)? (?:weg|wegnehmen|wegmachen|wegschneiden|entfernen)(?!\p{L})/giu,
    'auf das Motiv zuschneiden',
  ],
  [
    /(?<!\p{L})(?:enlève|enlever|supprime|retire) (?:l['’]espace|le) vide autour (?:du|de la|de l['’]?|des|de) ?\p{L}+(?!\p{L})/giu,
    'recadre sur le sujet',
  ],
  [
    /(?<!\p{L})(?:tira|tirar|remove|elimina) (?:o |todo o )?espaço (?:vazio|sobrando) (?:em volta|ao redor|em torno) d[aeo]s? ?\p{L}+(?!\p{L})/giu,
    'recorta no sujeito',
  ],
  [
    /(?<!\p{L})(?:togli|togliere|elimina|leva) (?:lo |tutto lo )?spazio vuoto (?:intorno|attorno) (?:a|al|alla|ai|allo|all['’]) ?\p{L}+(?!\p{L})/giu,
    'ritaglia sul soggetto',
  ],
];
