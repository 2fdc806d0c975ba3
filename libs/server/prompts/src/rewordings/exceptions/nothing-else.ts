import type { Rewording } from '../rewording.ts';

/*
 * A word for “only” that limits the wish to no part, because nothing else is wanted: "just make the car red" is "make
 * the car red". And “just” before a half, which is the part by itself.
 */

export const NOTHING_ELSE: readonly Rewording[] = [
  // "Just make the car red" leaves nothing out.
  [/(?<=^|[.!?]\s)just (?=(?:make|change|paint|turn|color|colour) (?:the|my|his|her) )/giu, ''],
  [
    /(?<=^|[.!?]\s)(?:solo|sólo|juste|só) (?=(?:pon|pinta|cambia|haz|mets|change|peins|rends|muda|deixa|rendi|dipingi|fai) (?:e?l|la|le|les|o|a|il|lo|mi|mon|ma|meu|minha|il mio|la mia)(?!\p{L}))/giu,
    '',
  ],
  // "Solo quiero girarla", "só quero girar": nothing else is wanted, and nothing left out.
  [
    /(?<=^|[.!?]\s)(?:yo )?s[oó]lo quiero (?=(?:girar|rotar|voltear|recortar|cortar|aclarar|oscurecer|enderezar|quitar|cambiar|borrar|enfocar)(?:l[oa])?(?!\p{L}))/giu,
    '',
  ],
  [
    /(?<=^|[.!?]\s)(?:eu )?só quero (?=(?:girar|rodar|virar|espelhar|recortar|cortar|clarear|escurecer|endireitar|tirar|trocar|apagar)(?!\p{L}))/giu,
    '',
  ],
  // What is limited to a half, in the order that the readers know.
  [
    /(?<=(?<!\p{L})(?:brighten|darken|lighten|blur|sharpen|pixelate|desaturate|crop|keep) )(?:just|only) (?=the (?:left|right|top|bottom|upper|lower) half(?!\p{L}))/giu,
    '',
  ],
  [
    /(?<!\p{L})nur (?=die (?:linke|rechte|obere|untere) (?:hälfte|seite) (?:aufhellen|abdunkeln|heller|dunkler|unscharf|weichzeichnen|schärfen|verpixeln)(?!\p{L}))/giu,
    '',
  ],
];

/** “Only” before the photo itself limits nothing: "mirror only this photo" is "mirror this photo". */
export const ONLY_THIS_PHOTO: readonly Rewording[] = [
  [/(?<!\p{L})only (?=(?:this|the whole) (?:photo|picture|image|pic|shot)(?!\p{L}))/giu, ''],
];
