import type { Rewording } from '../rewording.ts';

/* A color that shall become another one, in words that would mean something else: "de azul pra vinho". */

const COLOR =
  'azul|roj[oa]|verde|blanc[oa]|negr[oa]|rosa|gris|amarill[oa]|marr[oó]n|beige|bege|naranja|morad[oa]|celeste|branc[oa]|pret[oa]|vermelh[oa]|cinza|amarel[oa]|marrom|laranja|rox[oa]|lil[aá]s?|bord[oôó]|vinho|burdeos|granate';
/** What is worn, of which "de azul" would say how somebody is dressed: "vestido de azul". */
const WORN =
  'vestidos?|camisas?|blusas?|camisetas?|saias?|chaquetas?|jaquetas?|trajes?|ternos?|abrigos?|casacos?';

export const FROM_TO: readonly Rewording[] = [
  // In Spanish, "de blanco a negro" is no black and white.
  [/(?<!\p{L})de blanco a negro(?!\p{L})/giu, 'de blanca a negra'],
  [/(?<!\p{L})de negro a blanco(?!\p{L})/giu, 'de negra a blanca'],
  // "Cambia el vestido azul a vino": a color, and no drink.
  [
    /(?<=(?<!\p{L})(?:a|en|color|de color) )vino(?: tinto)?(?=\s*(?:$|[,.;!?\n]|por favor|porfa|y ))/giu,
    'burdeos',
  ],
  [
    new RegExp(
      `(?<!\\p{L})(?<worn>${WORN}) de (?<from>${COLOR}) (?=(?:a|para|pra|pro|por|em|en) (?:o |a |color |cor )?(?:${COLOR})(?!\\p{L}))`,
      'giu',
    ),
    '$<worn> $<from> ',
  ],
  // "Jacket to green", without a verb.
  [
    /(?<=^|[.,;!?] ?)(?<what>(?:the |my |his |her |our |their )?(?:dress|shirt|jacket|coat|t-?shirt|blouse|hoodie|sweater|jumper|suit|tie|car|couch|sofa|chair|umbrella)) to (?=(?:(?:dark|light|bright|deep|pale) )?(?:red|blue|green|navy|black|white|yellow|orange|pink|purple|brown|gr[ae]y|beige|burgundy|maroon|teal|turquoise|lavender|lilac|cream|gold|silver)(?!\p{L}))/giu,
    'change $<what> to ',
  ],
];
