import type { Rewording } from '../rewording.ts';

/* "More light on the left than on the right": only the side that is named first becomes brighter. */

const whole = (said: string): RegExp => new RegExp(`^\\s*(?:${said})[\\s.!]*$`, 'giu');

export const MORE_LIGHT_THERE: readonly Rewording[] = [
  [
    whole(
      'more light (?:on|at|to) the (?<side>left|right|top|bottom)(?: side)? than (?:on|at|to) the (?:left|right|top|bottom)(?: side)?',
    ),
    'brighten the $<side> half',
  ],
  [whole('links mehr licht als rechts|mehr licht links als rechts'), 'linke Hälfte heller'],
  [whole('rechts mehr licht als links|mehr licht rechts als links'), 'rechte Hälfte heller'],
  [
    whole('más luz (?:a|en) la (?<side>izquierda|derecha) que (?:a|en) la (?:izquierda|derecha)'),
    'aclara la mitad $<side>',
  ],
  [whole("plus de lumière à gauche qu[’']à droite"), 'éclaircis la moitié gauche'],
  [whole("plus de lumière à droite qu[’']à gauche"), 'éclaircis la moitié droite'],
  [
    whole('mais luz (?:à|na) (?<side>esquerda|direita) (?:do )?que (?:à|na) (?:esquerda|direita)'),
    'clareia a metade $<side>',
  ],
  [whole('più luce a (?<side>sinistra|destra) che a (?:sinistra|destra)'), 'schiarisci la metà $<side>'],
];
