import type { Rewording } from '../rewording.ts';

/*
 * "That air of a photo from the 80s" is a look, and no photo that was taken then: plainer words name the look and the decade
 * alone.
 */

/** For each language a look of a photo from a decade, and plainer words. */
const LANGUAGES: readonly (readonly [said: string, plainer: string])[] = [
  [
    "(?:look|feel|vibe|air) (?:of|like) (?:an? )?(?:old )?(?:photo|picture|snapshot)s? (?:from|of|out of) the (?<age>(?:19)?[2-9]0['’]?s)",
    '$<age> look',
  ],
  [
    '(?:look|stil|anmutung|optik|flair) (?:von |eines |wie )(?:ein(?:em)? )?(?:alten )?(?:fotos?|bild(?:es)?) (?:aus den|der) (?<age>(?:19)?[2-9]0er)(?:n)?(?: jahren?)?',
    '$<age> Look',
  ],
  [
    '(?:look|aire|estilo|toque) (?:de|a) (?:una )?(?:foto|fotografía) (?:antigua )?(?:de )?(?:los )?(?:años )?(?<age>(?:19)?[2-9]0)',
    'look años $<age>',
  ],
  [
    "(?:look|air|style|rendu|côté) (?:de |d['’]une )?photo (?:ancienne )?(?:des )?années (?<age>(?:19)?[2-9]0)",
    'look années $<age>',
  ],
  [
    '(?:look|ar|estilo|jeito|visual|cara) de (?:uma )?(?:foto|fotografia) (?:antiga )?(?:d?os )?anos (?<age>(?:19)?[2-9]0)',
    'look anos $<age>',
  ],
  [
    "(?:look|aria|stile|effetto) (?:da |di (?:una )?)?(?:vecchia )?(?:foto|fotografia) (?:degli )?anni ['’]?(?<age>(?:19)?[2-9]0)",
    'look anni $<age>',
  ],
];

export const LOOKS_OF_OLD_PHOTOS: readonly Rewording[] = LANGUAGES.map(([said, plainer]) => [
  new RegExp(`(?<!\\p{L})${said}(?![\\p{L}\\d])`, 'giu'),
  plainer,
]);
