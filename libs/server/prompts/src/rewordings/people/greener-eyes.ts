import { endOfWish, word } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/* "Can my eyes be greener", "bluer eyes": eyes of this color. */

const MORE: Readonly<Record<string, string>> = {
  bluer: 'blue',
  greener: 'green',
  browner: 'brown',
  blauere: 'blue',
  grünere: 'green',
  braunere: 'brown',
};

export const GREENER_EYES: readonly Rewording[] = [
  [
    endOfWish(`(?<=^|[.,;!?] )(?<color>${Object.keys(MORE).join('|')}) (?:eyes|augen)`),
    (...found) => {
      const { color = '' } = found.at(-1) as Readonly<Record<string, string>>;
      return `make the eyes ${MORE[color.toLowerCase()] ?? color}`;
    },
  ],
  [
    word('(?:can|could) (?:my|her|his|the) eyes (?:be|look) (?:a (?:bit|little) )?(?:greener|more green)'),
    'make the eyes green',
  ],
  [
    word('(?:can|could) (?:my|her|his|the) eyes (?:be|look) (?:a (?:bit|little) )?(?:bluer|more blue)'),
    'make the eyes blue',
  ],
  [word('(?:haz |pon )?(?:mis|los|sus) ojos más (?<color>verde|azule)s'), 'haz los ojos $<color>s'],
  [word('(?:rends |fais )?(?:mes|les|ses) yeux plus (?<color>verts|bleus)'), 'rends les yeux $<color>'],
  [word('(?:deixa |faz )?(?:meus|os) olhos mais (?<color>verdes|azuis)'), 'deixa os olhos $<color>'],
  [word('(?:fai |rendi )?(?:i miei|gli) occhi più (?<color>verdi|blu|azzurri)'), 'fai gli occhi $<color>'],
];
