import { word } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/* Words for an old photo that is damaged or shall be restored, which neither reader knows. */

const clause = (said: string): RegExp =>
  new RegExp(
    `(?<=(?:^|[.,;!?])\\s*)(?:${said})(?=\\s*(?:(?:please|pls|bitte|per favore|grazie)\\s*)?(?:[,.;!?]|$))`,
    'giu',
  );

/** The photo itself, and nothing in it. */
const BILD =
  '(?:(?:das|die|dieses|diese|mein|meine|unser|omas|opas) )?(?:(?:alte|alten|altes|vergilbte|kaputte)[sn]? )?(?:foto|bild|aufnahme|fotografie|abzug)';
const FOTO =
  '(?:(?:la|questa|una|l) )?(?:(?:vecchia|antica) )?(?:foto(?:grafia)?|immagine|stampa)(?: (?:vecchia|antica|rovinata))?';

export const OLD_PHOTOS: readonly Rewording[] = [
  [word('res(?:otre|torre|troe|ttore)'), 'restore'],
  [
    clause(`(?:bitte )?(?:${BILD} )?(?:wiederherstellen|wieder herstellen)|stelle? ${BILD} wieder her`),
    'Foto restaurieren',
  ],
  [clause(`ripristin(?:a|are)(?: ${FOTO})?`), 'restaura la foto'],
  [
    word(
      '(?:ramponiert|zerfleddert|zerschlissen|lädiert)e[smnr]? (?:alte[smnr]? )?(?:foto|bild|aufnahme|abzug|fotografie)',
    ),
    'beschädigtes Foto',
  ],
  [
    clause(
      '(?:die )?(?:schicht|fotoschicht|beschichtung|emulsion) (?:blättert|löst sich|platzt|bröckelt) ?(?:ab|auf)?(?: (?:auf|von|am|vom) (?:dem |der )?(?:alten )?(?:abzug|foto|bild))?',
    ),
    'beschädigtes altes Foto',
  ],
  [word('émulsion (?:fendillée|craquelée|fissurée|écaillée|abîmée)'), 'photo abîmée'],
];
