import type { Rewording } from '../rewording.ts';

/* "It must not exceed 500 px": a size that must not be exceeded, told with a verb. Plainer words call it the greatest one. */

const PIXELS = ' (?:(?:los|les|os|i|die|the) )?(?=\\d{2,5} ?(?:px|pixels?|píxeles|pixeles)(?!\\p{L}))';

const IT =
  '(?:(?:it|(?:the|my) (?:file|picture|photo|image|logo)|es|(?:das|die) (?:bild|foto|logo|datei)|(?:la|el) (?:foto|imagen|logo|archivo)|il|elle|ça|(?:la|le) (?:photo|image|fichier)|(?:a|o) (?:foto|imagem|arquivo)|(?:la|il) (?:immagine|file)) )?';

/** For each language words for what must not be exceeded, and plainer words. */
const LANGUAGES: readonly (readonly [said: string, plainer: string])[] = [
  [
    `${IT}(?:(?:must|should|may|can|does)(?: not|n['’]?t)|cannot|not to|never) (?:exceed|go (?:over|above|beyond)|be (?:wider|larger|bigger|more) than)`,
    'max',
  ],
  [
    `${IT}(?:darf|soll|sollte|muss) ${IT}(?:(?:aber|bitte|auch) )?(?:nicht (?:mehr|breiter|größer) als|maximal|höchstens)`,
    'maximal',
  ],
  [
    `(?:que )?${IT}no (?:(?:sobre)?pase|(?:sobre)?pasar|supere|superar|exceda)(?: (?:nunca|más))?(?: de)?`,
    'máximo',
  ],
  [
    `(?:que |qu['’])?${IT}ne (?:(?:doit |devrait )?(?:pas )?dépasse(?:r|z)?(?: pas)?|(?:fasse|fait|doit) pas (?:faire )?plus de)`,
    'max',
  ],
  [`(?:que )?${IT}n[ãa]o (?:(?:ultra)?passe|(?:ultra)?passar|exceda|exceder)(?: de| d?os)?`, 'máximo'],
  [`(?:che )?${IT}non (?:deve )?(?:superi|superare|supera|ecceda|eccedere)`, 'massimo'],
];

export const NOT_EXCEEDED: readonly Rewording[] = LANGUAGES.map(([said, plainer]) => [
  new RegExp(`(?<!\\p{L})(?:${said})${PIXELS}`, 'giu'),
  `${plainer} `,
]);
