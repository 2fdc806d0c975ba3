import { word } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/* "Diminui 10 por cento": by so much, and not to so much, which has a word for “to”. */

export const REDUCED_BY: readonly Rewording[] = [
  [
    word(
      '(?<verb>diminu(?:i|ir|a)|reduz(?:ir|a)?|encolhe(?:r)?)(?<what> (?:a (?:foto|imagem)|o tamanho))? (?<part>\\d+) ?(?:%|por cento)(?:,? (?:e )?não (?:pra|para) \\k<part> ?(?:%|por cento))?',
    ),
    '$<verb>$<what> em $<part> %',
  ],
];
