import { COLOR_WORD } from '../../words/color-words.ts';
import { END, PLEASE_WORDS } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/*
 * "White background, keep the shadow": the shadow on the ground, which the picture of a product has. A new background hides
 * it, and one with a shadow is another operation. Without a color the background is removed, and the shadow with it.
 */

const LANGUAGES: readonly (readonly [background: string, kept: string, plainer: string])[] = [
  [
    '(?:background|backdrop|bg|behind)',
    '(?:but |and )?(?:please )?(?:keep|leave|preserve) (?:the |its )?(?:natural |soft |original )?shadows?(?: (?:under(?:neath)?|below|beneath)(?: (?:it|them|the \\p{L}+))?)?',
    ' with the shadow kept',
  ],
  [
    '(?:hintergrund|hinter)',
    '(?:aber |und )?(?:(?:behalte?|lass) (?:den |dabei den )?(?:natürlichen )?schatten(?: (?:drin|stehen|da|darunter))?|(?:den )?schatten (?:bitte )?(?:behalten|lassen|drin lassen|erhalten)|(?:der )?schatten (?:soll )?(?:bleib(?:t|en)(?: erhalten)?|drinbleiben))',
    ' mit Schatten',
  ],
  [
    '(?:fondo|detrás)',
    '(?:pero |y )?(?:deja|dejando|mantén|mantén?iendo|conserva(?:ndo)?|respeta) (?:la |su )?sombra(?: (?:natural|de abajo|debajo))?',
    ' con sombra',
  ],
  [
    '(?:fond|derrière)',
    "(?:mais |et )?(?:en )?(?:gard(?:e|ez|ant)|laiss(?:e|ez|ant)|conserv(?:e|ez|ant)) (?:bien )?(?:l['’]|son )ombre(?: (?:naturelle|dessous|en dessous))?",
    ' avec une ombre',
  ],
  [
    '(?:fundo|atrás)',
    '(?:mas |e )?(?:deixa(?:ndo)?|mantém|mant(?:enha|endo)|conserv[ae]) (?:a )?sombra(?: (?:natural|embaixo))?',
    ' com sombra',
  ],
  [
    '(?:sfondo|dietro)',
    "(?:ma |e )?(?:(?:tien[ie]|lascia|mantieni|conserva)(?:ndo)?|tenendo|mantenendo) (?:l['’]|la sua )ombra(?: (?:naturale|sotto))?",
    ' con ombra',
  ],
];

export const SHADOW_KEPT: readonly Rewording[] = LANGUAGES.map(([background, kept, plainer]) => [
  new RegExp(
    `(?<=(?<!\\p{L})${COLOR_WORD}(?!\\p{L})[^.!?\\n]{0,60})(?<=(?<!\\p{L})${background}(?!\\p{L})[^.!?;\\n]{0,40}?),? ${kept}(?:,? (?:${PLEASE_WORDS}))?${END}`,
    'giu',
  ),
  plainer,
]);
