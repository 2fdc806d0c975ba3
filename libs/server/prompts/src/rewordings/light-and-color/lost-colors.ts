import type { Rewording } from '../rewording.ts';

/* Complaints that the colors are too few or too strong: "the opals lost their fire" is "it needs more color". */

const END =
  '(?: (?:in|on|auf|en|sur|na|nella|im) (?:(?:this|the|dem|diesem|esta|la|cette|a|questa|der|dieser) )?(?:shot|photo|picture|foto|bild|aufnahme))?(?=\\s*(?:[,.;!?]|$))';
const clause = (said: string): RegExp => new RegExp(`(?<=(?:^|[.,;!?])\\s*)(?:${said})${END}`, 'giu');
/** Whatever has lost its colors. */
const WHAT = "(?:(?:[\\p{L}'’]+ ){0,4}?)";

export const LOST_COLORS: readonly Rewording[] = [
  [
    clause(
      `${WHAT}(?:has |have )?lost (?:its|their|all(?: (?:its|their))?|the) (?:colou?rs?|fire|sparkle|vibrancy|vibrance|vividness|brilliance|lust(?:er|re)|punch|pop)`,
    ),
    'it needs more color',
  ],
  [
    clause(
      '(?:all )?(?:the |its |their )?colou?rs? (?:have |has |all )*(?:bled out|leached out|drained away|washed away|gone (?:pale|weak)|bleached)',
    ),
    'it needs more color',
  ],
  [
    clause(
      `${WHAT}(?:hat|haben) (?:(?:ihre|seine|die|alle|an|ganz) )*(?:farben?|leuchtkraft|farbkraft|brillanz) verloren`,
    ),
    'mehr Farbe',
  ],
  [
    clause(
      `${WHAT}(?:ha|han) perdido (?:(?:el|su|los|sus|todo|todos) )*(?:color(?:es)?|viveza|brillo|intensidad)|perdió (?:el|su) (?:color|viveza|intensidad)`,
    ),
    'le falta color',
  ],
  [
    clause(
      `${WHAT}(?:a|ont) perdu (?:(?:ses|sa|son|leurs?|toutes|la|les|de) )*(?:couleurs?|éclat|vivacité|intensité)`,
    ),
    'il manque de la couleur',
  ],
  [
    clause(
      `${WHAT}(?:perdeu|perderam) (?:(?:a|as|sua|suas|o|toda|todas) )*(?:cor|cores|vivacidade|brilho|intensidade)`,
    ),
    'falta cor',
  ],
  [
    clause(
      `${WHAT}(?:ha|hanno) perso (?:(?:il|i|suo|suoi|tutto|tutti|la|sua|di) )*(?:colore|colori|vivacità|brillantezza|intensità)`,
    ),
    'manca colore',
  ],
  // "Die Farben sind matt" complains, and asks for no faded look.
  [/(?<=(?<!\p{L})farben (?:sind|wirken) (?:(?:so|sehr|zu|ganz|etwas) )*)matt(?!\p{L})/giu, 'flau'],
  // "Over the top" is no place.
  [
    /(?<!\p{L})(?:the )?colou?rs? (?:is|are|look) (?:(?:way|totally|a bit) )*over the top(?!\p{L})/giu,
    'the colors are too strong',
  ],
  [/(?<=(?:^|[.,;!?])\s*)over[- ]the[- ]top colou?rs?(?=\s*(?:[,.;!?]|$))/giu, 'the colors are too strong'],
  [
    /(?<=(?:^|[.,;!?])\s*)(?:drenched|soaked|bathed|drowned) in colou?rs?(?=\s*(?:[,.;!?]|$))/giu,
    'very vivid colors',
  ],
  // "Colorir mais", "carica le tinte": more of the colors that are there.
  [
    /(?<=(?:^|[.,;!?])\s*)(?:colorir|colore|colorear|colorea|colora|colorare) (?:mais|más|di più)(?=\s*(?:[,.;!?]|$))/giu,
    'mais saturação',
  ],
  [/(?<!\p{L})(?:carica|rinforza|rafforza|accentua|spingi) le tinte(?!\p{L})/giu, 'più saturazione'],
  // "Make the colors glow": vivid colors, and no neon.
  [
    /(?<!\p{L})make (?:the |its |all the )?(?<what>colou?rs?|leaves|flowers|foliage) (?:really )?(?:glow|shine|sparkle)(?!\p{L})/giu,
    'more vivid colors',
  ],
  [
    /(?<=(?:^|[.,;!?])\s*)(?:the )?(?:autumn |fall )?(?:leaves|foliage) (?:should|must) (?:really )?(?:glow|shine)(?!\p{L})/giu,
    'more vivid colors',
  ],
  [
    /(?<=(?:^|[.,;!?])\s*)(?:das )?herbst(?:laub|blätter) soll(?:en)? (?:richtig |mehr )?leuchten(?!\p{L})/giu,
    'kräftigere Farben',
  ],
  [
    /(?<=(?:^|[.,;!?])\s*)que (?:las hojas|los colores|las flores) (?:brillen|resalten|destaquen)(?!\p{L})/giu,
    'colores más vivos',
  ],
  [
    /(?<=(?:^|[.,;!?])\s*)que les (?:feuilles|couleurs|fleurs) (?:brillent|éclatent|ressortent)(?!\p{L})/giu,
    'des couleurs plus vives',
  ],
  [
    /(?<=(?:^|[.,;!?])\s*)(?:le foglie|i colori|i fiori) devono (?:brillare|risaltare|splendere)(?!\p{L})/giu,
    'colori più vivi',
  ],
];
