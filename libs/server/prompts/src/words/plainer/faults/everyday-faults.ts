import type { Rewording } from '../rewording.ts';

/* Everyday words for a fault that are the words for another one, or for a thing. */

export const EVERYDAY_FAULTS: readonly Rewording[] = [
  // "Las empanadas" are food. Without its tilde, "empañada" looks the same.
  [/(?<=(?<!\p{L})(?:las|unas|mis|nuestras|estas|sus|de|con) )empanad(?:ill)?as(?!\p{L})/giu, 'comidas'],
  // "Un grano en la nariz" is a pimple, and no grain of the picture.
  [
    /(?<!\p{L})gran(?:it)?o(?<many>s?)(?= (?:de|en) (?:la|el|mi|su) (?:nariz|frente|cara|mejilla|barbilla|mentón|pera|cachete|barba|piel)(?!\p{L}))/giu,
    'espinilla$<many>',
  ],
  // "The print has a crease": there it is no verb for letters.
  [/(?<=(?<!\p{L})(?:the|this|my|our|old|an? old) )print(?= (?:has|have|had|is|was|got) )/giu, 'photo'],
  // "The detail in the black fur" is in the dark.
  [
    /(?<!\p{L})(?<what>details?|texture) (?:in|of|from) (?:(?:the|his|her|my|its) )?(?:black|dark) \p{L}+(?= *(?:$|[,.;!?]))/giu,
    '$<what> in the shadows',
  ],
  // "Essa foto ficou azulada": the photo itself.
  [/(?<!\p{L})ess[ae] (?=(?:foto|imagem) (?:ficou|saiu|está|tá)(?!\p{L}))/giu, 'a '],
  // Nothing is what should be removed there, and not the thing beside it.
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
