import type { Rewording } from '../rewording.ts';

/*
 * Empty space around somebody or something that shall go, or of which there is too much: "remove the empty space around the
 * dog" crops to the subject, and removes no dog.
 */

export const EMPTY_SPACE: readonly Rewording[] = [
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
