import type { Rewording } from '../rewording.ts';

/* “Centered at the top”: the place is the top, where texts are in the middle anyway. */

export const CENTERED_THERE: readonly Rewording[] = [
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
