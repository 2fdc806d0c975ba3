import { MAYBE_COURTESY } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/*
 * A whole picture that shall be softer, which names no blur: "soften the whole image", "adoucis toute la photo". A prompt that
 * says more, such as "soften the skin", stays.
 */

/** "Like vaseline on the lens". */
const VASELINE =
  "(?:,? (?:like|as if with|wie mit|como|comme|come)(?: avec| con| com)?(?: (?:a|some|de la|la|un po[’'] di))? (?:vaseline?|vaselina|vasellina) (?:on|auf|en|sur|na|sulla?|sull[’'])(?: ?(?:the|der|el|la|l[’']|le|a))? ?(?:lens|linse|lente|objectif|objetivo|objetiva|obiettivo))?";

const whole = (source: string): RegExp =>
  new RegExp(
    `^(?:(?:please|bitte|por favor|per favore),? )?(?:${source})${VASELINE}${MAYBE_COURTESY}[.!?\\s]*$`,
    'iu',
  );

export const SOFTENED_PICTURES: readonly Rewording[] = [
  [
    whole(
      '(?:soften|sofen|softn)(?: up)? (?:everything|it(?: all)?|this|the whole thing|(?:the|this|my) (?:whole |entire |full )?(?:image|photo|picture|pic|shot))',
    ),
    'make the whole picture softer',
  ],
  [
    whole('suav[ií]zal[ao]|suaviza (?:todo|(?:toda )?(?:la|esta) (?:imagen|foto)(?: entera| completa)?)'),
    'haz toda la imagen más suave',
  ],
  [
    whole("adoucis-l[ae]|adouci(?:s|r) (?:tout|(?:toute )?(?:l['’]image|la photo|cette photo)(?: entière)?)"),
    "rends toute l'image plus douce",
  ],
  [
    whole('suaviz(?:a|e|ar) (?:tudo|el[ae]|(?:toda )?(?:a|essa|esta) (?:imagem|foto)(?: toda| inteira)?)'),
    'deixa a imagem toda mais suave',
  ],
  [
    whole(
      "ammorbidiscil[ao]|ammorbidi(?:sci|re) (?:tutto|(?:tutta )?(?:l['’]immagine|la foto|questa foto)(?: intera)?)",
    ),
    "rendi tutta l'immagine più morbida",
  ],
  [/^(?:(?:the )?vaseline on the lens|vaselined lens)(?: look| effect)?$/iu, 'soft focus'],
  // A wide aperture is a blurred background, and no larger picture.
  [/^(?:effet |une )?grande ouverture$/iu, "flou d'arrière-plan"],
  [
    /^(?:wie (?:mit|bei) )?(?:ganz )?(?:offene[rn]?|weit geöffnete[rn]?|große[rn]?) blende(?:nöffnung)?$/iu,
    'Hintergrund unscharf',
  ],
];
