import { COLOR_WORD } from '../../words/color-words.ts';
import type { Rewording } from '../rewording.ts';

/*
 * “Warmer, but without making our skin orange”: a color for the picture, and not for those in it. Both readers would color
 * them too.
 */

/** A wish for a color, somewhere before. Light and contrast may well be for faces. */
const OF_COLOR =
  '(?:warm|w[äa]rm|golden|goldig|sunset|sunny|sun|abendsonne|abendlicht|cálid|dorad|atardecer|chaud|doré|coucher de soleil|quente|dourad|pôr do sol|cald|dorat|tramonto|teal|turquoise|türkis|turques|turches|blue|blau|azul|bleu|blu|azzurr)\\p{L}*';
const COLOR = `(?:(?:too|so|zu|muy|tan|trop|muito|tão|troppo|così|all) )?(?:${COLOR_WORD}|laranja|naranja|arancion[ei])`;

/** For each language that faces or skin shall not get a color, and the plainer exception. */
const LANGUAGES: readonly (readonly [uncolored: string, plainer: string])[] = [
  [
    `(?:without (?:making|turning)|don['’]?t (?:make|turn|let)|do not (?:make|turn)) (?:(?:the|our|my|their|her|his|people['’]s) )?(?:skin(?: tones?)?|faces?)(?: (?:look|go|get|become|turn))? ${COLOR}`,
    'but not the faces',
  ],
  [
    `(?:die |unsere )?(?:gesichter|haut|gesicht|hauttöne) (?:dabei |bitte )?(?:auch )?nicht ${COLOR}(?: (?:werden lassen|werden|machen|aussehen|färben))?|ohne (?:dass )?(?:die |unsere )?(?:gesichter|haut|hauttöne) (?:dabei )?${COLOR} (?:zu machen|werden|wird|zu färben)`,
    'aber nicht die Gesichter',
  ],
  [
    `(?:sin (?:(?:poner|dejar|volver|hacer)(?:nos|me|les|le|l[ao]s)?|que (?:se )?(?:nos )?(?:ponga|quede|vea|salga)n?) (?:la|las|nuestra|su)s? (?:piel|caras?)|que no (?:(?:nos|me|les|se) )?(?:pong|dej|vuelv|qued)\\p{L}+ (?:la|las) (?:piel|caras?)) ${COLOR}`,
    'pero no las caras',
  ],
  [
    `sans (?:rendre|colorer|que) (?:la|les|notre|ma) (?:peaux?|visages?) (?:(?:devienne|soit)(?:nt|ent)? )?${COLOR}`,
    'mais pas les visages',
  ],
  [
    `sem (?:deixar|fazer|que) (?:a|as|os|o|nossa) (?:pele|peles|rostos?|caras?) (?:(?:fique|vire)m? )?${COLOR}`,
    'mas não os rostos',
  ],
  [
    `(?:senza (?:far(?:ci|mi|e|gli)?(?: diventare)?|rendere|che) (?:la|le|i) (?:pelle|facce|faccia|visi|volti) (?:(?:divent|sembr)\\p{L}+ )?${COLOR}|(?:la|le|i) (?:pelle|facce|faccia|visi|volti) non (?:(?:me |mi |ce )?l[ei] )?(?:fa(?:te|re|rla|rle)?|farmel[ei]|divent\\p{L}+) ${COLOR})`,
    'ma non le facce',
  ],
];

export const SKIN_NOT_COLORED: readonly Rewording[] = LANGUAGES.map(([uncolored, plainer]) => [
  new RegExp(
    `(?<=(?<!\\p{L})${OF_COLOR}[^?]{0,60}?)[,!.]? (?:(?:but|just|aber|pero|mais|mas|ma|però|solo) )*(?:${uncolored})(?=\\s*(?:[,.;!?]|$))`,
    'giu',
  ),
  `, ${plainer}`,
]);
