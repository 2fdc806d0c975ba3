import type { Rewording } from '../rewording.ts';

/*
 * “The thumbnail's tiny, 240 px”: how small the picture is says that it shall be larger, and the number is no size to reach.
 */

const NUMBER =
  '(?:[,;:–-]? ?(?:at |only |just |nur |solo |sólo |seulement |só )*\\d{2,4} ?(?:px|pixels?|píxeles|pixel)?(?: (?:wide|across|breit|de ancho|de large|de largura))?)?';
const END = '(?=\\s*(?:[,.;!?]|$)| (?:and|but|und|aber|y|pero|et|mais|e|mas|ma) )';

export const TINY_PICTURES: readonly Rewording[] = (
  [
    [
      "(?:(?:this |the |my )?(?:thumbnail|picture|photo|pic|image|file|jpe?g|scan)(?:['’]?s| is)|it(?:['’]?s| is)|this is)(?: (?:so|really|way|far|too|very|super|absolutely|just))* (?:tiny|minuscule|titchy|teeny)",
      'the picture is too small',
    ],
    [
      '(?:(?:das |mein |dieses )?(?:vorschaubild|bild|foto|scan)|die datei|es|das|sie) ist(?: (?:so|echt|viel|zu|total|ja))* (?:winzig|winzig klein)',
      'das Bild ist zu klein',
    ],
    [
      '(?:(?:la |esta |mi )?(?:miniatura|imagen|foto) )?(?:es|está|esta)(?: (?:muy|tan|demasiado|super))* (?:diminut[ao]|chiquit[ao]|pequeñit[ao]|minúscul[ao])',
      'la imagen es muy pequeña',
    ],
    [
      "(?:(?:la |cette |ma )?(?:miniature|vignette|photo|image)|elle|c['’]) ?est(?: (?:vraiment|trop|hyper|super))* (?:minuscule|toute petite|riquiqui)",
      "l'image est trop petite",
    ],
    [
      '(?:(?:a |essa |minha )?(?:miniatura|imagem|foto) )?(?:é|está|tá)(?: (?:muito|tão|super))* (?:minúscula|pequenininha|pequenina|minúsculo|pequen[oa])',
      'a imagem é muito pequena',
    ],
    [
      "(?:(?:la |questa |l['’])?(?:miniatura|immagine|foto) )?è(?: (?:davvero|troppo|super))* (?:minuscola|piccolissima|piccina|piccol[oa])",
      "l'immagine è troppo piccola",
    ],
  ] as const
).map(([tiny, plainer]) => [new RegExp(`(?<=^\\s*|[.;!?]\\s*)${tiny}${NUMBER}${END}`, 'giu'), plainer]);
