import { COLOR_WORD, NOT_GRAY } from '../../words/color-words.ts';
import { endOfWish } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/* "The couch shouldn't be purple, it's grey in real life": the thing gets its true color. */

const THING = '(?<thing>\\p{L}+(?: \\p{L}+)?)';
const SHADE = `(?:(?:light|dark|bright|deep|navy|royal|hell|dunkel)[- ]?)?${COLOR_WORD}(?: (?:claro|oscuro|clair|foncé|escuro|chiaro|scuro))?`;
const COLOR = `(?<color>${SHADE})`;

/**
 * "The pool water looks green, should be blue": the thing, and not all colors of the picture, as for the picture itself, for
 * people, and for what is white in any light.
 */
const CASTLESS =
  '(?!(?:\\p{L}+ )?(?:photo|picture|image|pic|shot|light|lights?|lighting|colou?rs?|tones?|whites?|blacks?|skin|faces?|snow|paper|everything|all|thing|result|bild|foto|aufnahme|licht|farben?|töne|haut|gesicht|schnee|papier|alles|ganze|imagen|luz|color|colores|tonos?|piel|cara|nieve|papel|todo|image|lumière|couleurs?|tons?|peau|visage|neige|papier|tout|imagem|cor|cores|pele|rosto|neve|tudo|immagine|luce|colori|pelle|viso|carta|tutto)(?!\\p{L}))';
const LONG_THING = `${CASTLESS}(?<thing>\\p{L}+(?: \\p{L}+){0,2}?)`;
const HOW =
  "(?:(?:too|so|very|all|a bit|kind of|zu|ganz|etwas|eher|muy|demasiado|un poco|trop|tout|toute|un peu|muito|meio|um pouco|troppo|un po['’]) )*";
const WISHED = `${NOT_GRAY}${COLOR}`;
const LOOKS_AND_SHOULD: readonly (readonly [said: string, plainer: string])[] = [
  [
    `(?:the |my |our |his |her )${LONG_THING} (?:looks?|is|are|came out|turned out|turned|appears?) ${HOW}${SHADE},? (?:but |and )?(?:it |they )?(?:should|needs? to|(?:is|are) supposed to) (?:be|look) ${WISHED}`,
    'make the $<thing> $<color>',
  ],
  [
    `(?:das|der|die|mein|meine|unser|unsere) ${LONG_THING} (?:ist|sind|wirkt|sieht) ${HOW}${SHADE}(?: aus)?,? (?:aber |und )?(?:es |er |sie )?(?:soll(?:te)?|muss) ${WISHED} (?:sein|aussehen|werden)`,
    'mach das $<thing> $<color>',
  ],
  [
    `(?:el|la|mi) ${LONG_THING} (?:se ve|está|es|salió|quedó) ${HOW}${SHADE},? (?:pero |y )?(?:debería|debe|tiene que|tendría que) (?:ser|estar|verse) ${WISHED}`,
    'haz el $<thing> $<color>',
  ],
  [
    `(?:le |la |mon |ma |l[’'])${LONG_THING} (?:est|paraît|semble|rend) ${HOW}${SHADE},? (?:mais |et )?(?:il |elle |ça )?(?:devrait|doit) être ${WISHED}`,
    'rends le $<thing> $<color>',
  ],
  [
    `(?:o|a|meu|minha) ${LONG_THING} (?:está|tá|ficou|saiu|é|parece) ${HOW}${SHADE},? (?:mas |e )?(?:devia|deveria|deve|tem que|era pra|era para) (?:ser|estar|ficar) ${WISHED}`,
    'deixa o $<thing> $<color>',
  ],
  [
    `(?:il |la |lo |l[’']|il mio |la mia )${LONG_THING} (?:è|sembra|risulta|appare) ${HOW}${SHADE},? (?:ma |e )?(?:dovrebbe|deve) essere ${WISHED}`,
    'rendi il $<thing> $<color>',
  ],
];

/** "The facade should be white and not cream": what it shall not be leaves the thing as it is. */
const AND_NOT: readonly Rewording[] = (
  [
    [
      `(?<the>the|my|our) ${LONG_THING} (?:should|must|has to|needs to) be ${COLOR},? (?:and )?not \\p{L}+`,
      'make $<the> $<thing> $<color>',
    ],
    [
      `(?<the>das|der|die|mein|meine|unser|unsere) ${LONG_THING} (?:soll(?:te)?|muss) ${COLOR} (?:sein )?(?:und )?nicht \\p{L}+(?: sein| werden)?`,
      'mach $<the> $<thing> $<color>',
    ],
    [
      `(?<the>el|la|mi) ${LONG_THING} (?:debe|debería|tiene que) ser ${COLOR},? (?:y )?no \\p{L}+`,
      'haz $<the> $<thing> $<color>',
    ],
    [
      `(?<the>le |la |mon |ma |l[’'])${LONG_THING} (?:doit|devrait) être ${COLOR},? (?:et )?(?:non )?pas \\p{L}+`,
      'rends $<the>$<thing> $<color>',
    ],
    [
      `(?<the>o|a|meu|minha) ${LONG_THING} (?:deve|devia|tem que|tem de) ser ${COLOR},? (?:e )?não \\p{L}+`,
      'deixa $<the> $<thing> $<color>',
    ],
    [
      `(?<the>il |la |lo |l[’'])${LONG_THING} (?:deve|dovrebbe) essere ${COLOR},? (?:e )?non \\p{L}+`,
      'rendi $<the>$<thing> $<color>',
    ],
    [
      `(?<the>il |la |lo |l[’'])(?<thing>facciata|parete|muro|casa|edificio) (?:deve|dovrebbe) essere ${COLOR}`,
      'rendi $<the>$<thing> $<color>',
    ],
  ] as const
).map(([said, plainer]) => [endOfWish(said), plainer]);

/** "The coat is gray but looks blue here, fix it": all colors of the picture are wrong, and the coat gets none. */
const IS_BUT_LOOKS: readonly Rewording[] = (
  [
    [
      `(?:la couleur d(?:e la |e l['’]|u |es )|les? |la |les |mon |ma |cette? |l['’])${LONG_THING} (?:paraî(?:t|ssent)|semblent?|rend(?:ent)?|a l['’]air|tire sur le) ${HOW}${SHADE}[,;.] ?(?:s['’]il te plaît )?(?:corrige|répare|arrange)[rz]?(?:-l[ea]| ça| la couleur| les couleurs)?`,
      'corrige les couleurs',
    ],
    [
      `die farbe (?:des|der|vom|von der|meines|meiner) ${LONG_THING} (?:wirkt|ist|sieht) ${HOW}${SHADE}(?: aus)?[,;.] ?(?:bitte )?(?:korrigier\\p{L}*|repariere?n?)(?: (?:es|das|bitte))*`,
      'Farben korrigieren',
    ],
    [
      `(?:the|my|our|his|her) ${LONG_THING} (?:is|are|was) (?:actually |really )?${SHADE}(?:,| and)? (?:but |and |yet )(?:it |they |here )?(?:looks?|appears?|comes? out|came out|seems?) ${HOW}${SHADE}(?:ish)?(?: here| in (?:the|this) (?:photo|picture))?(?:,| -|\\.|;) ?(?:please )?(?:can you )?(?:fix|correct)(?: (?:it|this|that))?`,
      'fix the colors',
    ],
    [
      `(?:el|la|mi|su) ${LONG_THING} (?:es|era) ${SHADE}(?: \\p{L}+)?,? (?:pero|y) (?:aquí |acá |en la foto )?(?:sale|se ve|parece|aparece|quedó) ${HOW}(?:${SHADE}|azulad[oa]|amarillent[oa]|verdos[oa]|rojiz[oa])(?: aquí| acá)?[,;.] ?(?:corr[ií]ge|arr[eé]gla)(?:l[oa])?`,
      'corrige los colores',
    ],
    [
      `(?:la |le |ma |mon |sa |son |l[’'])${LONG_THING} est ${SHADE},? (?:mais|et) (?:elle |il |ici |là |sur la photo )*(?:paraît|semble|a l[’']air|ressort|sort) ${HOW}(?:${SHADE}|bleutée?|jaunâtre|verdâtre|rougeâtre)(?: ici| sur la photo)?[,;.] ?(?:corrige|arrange|rattrape)(?:[- ](?:la|le|ça))?`,
      'corrige les couleurs',
    ],
    [
      `(?:o|a|meu|minha) ${LONG_THING} (?:é|era) ${SHADE},? (?:mas|e) (?:aqui |na foto )?(?:aparece|parece|saiu|sai|ficou) ${HOW}(?:${SHADE}|azulad[oa]|amarelad[oa]|esverdead[oa]|avermelhad[oa])(?: aqui| na foto)?[,;.] ?(?:corrig[ei]|arruma|conserta)(?: isso)?`,
      'corrige as cores',
    ],
    [
      `(?:il |la |lo |l[’']|il mio |la mia )${LONG_THING} è ${SHADE},? (?:ma|e) (?:qui |nella foto )?(?:sembra|appare|risulta|esce|viene) ${HOW}(?:${SHADE}|bluastr[oa]|giallastr[oa]|verdastr[oa])(?: qui)?[,;.] ?(?:correggi(?:l[oa])?|sistema(?:l[oa])?)`,
      'correggi i colori',
    ],
  ] as const
).map(([said, plainer]) => [endOfWish(said), plainer]);

export const SHOULD_BE_COLOR: readonly Rewording[] = [
  ...IS_BUT_LOOKS,
  ...AND_NOT,
  [
    endOfWish(
      `(?:the |my |our )${THING} (?:shouldn[’']?t|should not|isn[’']?t supposed to) (?:be|look) (?:so )?${SHADE}[,;.] ?(?:it(?:[’']s| is| was|s)|they(?:[’']re| are)) ${COLOR} (?:in (?:real life|reality)|really|actually)`,
    ),
    'make the $<thing> $<color>',
  ],
  [
    endOfWish(
      `(?:das|der|die|mein|meine|unser|unsere) ${THING} (?:sollte?|dürfte) nicht (?:so )?${SHADE} sein[,;.] ?(?:es|er|sie) (?:ist|war) (?:in echt|in wirklichkeit|eigentlich) ${COLOR}`,
    ),
    'mach das $<thing> $<color>',
  ],
  [
    endOfWish(
      `(?:el|la|mi) ${THING} no (?:debería ser|es) ${SHADE}[,;.] ?(?:es|en realidad es) ${COLOR}(?: en (?:la vida real|realidad))?`,
    ),
    'haz el $<thing> $<color>',
  ],
  [
    endOfWish(
      `(?:le |la |mon |ma |l[’'])${THING} ne (?:devrait|doit) pas être ${SHADE}[,;.] ?(?:il|elle) est ${COLOR} (?:en vrai|en réalité)`,
    ),
    'rends le $<thing> $<color>',
  ],
  [
    endOfWish(
      `(?:o|a|meu|minha) ${THING} não (?:devia|deveria) ser ${SHADE}[,;.] ?(?:é|ele é|ela é) ${COLOR} (?:na vida real|na real|na verdade)`,
    ),
    'deixa o $<thing> $<color>',
  ],
  [
    endOfWish(
      `(?:il |la |lo |l[’']|il mio |la mia )${THING} non (?:dovrebbe|deve) essere ${SHADE}[,;.] ?(?:è|nella realtà è) ${COLOR}(?: (?:nella realtà|dal vivo|in realtà))?`,
    ),
    'rendi il $<thing> $<color>',
  ],
  // "The trousers are dark blue, not black".
  [
    endOfWish(
      `(?:the |my |our |his |her )${THING} (?:is|are) (?:actually |really )?${COLOR}(?: in (?:real life|reality))?,? (?:and )?not (?:at all )?${SHADE}`,
    ),
    'make the $<thing> $<color>',
  ],
  [
    endOfWish(
      `(?<the>das|der|die|mein|meine) (?<thing>\\p{Lu}\\p{L}+) (?:ist|sind) (?:in echt |in wirklichkeit |eigentlich )?${COLOR}(?: in echt)?,? (?:und )?nicht ${SHADE}(?:[,;.] ?kannst du das (?:anpassen|ändern|korrigieren)\\??)?`,
    ),
    'mach $<the> $<thing> $<color>',
  ],
  [
    endOfWish(`(?:la|ma|mon|le) ${THING} est (?:en vrai )?${COLOR},? (?:et )?pas ${SHADE}`),
    'rends la $<thing> $<color>',
  ],
  ...LOOKS_AND_SHOULD.map(([said, plainer]): Rewording => [endOfWish(said), plainer]),
];
