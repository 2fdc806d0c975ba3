import { word } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/* "Less saturation in the greens": these colors alone become weaker. */

export const SATURATION_OF_COLORS: readonly Rewording[] = [
  [
    word(
      '(?:less|lower|reduce|drop)(?: the)? saturation (?:only )?(?:in|of|on) (?:just |only )?the (?<colors>greens|blues|reds|yellows|oranges|purples)(?: only)?',
    ),
    'desaturate the $<colors>',
  ],
  [
    word(
      '(?:baja|reduce|menos)(?:r)? (?:la )?saturación (?:solo )?(?:de|en) (?:solo )?los (?<colors>verdes|azules|rojos|amarillos|naranjas)',
    ),
    'desatura los $<colors>',
  ],
  [
    word(
      '(?:réduis|baisse|moins de)[rz]? (?:la )?saturation (?:seulement )?(?:des|dans les) (?<colors>verts|bleus|rouges|jaunes|oranges)',
    ),
    'désature les $<colors>',
  ],
  [
    word(
      '(?:diminui|reduz|baixa|menos)(?:r)? (?:a )?saturação (?:só )?(?:dos|nos) (?<colors>verdes|azuis|vermelhos|amarelos|laranjas)',
    ),
    'dessatura os $<colors>',
  ],
  [
    word(
      '(?:riduci|abbassa|meno)(?:re)? (?:la )?saturazione (?:solo )?(?:dei|nei|degli) (?<colors>verdi|blu|rossi|gialli|arancioni)',
    ),
    'desatura i $<colors>',
  ],
];
