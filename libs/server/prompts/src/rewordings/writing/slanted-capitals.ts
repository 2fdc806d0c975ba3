import type { Rewording } from '../rewording.ts';

/*
 * "SPECIMEN en diagonale par-dessus, gris clair": a text in capitals that lies slantwise over the picture is a watermark, and
 * “over it” is no place at the top.
 */

interface Language {
  readonly slanted: string;
  readonly over: string;
  readonly mark: string;
  readonly plainer: string;
}

const LANGUAGES: readonly Language[] = [
  {
    slanted: 'diagonally|at an angle|slantwise|on the diagonal',
    over: '(?:across|over)(?: (?:it|the (?:whole |entire )?(?:photo|picture|image|pic|page)))?|on top',
    mark: 'watermark',
    plainer: 'diagonally',
  },
  {
    slanted: 'diagonal|schräg|quer',
    over: '(?:drüber|darüber|darauf|drauf|über (?:das|dem) (?:ganze |ganzen )?(?:bild|foto))',
    mark: 'Wasserzeichen',
    plainer: 'diagonal',
  },
  {
    slanted: '(?:en|de forma) diagonal|atravesad[oa]|de través',
    over: '(?:por )?encima(?: de (?:la |toda la )?(?:foto|imagen))?|(?:sobre|por) (?:toda )?la (?:foto|imagen)',
    mark: 'marca de agua',
    plainer: 'en diagonal',
  },
  {
    slanted: 'en diagonale|en biais|de travers|en travers',
    over: "(?:par[- ])?dessus|(?:sur|par-dessus) (?:toute )?(?:la photo|l['’]image)",
    mark: 'filigrane',
    plainer: 'en diagonale',
  },
  {
    slanted: '(?:na|em) diagonal|atravessad[oa]|de atravessado',
    over: '(?:por|em) cima(?: d[ae] (?:toda a )?(?:foto|imagem))?|(?:sobre|por) (?:toda )?a (?:foto|imagem)',
    mark: "marca d'água",
    plainer: 'na diagonal',
  },
  {
    slanted: 'in diagonale|di traverso|di sbieco|in obliquo',
    over: "sopra(?: (?:alla|la) foto| all['’]immagine)?|(?:su|sopra) tutta (?:la foto|l['’]immagine)",
    mark: 'filigrana',
    plainer: 'in diagonale',
  },
];
const CAPITALS = "(?<text>(?-i:\\p{Lu}{3,}(?: [\\p{Lu}\\d'’]+)*))";

export const SLANTED_CAPITALS: readonly Rewording[] = LANGUAGES.map(({ slanted, over, mark, plainer }) => [
  new RegExp(
    `(?<=^\\s*|[.!?;] )${CAPITALS},? (?:(?:${over}),? (?:${slanted})|(?:${slanted})(?:,? (?:${over}))?)(?=\\s*(?:[,.;!?]|$))`,
    'giu',
  ),
  `${mark} "$<text>" ${plainer}`,
]);
