import { COLOR_WORD } from '../../words/color-words.ts';
import type { Rewording } from '../rewording.ts';

/*
 * The color that a background has now, beside the one that it shall get: "replace the green background with light gray",
 * "change the background from green to gray". Two colors of one background would be those of a gradient.
 */

const SHADE =
  '(?:(?:very|light|dark|pale|plain|solid|pure|soft|deep|bright|clean|neutral|warm|cool|pastel|off|heller?[ns]?|dunkle[rns]?|reine[rns]?)[ -])*';
const COLOR = `${SHADE}${COLOR_WORD}(?: (?:claro|oscuro|escuro|clair|foncé|chiaro|scuro|pastel|pastello))?(?!\\p{L})`;
/** What the background shall become. */
const NEW = `(?=(?:an? |einen? |einem |un[oae]? |uma? |du |de l['’]?|color |cor )?${COLOR})`;
const THE =
  '(?:the|this|that|my|our|its|den|diesen|meinen|el|este|ese|mi|le|ce|mon|o|este|esse|meu|lo|questo|il mio)';
/** Verbs that give something else, or another color. A gradient is made of two colors. */
const CHANGES =
  '(?:replac|chang|swap|switch|exchang|substitut|turn|recolou?r|convert|make|ersetz|tausch|austausch|änder|wechsel|wechsl|mach|färb|cambi|sustitu|reemplaz|remplac|pass|mets|mett|troc|troqu|substitu|mud|sostitu)\\p{L}*';
const NO_GRADIENT =
  '(?![^.;!?\\n]*(?:gradient|fade|fading|blend|ombr[eé]|verlauf|degradad|dégradé|gradiente|sfumatur|sfumat|transi))';
const BEGINS = `(?<!\\p{L})(?<verb>${CHANGES} (?:please |bitte |por favor |per favore )?(?:${THE} )?)`;

export const PRESENT_BACKGROUND_COLOR: readonly Rewording[] = [
  // "Replace the green background with", "make the green background", "mach den grünen Hintergrund".
  [
    new RegExp(
      `${NO_GRADIENT}${BEGINS}${COLOR} (?<what>background|backdrop|bg|hintergrund) (?<into>(?:bitte )?(?:(?:with|by|for|to|into|durch|gegen|mit|in|auf|zu|nach) )?)${NEW}`,
      'giu',
    ),
    '$<verb>$<what> $<into>',
  ],
  // "Den grünen Hintergrund durch hellgrau", with the verb at the end or without one.
  [
    new RegExp(
      `(?<!\\p{L})(?<the>(?:${THE} )?)${COLOR} (?<what>hintergrund) (?<into>(?:bitte )?(?:durch|gegen) )${NEW}`,
      'giu',
    ),
    '$<the>$<what> $<into>',
  ],
  // "Cambia el fondo verde por", "remplace le fond vert par".
  [
    new RegExp(
      `${NO_GRADIENT}${BEGINS}(?<what>fondo|sfondo|fundo|fond|arrière-plan|arriere-plan) ${COLOR} (?<into>(?:por|a|al|en|con|par|pour|contre|avec|para|pra|pelo|com|em|per|in) )${NEW}`,
      'giu',
    ),
    '$<verb>$<what> $<into>',
  ],
  // "Change the background from green to", "cambia el fondo de verde a".
  [
    new RegExp(
      `${NO_GRADIENT}${BEGINS}(?<what>background|backdrop|bg|hintergrund|fondo|sfondo|fundo|fond|arrière-plan) (?:from|von|de|du|da|dal) ${COLOR} (?<into>(?:to|into|auf|zu|nach|in|a|al|en|à|au|para|pra) )${NEW}`,
      'giu',
    ),
    '$<verb>$<what> $<into>',
  ],
];
