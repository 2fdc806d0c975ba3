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

const PICTURE = '(?:photo|pic|picture|print|photograph)';
const PHOTO = `(?:the|this|my|our|that|an?) (?:old )?${PICTURE}`;
const SPILT = '(?:coffee|tea|wine|water|juice|ink|grease|milk|soup|cola|coke)';
/** Not what a picture shall look like: "make it look like an old photo with stains", "effet vieille photo avec des taches". */
const NO_LOOK =
  "(?<!(?<!\\p{L})(?:like|into|as|resemble|(?:look|style|effect|feel) of|wie|daraus|effekt|como|aspecto de|efecto(?: de)?|estilo(?: de)?|comme|en|effet(?: de)?|style|aspect d['’]|em|efeito(?: de)?|come|in|effetto|stile|aspetto di) ?(?:(?:an?|ein(?:em?)?|una?|une|uma) )?)";

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
  // "My old photo got coffee on it", "we spilled wine on this picture".
  [
    clause(
      `(?:it|(?:my|this|the|our|that) (?:old )?${PICTURE}) (?:had|got) (?:some )?${SPILT} (?:(?:spilled|spilt) )?on it(?: (?:years|ages|long|some time) ago)?|(?:(?:i|we|he|she|they|somebody|someone|my \\p{L}+) )?(?:spilled|spilt|dropped|got) (?:some |a bit of )?${SPILT} (?:on|over) (?:it|${PHOTO})|${SPILT} (?:got|was spilled|was spilt|went) (?:on|over) (?:it|${PHOTO})`,
    ),
    'damaged old photo',
  ],
  [
    word(
      `${NO_LOOK}(?:(?:stained|spotty|spotted|blotchy|mou?ldy|yellowed and stained) old ${PICTURE}|old ${PICTURE} (?:with|that has|full of|covered (?:in|with)) (?:some |a few |brown |white |dark |yellow |a lot of |lots of )*(?:stains?|spots|marks|blotches|mou?ld|foxing))(?= *(?:[,.;!?]|$))`,
    ),
    'damaged old photo',
  ],
  [
    word(
      `${NO_LOOK}(?:(?:fleckige[snmr]?|verfleckte[snmr]?) altes (?:foto|bild)|altes (?:foto|bild) (?:mit|voller) (?:\\p{L}+n )?flecken)`,
    ),
    'beschädigtes altes Foto',
  ],
  [
    word(
      `${NO_LOOK}(?:foto (?:vieja|antigua) (?:con|llena de) manchas|(?:vieja|antigua) foto (?:con|llena de) manchas)`,
    ),
    'foto antigua dañada',
  ],
  [
    word(
      `${NO_LOOK}(?:(?:vieille|ancienne) photo (?:avec des|pleine de|couverte de) taches|(?:vieille|ancienne) photo tach[ée]e)`,
    ),
    'vieille photo abîmée',
  ],
  [word(`${NO_LOOK}(?:foto (?:velha|antiga) (?:com|cheia de) manchas)`), 'foto antiga danificada'],
  [
    word(
      `${NO_LOOK}(?:(?:vecchia|antica) foto (?:con|piena di) macchie|foto (?:vecchia|antica) (?:con|piena di) macchie)`,
    ),
    'vecchia foto rovinata',
  ],
];
