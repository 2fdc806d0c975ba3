import { namedColor } from '../../named-color.ts';
import { COLOR_WORD, NOT_GRAY } from '../../words/color-words.ts';
import { clause, word } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/*
 * The whole picture in tones of one color: "monochrome blue", "tint it red". A toned print has no color of its own, and a tint
 * leaves half of those that were there.
 */

/** A color, and no gray, which leaves nothing to tone. */
const HUE = `(?!silver\\p{L}*(?!\\p{L}))${NOT_GRAY}(?<color>(?:magenta|cyan|teal|violet|lavender|violett|roxo|viola|${COLOR_WORD}))`;
/** Not before these colors: a filter or a tint of one of them makes the light warmer or cooler, which other forms read. */
const NOT_OF_LIGHT =
  '(?!(?:blue|yellow|orange|amber|gold\\p{L}*|blau|gelb|azul|amarill\\p{L}+|naranja|dorad\\p{L}+|bleu|jaune|amarel\\p{L}+|laranja|blu|giall\\p{L}+|arancion\\p{L}+)(?!\\p{L}))';
const PICTURE =
  '(?:it|this|everything|the (?:whole |entire )?(?:picture|photo|image|thing)|my (?:picture|photo|image))';

const TONED: readonly string[] = [
  `(?:in )?monochrome(?: in)? ${HUE}`,
  `${HUE} monochrome`,
  `(?:make |turn )?(?:everything|the (?:whole|entire) (?:picture|photo|image)) (?:in (?:shades of )?)?${HUE}`,
  `(?:in|only) (?:shades|tones) of ${HUE}|only ${HUE.replace('<color>', '<alone>')} (?:tones|shades)`,
  `(?:black and white|b&w),? but ${HUE}`,
  `monochrom(?:e|atisch)?(?: in)? ${HUE}|alles in ${HUE.replace('<color>', '<alone>')}(?: tönen)?`,
  `(?:todo|toda la (?:foto|imagen)) en (?:tonos (?:de )?)?${HUE}|monocrom[oaáti]*c?[oa]?(?: en)? ${HUE.replace('<color>', '<alone>')}`,
  `(?:tout|toute (?:la photo|l[’']image)) en (?:tons (?:de )?)?${HUE}|monochrome(?: en)? ${HUE.replace('<color>', '<alone>')}`,
  `(?:tudo|a foto toda) em (?:tons de )?${HUE}|monocromátic[oa](?: em)? ${HUE.replace('<color>', '<alone>')}`,
  `(?:tutto|tutta la foto) in (?:toni di )?${HUE}|monocromatic[oa](?: in)? ${HUE.replace('<color>', '<alone>')}`,
];

const TINTED: readonly string[] = [
  `(?<=^\\s*)(?:tint|tone|wash|color wash) (?:${PICTURE} )?(?:in )?${NOT_OF_LIGHT}${HUE}`,
  `(?:(?:add|put|apply|use|give it) )?(?:an? )?${NOT_OF_LIGHT}${HUE} (?:filter|overlay|wash)(?: (?:on|over|to) ${PICTURE})?`,
  `(?:add|put|apply|use|give it) (?:an? )?${NOT_OF_LIGHT}${HUE} tint(?: (?:on|over|to) ${PICTURE})?`,
  `make (?:the )?(?:picture|photo|image) ${NOT_OF_LIGHT}${HUE}`,
  `(?:das (?:bild|foto) )?(?:leicht )?${NOT_OF_LIGHT}${HUE} (?:ein)?(?:färben|tönen)|${NOT_OF_LIGHT}${HUE.replace('<color>', '<alone>')}er? filter`,
  `(?:pon(?:le)? un |un )?filtro ${NOT_OF_LIGHT}${HUE}|(?:tiñe|tíñela|teñir)(?: la foto| la imagen)? de ${NOT_OF_LIGHT}${HUE.replace('<color>', '<alone>')}`,
  `(?:mets un |un )?filtre ${NOT_OF_LIGHT}${HUE}|(?:teinte|teinter)(?:[- ]la| la photo| l[’']image)? en ${NOT_OF_LIGHT}${HUE.replace('<color>', '<alone>')}`,
  `(?:coloca um |um )?filtro ${NOT_OF_LIGHT}${HUE}|tinge(?: a foto| a imagem)? de ${NOT_OF_LIGHT}${HUE.replace('<color>', '<alone>')}`,
  `(?:metti un |un )?filtro ${NOT_OF_LIGHT}${HUE}|tingi(?: la foto| l[’']immagine)? di ${NOT_OF_LIGHT}${HUE.replace('<color>', '<alone>')}`,
];

/** The English name of the color that was found. */
const colorIn = (found: readonly unknown[]): string => {
  const { color, alone } = found.at(-1) as Readonly<Record<string, string | undefined>>;
  const said = color ?? alone ?? '';
  return namedColor(said)?.name ?? said;
};

export const TONED_PICTURES: readonly Rewording[] = [
  [word('cyanotype|zyanotypie|cianotipia'), 'sepia in blue'],
  ...TONED.map((said): Rewording => [clause(said), (...found) => `sepia in ${colorIn(found)}`]),
  ...TINTED.map((said): Rewording => [clause(said), (...found) => `sepia in ${colorIn(found)}, subtle`]),
];
