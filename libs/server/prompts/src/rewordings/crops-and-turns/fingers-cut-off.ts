import { word } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/*
 * "Chop off the bit of finger at the bottom left": the side is cut off where a finger was before the lens. Where no side is
 * named, nothing finds the finger, and a crop around the subject would cut off something else.
 */

/** For each language a wish to cut a finger off, the side where it is, what cuts that side off, and what removes the finger. */
const LANGUAGES: readonly (readonly [cut: string, side: string, plainer: string, remove: string])[] = [
  [
    '(?:chop|cut|crop|trim|snip|slice)(?: (?:off|out|away))? (?<what>(?:the |that |my |a )(?:(?:little )?(?:bit|piece|tip) of (?:a |my |the )?)?(?:finger|thumb)s?)',
    '(?:(?:at|on|in|from|of) )?(?:the )?(?:very |far )?(?<side>top|bottom|left|right)(?:[- ](?:hand|left|right|corner|side|edge))*',
    'cut off the $<side>',
    'remove $<what>',
  ],
  [
    'schneid(?:e)? (?:(?:mir|bitte|mal) )*(?<what>(?:den|meinen|die) (?:finger|daumen))',
    '(?:ganz |da )?(?<side>unten|oben|links|rechts)(?: (?:links|rechts|in der ecke))? (?:ab|weg)',
    '$<side> abschneiden',
    'entferne $<what>',
  ],
  [
    '(?:re)?corta(?:r|me)? (?<what>(?:el|mi) (?:trozo de |pedazo de )?(?:dedo|pulgar))',
    '(?:de |en |por |a )?(?:la )?(?:parte de |esquina )?(?<side>abajo|arriba|izquierda|derecha)(?: a la (?:izquierda|derecha))?',
    'recorta por la parte de $<side>',
    'quita $<what>',
  ],
  [
    '(?:coupe|rogne|recadre)[rz]? (?<what>(?:le|mon) (?:bout de )?(?:doigt|pouce))',
    '(?<side>en (?:haut|bas)|à (?:gauche|droite))(?: à (?:gauche|droite))?',
    'coupe $<side>',
    'enlève $<what>',
  ],
  [
    '(?:re)?corta(?:r)? (?<what>(?:o|meu) (?:pedaço de |pedacinho de )?(?:dedo|dedão|polegar))',
    '(?<side>embaixo|em cima|(?:à|na) (?:esquerda|direita))',
    'corta $<side>',
    'tira $<what>',
  ],
  [
    '(?:ri)?taglia(?:re)? (?<what>(?:il|mio) (?:pezzo di )?(?:dito|pollice))',
    '(?<side>in (?:alto|basso)|a (?:sinistra|destra)|sopra|sotto)(?: a (?:sinistra|destra))?',
    'taglia $<side>',
    'togli $<what>',
  ],
];
/** A side in other words, which both readers find: "crop my thumb out of the left edge". */
const NO_SIDE =
  '(?![^.;!?]{0,40}(?<!\\p{L})(?:top|bottom|left|right|edge|unten|oben|links|rechts|rand|abajo|arriba|izquierda|derecha|borde|haut|bas|gauche|droite|bord|embaixo|cima|esquerda|direita|borda|alto|basso|sinistra|destra|bordo)(?!\\p{L}))';

export const FINGERS_CUT_OFF: readonly Rewording[] = LANGUAGES.flatMap(
  ([cut, side, plainer, remove]): Rewording[] => [
    [word(`${cut},? ${side}`), plainer],
    [word(`${cut}${NO_SIDE}`), remove],
  ],
);
