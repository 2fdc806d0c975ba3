import { wholePrompt } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/* "More light on the left than on the right": only the side that is named first becomes brighter. */

export const MORE_LIGHT_THERE: readonly Rewording[] = [
  [
    wholePrompt(
      'more light (?:on|at|to) the (?<side>left|right|top|bottom)(?: side)? than (?:on|at|to) the (?:left|right|top|bottom)(?: side)?',
    ),
    'brighten the $<side> half',
  ],
  [wholePrompt('links mehr licht als rechts|mehr licht links als rechts'), 'linke Hälfte heller'],
  [wholePrompt('rechts mehr licht als links|mehr licht rechts als links'), 'rechte Hälfte heller'],
  [
    wholePrompt('más luz (?:a|en) la (?<side>izquierda|derecha) que (?:a|en) la (?:izquierda|derecha)'),
    'aclara la mitad $<side>',
  ],
  [wholePrompt("plus de lumière à gauche qu[’']à droite"), 'éclaircis la moitié gauche'],
  [wholePrompt("plus de lumière à droite qu[’']à gauche"), 'éclaircis la moitié droite'],
  [
    wholePrompt('mais luz (?:à|na) (?<side>esquerda|direita) (?:do )?que (?:à|na) (?:esquerda|direita)'),
    'clareia a metade $<side>',
  ],
  [
    wholePrompt('più luce a (?<side>sinistra|destra) che a (?:sinistra|destra)'),
    'schiarisci la metà $<side>',
  ],
];
