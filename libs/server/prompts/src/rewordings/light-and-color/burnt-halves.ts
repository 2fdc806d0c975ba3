import { word } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/*
 * “La metà sinistra è bruciata dal sole”: half of the picture is overexposed, and nobody is sunburnt. Typed without accents, an
 * Italian “metà” is a goal and an “è” joins two wishes.
 */

/** Half of the picture, that it is burnt by the sun, and the plainer word for that. */
const burnt = (half: string, is: string, burntBySun: string, plainer: string): Rewording => [
  word(`(?<half>${half}) (?<is>${is}) (?<how>(?:\\p{L}+ ){0,2}?)(?:${burntBySun})`),
  `$<half> $<is> $<how>${plainer}`,
];

/** “The bottom half is almost black”: too dark. */
const ALMOST_BLACK: readonly Rewording[] = (
  [
    [
      '(?:half|one|side|part|left|right)(?: (?:is|was|looks))?',
      '(?:almost|nearly|practically|pretty much)',
      'black',
      'too dark',
    ],
    [
      '(?:hälfte|seite|untere|obere|linke|rechte)(?: (?:ist|war))?',
      '(?:fast|beinahe|quasi)',
      'schwarz',
      'zu dunkel',
    ],
    [
      '(?:abajo|arriba|inferior|superior|izquierd[oa]|derech[oa])(?: (?:está|salió|quedó))?',
      '(?:casi|prácticamente)',
      'negr[oa]',
      'demasiado oscura',
    ],
    [
      '(?:bas|haut|gauche|droite?|inférieure|supérieure)(?: est)?',
      '(?:presque|quasi)',
      'noire?',
      'trop sombre',
    ],
    [
      '(?:baixo|cima|inferior|superior|esquerd[oa]|direit[oa])(?: (?:está|ficou|saiu))?',
      '(?:quase|praticamente)',
      'pret[oa]',
      'escura demais',
    ],
    [
      '(?:inferiore|superiore|sinistr[oa]|destr[oa]|sotto|sopra)(?: (?:è|risulta))?',
      '(?:quasi|praticamente)',
      'ner[oa]',
      'troppo scura',
    ],
  ] as const
).map(([half, almost, black, tooDark]) => [
  word(`(?<half>${half}) ${almost} ${black}`),
  `$<half> ${tooDark}`,
]);

export const BURNT_HALVES: readonly Rewording[] = [
  ...ALMOST_BLACK,
  // “Oscurece la mitad de arriba y aclara la de abajo”: the other half, and not less of something.
  [
    /(?<=(?<!\p{L})(?:mitad|parte) de (?:arriba|abajo)(?!\p{L})[^]{1,40}?(?<!\p{L})(?:\p{L}+ )?)la de (?<side>arriba|abajo)(?!\p{L})/giu,
    'la mitad de $<side>',
  ],
  [
    /(?<=(?<!\p{L})(?:aclara|aclarar|ilumina|oscurece|oscurecer) )la de (?<side>arriba|abajo)(?!\p{L})/giu,
    'la mitad de $<side>',
  ],
  [
    word(
      "(?:questa |la )met[àa](?<side> (?:sinistra|destra|superiore|inferiore|alta|bassa)| (?:di sopra|di sotto|in alto|in basso)) (?:e|e['’]|è)(?= (?:(?:troppo|molto|un po['’]?|tutta|completamente|venuta|più) )*(?:scur[ao]|buia|nera|chiar[ao]|luminos[ao]|bruciat[ao]|sovraespost[ao]|sottoespost[ao])(?!\\p{L}))",
    ),
    'la metà$<side> è',
  ],
  burnt(
    '(?:left|right|top|bottom|upper|lower) (?:half|side|part)',
    'is|was|got|looks',
    '(?:burn(?:t|ed)|bleached|blown)(?: out)? (?:by|from|in) the sun',
    'overexposed',
  ),
  burnt(
    '(?:linke|rechte|obere|untere) (?:hälfte|seite)|(?:linker|rechter|oberer|unterer) teil',
    'ist|war|wurde',
    'von der sonne (?:aus|über)?(?:gebrannt|strahlt|gefressen|verbrannt|geblichen)',
    'überbelichtet',
  ),
  burnt(
    '(?:mitad|parte) (?:izquierda|derecha|superior|inferior|de arriba|de abajo)|lado (?:izquierdo|derecho)',
    'está|quedó|salió',
    'quemad[oa] (?:por|del|con) (?:el )?sol',
    'sobreexpuesta',
  ),
  burnt(
    '(?:moitié|partie) (?:gauche|droite|supérieure|inférieure|du haut|du bas)|côté (?:gauche|droit)',
    'est|a été',
    '(?:brûlée?|cramée?|grillée?) (?:par le|au|de) soleil',
    'surexposée',
  ),
  burnt(
    '(?:metade|parte) (?:esquerda|direita|superior|inferior|de cima|de baixo)|lado (?:esquerdo|direito)',
    'está|tá|ficou|saiu',
    '(?:queimad|estourad)[oa] (?:pelo|do|de|com o) sol',
    'superexposta',
  ),
  burnt(
    '(?:metà|parte) (?:sinistra|destra|superiore|inferiore|alta|bassa|in alto|in basso)|lato (?:sinistro|destro)',
    'è|risulta|è venuta',
    'bruciat[oa] (?:dal|al|col) sole',
    'sovraesposta',
  ),
];
