import { AND_WORDS, endOrNext, PLEASE_WORDS } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/* “Remove spots and dust”: beside dust or scratches, and on a print or scan, the spots are not on somebody's skin. */

const OF_PRINTS = '(?:dust|scratches|scuffs|lint|hairs|creases|tears|fingerprints|mold|mould)';
const OF_SKIN = '(?!.*(?<!\\p{L})(?:face|skin|cheeks?|forehead|nose|chin|acne|pimples?)(?!\\p{L}))';

/**
 * “Remove the stains from this old print”, for each language stains, where they are, and the stains beside scratches, which
 * are of the print.
 */
const LANGUAGES: readonly (readonly [stains: string, where: string, plainer: string])[] = [
  [
    '(?:(?:brown|dark|white|water|damp|age|coffee) )?(?:stains?|blotch(?:es)?|marks|foxing)',
    '(?:from|off|on|in) (?:the|my|this|that|these|our) (?:(?:old|vintage|antique|damaged) )?(?:prints?|scans?|slides?|negatives?)|(?:from|off|on|in) (?:the|my|this|that|these|our|an?) (?:old|vintage|antique) (?:photos?|photographs?|pictures?|pics?|images?|portrait)',
    'scratches and stains',
  ],
  [
    '(?:(?:braunen|dunklen|weißen) )?(?:\\p{L}*flecken?|\\p{L}*fleck)',
    '(?:von|vom|aus|auf|in|im)(?: (?:de[mnr]|diese[mnrs]|meine[mnrs]?|unsere[mnrs]?))? (?:(?:alte[nms]?|antiken) )?(?:abz[uü]ge?n?|dias?|negativ(?:en?)?|scans?)|(?:von|vom|aus|auf|in|im)(?: (?:de[mnr]|diese[mnrs]|meine[mnrs]?|unsere[mnrs]?))? (?:alte[nms]?|antiken) (?:fotos?|fotografien?|bild(?:ern?)?|aufnahmen?|porträts?)',
    'Kratzer und Flecken',
  ],
  [
    'manch(?:it)?as?',
    '(?:de|en|a) (?:la|las|esta|estas|mi|mis|una) (?:(?:vieja|antigua)s? )?(?:fotos?|fotografías?|imagen|copias?) (?:tan |muy )?(?:vieja|antigua)s?|(?:de|en|a) (?:la|esta|mi) (?:vieja|antigua) (?:foto|fotografía|imagen|copia)',
    'arañazos y manchas',
  ],
  [
    '(?:petites )?(?:taches?|moisissures)',
    '(?:de|du|sur|dans) (?:(?:la|le|cette|ce|ma|mon|cet) )?(?:vieille|vieux|ancienne?|vieil) (?:photo|photographie|image|tirage|cliché|portrait)|(?:de|du|sur) (?:(?:le|ce|mon) )?tirage(?: ancien)?|(?:de|sur) (?:la|cette|ma) photo ancienne',
    'rayures et taches',
  ],
  [
    'manch(?:inh)?as?',
    '(?:d|n)(?:a|esta|essa|uma)(?: minha)? (?:(?:foto|fotografia|imagem|impressão|cópia) (?:tão |muito )?(?:antiga|velha)|(?:antiga|velha) (?:foto|fotografia|imagem|impressão))',
    'arranhões e manchas',
  ],
  [
    'macchi(?:a|e|oline)',
    "(?:(?:da|di|su|in) (?:questa|una|quella)|d[ae]lla|sulla|nella)(?: mia)? (?:(?:vecchia|antica) (?:foto|fotografia|stampa|immagine)|(?:foto|fotografia|stampa|immagine) (?:vecchia|antica|d['’]epoca))",
    'graffi e macchie',
  ],
];
/** “Mach die Flecken auf dem alten Foto weg”. */
const BEHIND = endOrNext(`${AND_WORDS}|${PLEASE_WORDS}|weg(?:machen)?|raus|entfernen|away`);
/** They are named alone, and not behind other damage. */
const ALONE = '(?<!(?<!\\p{L})(?:and|or|und|oder|y|et|e|o|ou) (?:(?:the|die|las|les|as|le) )?)';

export const SPOTS_AND_DUST: readonly Rewording[] = [
  [
    new RegExp(
      `(?<!\\p{L})(?:the |all |any )?spots(?:,| and|, and| &| or) (?:the |all |any )?(?<dust>${OF_PRINTS})(?!\\p{L})${OF_SKIN}`,
      'giu',
    ),
    '$<dust>',
  ],
  [
    new RegExp(
      `(?<!\\p{L})spots(?<where> (?:from|off|on|in) (?:the|my|this|these|our) (?:old )?(?:photos?|pictures?|prints?|scans?|slides?|negatives?)(?!\\p{L}))${OF_SKIN}`,
      'giu',
    ),
    'dust and scratches$<where>',
  ],
  ...LANGUAGES.map(([stains, where, plainer]): Rewording => [
    new RegExp(`${ALONE}(?<!\\p{L})${stains}(?<where> (?:${where}))${OF_SKIN}${BEHIND}`, 'giu'),
    `${plainer}$<where>`,
  ]),
];
