import type { Rewording } from '../rewording.ts';

/*
 * “It should fit a 6 by 4 frame”, “que quepa en un marco de 10x15”: a frame of wood, in whose size the picture is cut.
 * None is painted around it.
 */

const SIZE =
  '(?<one>\\d{1,3}(?:[.,]5)?) ?(?:cm|inch(?:es)?|in|["″])? ?(?<by>:|x|×|by|mal|por|par|sur|per|auf) ?(?<other>\\d{1,3}(?:[.,]5)?)(?: ?(?:cm|inch(?:es)?|in|["″]|zoll|pulgadas|pouces|polegadas|pollici))?';

/** For each language what fits, what the frame is called before and behind its size, and the plainer wish. */
const LANGUAGES: readonly (readonly [fits: string, before: string, behind: string, plainer: string])[] = [
  [
    "(?:(?:i['’]d like|i want|i need|make|get) (?:it|this) (?:to )?|(?:so|so that|should|must|has to|to) (?:(?:it|this|that) )?(?:can )?|(?<=^\\s*))fits? (?:in |into |inside )?(?:an? |the |my )?",
    '',
    ' (?:inch )?(?:picture |photo )?frame',
    'crop to',
  ],
  [
    '(?:(?:damit|dass|so dass|sodass) (?:es|das|das bild|das foto) in (?:einen|den|meinen) |(?:es|das|das bild|das foto) (?:soll|muss) in (?:einen|den|meinen) )',
    '(?:(?:bilder)?rahmen (?:von |mit |in )?)?',
    '(?:[- ]?(?:bilder)?rahmen)? (?:passt|passen)',
    'zuschneiden auf',
  ],
  [
    '(?:(?:para )?que (?:quepa|entre|encaje)|(?:tiene que|debe|quiero que) (?:caber|entrar|encajar|quepa|entre|encaje)) en (?:un |el |mi )?',
    'marco (?:de )?',
    '',
    'recorta a',
  ],
  [
    '(?:(?:pour )?que (?:ça|cela|la photo) (?:rentre|tienne|entre|aille)|(?:ça |elle )?(?:doit|faut que ça) (?:rentrer|tenir|entrer|rentre|tienne)) dans (?:un |le |mon )?',
    'cadre (?:de )?',
    '',
    'recadre en',
  ],
  [
    '(?:(?:pra |para )?que (?:caiba|entre|encaixe)|(?:tem que|deve|quero que) (?:caber|entrar|encaixar|caiba|entre|encaixe)|(?:pra|para) caber) (?:em |num |numa |no |na )(?:uma? )?',
    '(?:moldura|quadro|porta-retratos?) (?:de )?',
    '',
    'corta em',
  ],
  [
    '(?:deve|dovrebbe|che) (?:entrare|stare|starci|entri|stia) in (?:una |la )?',
    'cornice (?:da |di )?',
    '',
    'ritaglia in',
  ],
];

export const FRAMES_FITTED: readonly Rewording[] = LANGUAGES.map(([fits, before, behind, plainer]) => [
  new RegExp(
    `(?<!\\p{L})${fits}${before}${SIZE}${behind}(?: from \\p{L}+)?(?=\\s*(?:[,.;!?]|$)| (?:and|und|y|et|e|please|bitte)(?!\\p{L}))`,
    'giu',
  ),
  (...found) => {
    const { one = '', by, other = '' } = found.at(-1) as Readonly<Record<string, string>>;
    return `${plainer} ${one}${by === ':' ? ':' : 'x'}${other}`;
  },
]);
