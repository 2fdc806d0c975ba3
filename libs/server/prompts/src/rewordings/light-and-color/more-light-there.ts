import { clause } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/* "More light on the left than on the right": only the side that is named first becomes brighter. */

export const MORE_LIGHT_THERE: readonly Rewording[] = [
  [
    clause('more light (?:on|at|to) the (?<side>left|right|top|bottom)(?: side)? than (?:on|at|to) .*'),
    'brighten the $<side> half',
  ],
  [clause('links mehr licht als rechts|mehr licht links als rechts'), 'linke Hälfte heller'],
  [clause('rechts mehr licht als links|mehr licht rechts als links'), 'rechte Hälfte heller'],
  [clause('más luz (?:a|en) la (?<side>izquierda|derecha) que (?:a|en) .*'), 'aclara la mitad $<side>'],
  [clause("plus de lumière à gauche qu[’']à droite"), 'éclaircis la moitié gauche'],
  [clause("plus de lumière à droite qu[’']à gauche"), 'éclaircis la moitié droite'],
  [clause('mais luz (?:à|na) (?<side>esquerda|direita) (?:do )?que .*'), 'clareia a metade $<side>'],
  [clause('più luce a (?<side>sinistra|destra) che a .*'), 'schiarisci la metà $<side>'],
];
