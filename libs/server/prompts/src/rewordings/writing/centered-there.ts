import { PORTUGUESE_COLOR } from '../../words/color-words.ts';
import type { Rewording } from '../rewording.ts';

/* “Centered at the top”: the place is the top, where texts are in the middle anyway. And what only sounds like the middle. */

const ADJECTIVE = `(?:${PORTUGUESE_COLOR}|(?:azul|amarel|avermelh|esverde|arrox|ros|acinzent)ad[oa]|roxinh[oa]|grand(?:e|inha|inho|ona|ão)|pequen[oa]|tort[oa]|inclinad[oa]|discret[oa]|apagad[oa]|grossinh[oa]|gross[oa]|fin[oa]|fininh[oa])(?!\\p{L})`;
/** “Meio roxo” is somewhat purple, and “no meio” the middle. */
const SOMEWHAT: readonly Rewording[] = [
  // Directly behind a quoted text.
  [new RegExp(`^(?<start> ?,? )meio (?=${ADJECTIVE})`, 'iu'), '$<start>'],
  [
    new RegExp(
      `(?<=(?<!\\p{L})(?:escrev|põe|poe|coloc|bot|adicion|texto)\\p{L}* [^.;!?\\n]{1,60})(?<!(?<!\\p{L})(?:no|ao|do|de|em|o|um|pelo|num)),? meio (?=${ADJECTIVE})`,
      'giu',
    ),
    ', ',
  ],
];

export const CENTERED_THERE: readonly Rewording[] = [
  ...SOMEWHAT,
  [
    /(?<!\p{L})cent(?:ered|red)(?:,| and)? (?<where>(?:at|on|along|near) (?:the )?(?:very )?(?:top|bottom)|up top)(?!\p{L}| (?:left|right))/giu,
    (...found) => {
      const { where = '' } = found.at(-1) as Readonly<Record<string, string | undefined>>;
      return where.toLowerCase() === 'up top' ? 'at the top' : where;
    },
  ],
  [/(?<!\p{L})zentriert (?<where>(?:ganz )?(?:oben|unten))(?! (?:links|rechts))(?!\p{L})/giu, '$<where>'],
  [/(?<!\p{L})centrad[oa] (?<where>arriba|abajo)(?!\p{L}| a la)/giu, '$<where>'],
  [/(?<!\p{L})centrée? (?<where>en (?:haut|bas))(?!\p{L}| à)/giu, '$<where>'],
  [/(?<!\p{L})centralizad[oa] (?<where>em (?:cima|baixo)|embaixo|no topo)(?!\p{L}| à)/giu, '$<where>'],
  [/(?<!\p{L})centrat[oa] (?<where>in (?:alto|basso))(?!\p{L}| a)/giu, '$<where>'],
];
