import type { Rewording } from '../rewording.ts';

/*
 * A number of colors to which the picture is reduced: "leave it in five colors" is "posterize to five colors". Of two
 * colors it may be a duotone, or black and white.
 */

/** A wish that says nothing else: a number before the colors that is the whole of it. */
const wish = (said: string): RegExp =>
  new RegExp(
    `(?<=(?:^|[.;!?]|,)\\s*)(?:${said})(?=\\s*(?:(?:please|bitte|por favor|per favore|stp|svp|y ya|y nada más|e basta|e pronto)\\s*)*(?:[,.;!?]|$))`,
    'giu',
  );

export const FEW_COLORS: readonly Rewording[] = [
  [
    wish(
      '(?:(?:leave|do|make|put|keep|have|i want|render) (?:it|this|the (?:photo|picture)) |make it |turn it into )?(?:(?:in|with|into) )?(?:only |just )?(?<n>three|four|five|six|seven|eight|[3-9]|1[0-6])[- ]colou?rs?(?: (?:only|poster(?: print)?|screen ?print|print))?(?:, flat areas)?',
    ),
    'posterize to $<n> colors',
  ],
  [
    wish(
      '(?:(?:lass|mach|setz)e? (?:es|sie|das (?:foto|bild)) )?(?:nur|(?:in|mit|aus|nur mit) (?:nur )?) ?(?<n>drei|vier|fünf|sechs|sieben|acht|[3-9]|1[0-6]) farben',
    ),
    'auf $<n> Farben reduzieren',
  ],
  [
    wish(
      '(?:(?:déja|deja|pon|haz|hazme)(?:la|lo)? )?(?:(?:en|con) )?(?:solo |sólo |solamente )?(?<n>tres|cuatro|cinco|seis|siete|ocho|[3-9]|1[0-6]) colores(?: nada más)?',
    ),
    'posteriza a $<n> colores',
  ],
  [
    wish(
      '(?:(?:laisse|mets|fais|rends)(?:-l[ae])? )?(?:(?:en|avec) )?(?:seulement |juste |que |rien que )?(?<n>trois|quatre|cinq|six|sept|huit|[3-9]|1[0-6]) couleurs(?: seulement)?',
    ),
    'réduis à $<n> couleurs',
  ],
  [
    wish(
      '(?:(?:deixa|põe|bota|faz)(?: (?:a foto|ela))? )?(?:(?:em|com) )?(?:só |apenas |somente )?(?<n>três|quatro|cinco|seis|sete|oito|[3-9]|1[0-6]) cores',
    ),
    'posteriza em $<n> cores',
  ],
  [
    wish(
      '(?:(?:lascia|metti|fai|falla)(?:la|lo)? )?(?:(?:in|con) )?(?:solo |soltanto )?(?<n>tre|quattro|cinque|sei|sette|otto|[3-9]|1[0-6]) colori',
    ),
    'posterizza a $<n> colori',
  ],
];
