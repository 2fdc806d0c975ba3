import type { Rewording } from './rewording.ts';

/*
 * "Black bars so that it is square", "quadratisch mit weißen Balken": a square around the whole picture, of which nothing
 * is cut off. For each language: the verbs before the bars, the bars with their color, what joins them to the word for a
 * square, that word, what joins it to bars that follow, and plainer words.
 */
const OF_LANGUAGES = [
  [
    '(?:(?:add|put|use|with|place) )?(?:some )?',
    '(?<color>(?!and |on |to )\\p{L}+ )?bars?(?: (?:on|at) (?:the|both) sides?)?',
    "(?:so (?:that )?(?:it|this)(?:['’]s| is| becomes| gets)|to (?:make|get|turn|have) (?:it|this)(?: into)?)",
    '(?:a |perfectly )?square',
    '(?:make (?:it|this) )?(?:a )?square,? (?:with|using|by adding) ',
    'make it square with a $<color>border without cropping',
  ],
  [
    '(?:(?:mit|füge|setze?) )?',
    '(?<color>\\p{L}+ )?balken(?: (?:hinzu|dazu|an den seiten|oben und unten|rechts und links|links und rechts))?',
    '(?:(?:so ?dass|damit) (?:es|das bild|das foto)|um es)',
    'quadratisch(?: (?:wird|ist|zu machen))?',
    '(?:mach(?:e)? (?:es|das (?:bild|foto)) )?quadratisch,? mit ',
    'mach es quadratisch, $<color>Rand, ohne etwas abzuschneiden',
  ],
  [
    '(?:(?:añade|agrega|pon|ponle|con) )?(?:unas )?',
    '(?:barras|franjas|bandas)(?<color> (?!para)\\p{L}+)?',
    'para (?:que (?:quede|sea|esté)|hacerla|dejarla)',
    'cuadrad[oa]',
    '(?:(?:hazla|déjala) )?cuadrad[oa],? con ',
    'hazla cuadrada con borde$<color> sin cortar nada',
  ],
  [
    '(?:(?:ajoute|mets|avec) )?(?:des |les )?',
    '(?:bandes|barres)(?<color> (?!pour)\\p{L}+)?',
    "pour (?:l[ae] rendre|que (?:ce|ça|la photo) soit|qu['’]elle soit)",
    'carrée?',
    '(?:rends-l[ae] )?carrée?,? avec (?:des )?',
    'rends-la carrée avec une bordure$<color> sans rien couper',
  ],
  [
    '(?:(?:coloca|põe|adiciona|com) )?',
    '(?:barras|faixas|tarjas)(?<color> (?!pr?a)\\p{L}+)?',
    '(?:pra|para) (?:ficar|deixar|que fique)',
    'quadrad[oa]',
    '(?:(?:deixa|faz) )?quadrad[oa],? com ',
    'deixa quadrada com borda$<color> sem cortar nada',
  ],
  [
    '(?:(?:aggiungi|metti|con) )?(?:delle )?',
    '(?:bande|fasce|barre)(?<color> (?!per)\\p{L}+)?',
    'per (?:farla|renderla|averla)',
    'quadrat[oa]',
    '(?:(?:rendila|falla) )?quadrat[oa],? con (?:delle )?',
    'rendila quadrata con un bordo$<color> senza tagliare niente',
  ],
] as const;

export const BARS_TO_SQUARE: readonly Rewording[] = OF_LANGUAGES.flatMap(
  ([verb, bars, so, square, squareWith, plainer]): Rewording[] => [
    [new RegExp(`(?<!\\p{L})${verb}${bars},? ${so} ${square}(?!\\p{L})`, 'giu'), plainer],
    [new RegExp(`(?<!\\p{L})${squareWith}${bars}(?!\\p{L})`, 'giu'), plainer],
  ],
);
