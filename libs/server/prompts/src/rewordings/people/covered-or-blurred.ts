import { word } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/* "Cover his face with an emoji or blur it": of two ways to hide something, the one that is possible. */

export const COVERED_OR_BLURRED: readonly Rewording[] = [
  [
    word(
      "(?:cover|hide) (?<what>[\\p{L}’' ]{3,40}?) with (?:an? )?(?:emoji|smiley|sticker|heart|star)s?,? or (?:just )?(?<verb>blur|pixelate) (?:it|them|that)",
    ),
    '$<verb> $<what>',
  ],
  [
    word(
      '(?<what>[\\p{L} ]{3,40}?) mit (?:einem )?(?:emoji|smiley|sticker|herz)s? (?:verdecken|überdecken|abdecken),? oder (?<verb>verpixeln|unkenntlich machen|weichzeichnen)',
    ),
    '$<what> $<verb>',
  ],
  [
    word(
      '(?:tapa|cubre|oculta) (?<what>[\\p{L} ]{3,40}?) con (?:un )?(?:emoji|emoticono|sticker),? o (?<verb>difum[ií]na|desenf[oó]ca|pix[eé]la)(?:l[aeo]s?)?',
    ),
    '$<verb> $<what>',
  ],
  [
    word(
      "(?:cache|couvre|masque) (?<what>[\\p{L}’' ]{3,40}?) (?:avec|par) un (?:emoji|smiley|sticker),? ou (?<verb>floute|pixelise)(?:-l[ae]s?)?",
    ),
    '$<verb> $<what>',
  ],
  [
    word(
      '(?:cobre|tapa|esconde) (?<what>[\\p{L} ]{3,40}?) com (?:um )?(?:emoji|figurinha|sticker),? ou (?<verb>borra|desfoca|pixela)',
    ),
    '$<verb> $<what>',
  ],
  [
    word(
      "(?:copri|nascondi) (?<what>[\\p{L}’' ]{3,40}?) con un(?: |['’])(?:emoji|faccina|sticker),? o (?<verb>sfoca|pixela)(?:l[aeio])?",
    ),
    '$<verb> $<what>',
  ],
];
