import type { Rewording } from '../rewording.ts';

/*
 * A color of the whole picture: "more yellow", "gelber" and "put an orange filter on it" are warmer tones, and of blue cooler
 * ones. Only a prompt that names nothing else means the whole picture.
 */

interface Language {
  /** Words around a comparative that still mean the whole picture. */
  readonly before: string;
  /** Comparatives of yellow and orange, and of blue. */
  readonly warmer: string;
  readonly cooler: string;
  /** Plainer words for both. */
  readonly plainer: readonly [warmer: string, cooler: string];
  /** A filter of such a color, and plainer words for both. */
  readonly filter: readonly [warm: string, cold: string];
  readonly filtered: readonly [warm: string, cold: string];
}

const LANGUAGES: readonly Language[] = [
  {
    before:
      '(?:make (?:it|this|the (?:photo|picture|image)) |it should be |a (?:bit|little|touch) |slightly |much |a lot )*',
    warmer: 'yellower|more yellow(?:ish)?|oranger|more orange',
    cooler: 'bluer|more blue(?:ish)?',
    plainer: ['warmer', 'cooler'],
    filter: [
      '(?:(?:put|add|apply|use|lay|i want|give it) )?(?:an? )?(?:(?:light|warm|soft) )?(?:orange|amber|yellow|golden)(?: colou?r)? filter(?: (?:on|over|to) (?:it|this|everything|the (?:photo|picture|image|whole (?:photo|picture|thing)))| effect)?',
      '(?:(?:put|add|apply|use|lay|i want|give it) )?(?:an? )?(?:(?:light|cool|soft) )?(?:blue|cyan)(?: colou?r)? filter(?: (?:on|over|to) (?:it|this|everything|the (?:photo|picture|image|whole (?:photo|picture|thing)))| effect)?',
    ],
    filtered: ['warm tones', 'cool tones'],
  },
  {
    before:
      '(?:mach (?:es|das|das (?:foto|bild)) |(?:ein bisschen|bissl|etwas|leicht|viel|deutlich|noch) |bitte )*',
    warmer: 'gelber|gelblicher|orangener|oranger|mehr (?:gelb|orange)',
    cooler: 'blauer|bläulicher|mehr blau',
    plainer: ['wärmer', 'kühler'],
    filter: [
      '(?:(?:leg|mach|setz|pack)e? )?(?:(?:einen?|ein) )?(?:(?:leichten?|warmen?) )?(?:orange(?:ne[nrs]?|farbene[nr])?|gelbe[nr]?|goldene[nr]|bernstein)[- ]?filter(?: (?:drüber|drauf|darüber|rein|über das (?:bild|foto)))?(?: (?:legen|machen))?',
      '(?:(?:leg|mach|setz|pack)e? )?(?:(?:einen?|ein) )?(?:(?:leichten?|kalten?) )?blaue?[nr]?[- ]?filter(?: (?:drüber|drauf|darüber|rein|über das (?:bild|foto)))?(?: (?:legen|machen))?',
    ],
    filtered: ['warme Töne', 'kühle Töne'],
  },
  {
    before: '(?:(?:hazl[ao]|ponl[ao]|déjal[ao]|la foto|que sea|que quede|un poco|un poquito|mucho|algo) )*',
    warmer: 'más (?:amarill[oa]|anaranjad[oa]|naranja)',
    cooler: 'más (?:azul|azulad[oa])',
    plainer: ['más cálida', 'más fría'],
    filter: [
      '(?:(?:pon(?:le|lo|me)?|añade|agrega|aplica|con|echa(?:le)?) )?(?:un )?filtro (?:(?:de color|color) )?(?:naranja|anaranjado|amarillo|ámbar|dorado)(?: (?:encima|a la foto|a la imagen|a todo))?',
      '(?:(?:pon(?:le|lo|me)?|añade|agrega|aplica|con|echa(?:le)?) )?(?:un )?filtro (?:(?:de color|color) )?(?:azul|azulado)(?: (?:encima|a la foto|a la imagen|a todo))?',
    ],
    filtered: ['tonos cálidos', 'tonos fríos'],
  },
  {
    before: '(?:(?:rends(?:-l[ae])?|mets(?:-l[ae])?|que ce soit|un peu|beaucoup|la photo|légèrement) )*',
    warmer: 'plus (?:de )?(?:jaune|jaunâtre|orangée?|orange)',
    cooler: 'plus (?:de )?(?:bleue?|bleutée?)',
    plainer: ['plus chaud', 'plus froid'],
    filter: [
      "(?:(?:mets|ajoute|applique|avec) )?(?:un )?filtre (?:orange|orangé|jaune|ambré|doré)(?: (?:dessus|sur (?:la photo|l[’']image|le tout)))?",
      "(?:(?:mets|ajoute|applique|avec) )?(?:un )?filtre (?:bleu|bleuté)(?: (?:dessus|sur (?:la photo|l[’']image|le tout)))?",
    ],
    filtered: ['tons chauds', 'tons froids'],
  },
  {
    before: '(?:(?:deixa|faz|põe|torna|a foto|ela|fica|um pouco|um pouquinho|bem|muito) )*',
    warmer: 'mais (?:amarel[oa]|amarelad[oa]|alaranjad[oa]|laranja)',
    cooler: 'mais (?:azul|azulad[oa])',
    plainer: ['mais quente', 'mais fria'],
    filter: [
      '(?:(?:põe|bota|coloca|adiciona|aplica|com) )?(?:um )?filtro (?:laranja|alaranjado|amarelo|âmbar|dourado)(?: (?:em cima|por cima|na foto|na imagem|em tudo))?',
      '(?:(?:põe|bota|coloca|adiciona|aplica|com) )?(?:um )?filtro (?:azul|azulado)(?: (?:em cima|por cima|na foto|na imagem|em tudo))?',
    ],
    filtered: ['tons quentes', 'tons frios'],
  },
  {
    before: "(?:(?:rendila|falla|fai|la foto|che sia|un po['’]?|un pochino|molto|leggermente) )*",
    warmer: 'più (?:giall[oa]|giallastr[oa]|arancione|arancio)',
    cooler: 'più (?:blu|azzurr[oa]|bluastr[oa])',
    plainer: ['più calda', 'più fredda'],
    filter: [
      "(?:(?:metti|aggiungi|applica|con) )?(?:un )?filtro (?:arancione|arancio|giallo|ambra|dorato)(?: (?:sopra|alla foto|sull['’]immagine|su tutto))?",
      "(?:(?:metti|aggiungi|applica|con) )?(?:un )?filtro (?:blu|azzurro)(?: (?:sopra|alla foto|sull['’]immagine|su tutto))?",
    ],
    filtered: ['toni caldi', 'toni freddi'],
  },
];

const START = '(?<=^\\s*(?:(?:please|bitte|por favor|per favore) )?';
const END = '(?=\\s*(?:(?:please|pls|bitte|por favor|per favore|stp|svp)\\s*)?[.!]*\\s*$)';

export const TINTED_AS_A_WHOLE: readonly Rewording[] = LANGUAGES.flatMap(
  ({ before, warmer, cooler, plainer, filter, filtered }): Rewording[] => [
    [new RegExp(`${START}${before})(?:${warmer})${END}`, 'giu'), plainer[0]],
    [new RegExp(`${START}${before})(?:${cooler})${END}`, 'giu'), plainer[1]],
    [new RegExp(`${START})(?:${filter[0]})${END}`, 'giu'), filtered[0]],
    [new RegExp(`${START})(?:${filter[1]})${END}`, 'giu'), filtered[1]],
  ],
);
