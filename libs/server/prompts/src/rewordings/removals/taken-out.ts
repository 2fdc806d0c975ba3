import { ITALIAN_COLOR, PORTUGUESE_COLOR, SPANISH_COLOR } from '../../words/color-words.ts';
import { BEFORE_NEXT_WISH, END } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/*
 * “The man by the gate, rub him out”: the pronoun stands for him, and for nobody else. “El coche rojo fuera”: the color only says
 * which one shall go.
 */

/** Puts a plain verb for removing before a thing of a color that shall be “out”: “el carro rojo fuera”. */
const colored = (articles: string, color: string, out: string, remove: string): Rewording => [
  new RegExp(
    `(?<=(?:^|[.,;:!?\\n]|(?<!\\p{L})[ye])\\s*)(?<what>(?:${articles}) ?\\p{L}+ ${color})s? ${out}${BEFORE_NEXT_WISH}`,
    'giu',
  ),
  `${remove} $<what>`,
];

export const TAKEN_OUT: readonly Rewording[] = [
  colored('el|la|los|las|mi|es[ea]|aquel|aquella', SPANISH_COLOR, 'a?fuera', 'quita'),
  colored('os?|as?|ess[ea]|aquel[ea]', PORTUGUESE_COLOR, 'fora', 'tira'),
  colored("il|lo|la|i|le|l['’]|quel|quella", ITALIAN_COLOR, '(?:fuori|via)', 'togli'),
  [
    new RegExp(
      `(?<=\\p{L},? )(?:and |so |please |can you |just )*(?:rub|take|get|cut|crop|edit|wipe|shop|photoshop|airbrush|paint) (?<who>him|her|them) out${END}`,
      'giu',
    ),
    'remove $<who>',
  ],
  [
    new RegExp(`(?<=\\p{L}, )(?:bitte )?schneide? (?<who>ihn|sie)(?: bitte)? (?:raus|heraus)${END}`, 'giu'),
    'entferne $<who>',
  ],
];
