import type { Rewording } from '../rewording.ts';

/*
 * "Laces kept neon pink", "lacets rose fluo": a glaring color of something. Nothing shall glow, and the
 * plainer word is the color alone, or in English a bright one. "Make it neon pink" and "neon pink glow" may be the look.
 */

interface Language {
  readonly colors: string;
  /** The words for how they glare, before or behind them. */
  readonly before: string;
  readonly behind: string;
  /** Nouns behind that mean a light. */
  readonly lights: string;
  /** The picture, before it: "the photo in neon pink". */
  readonly picture: string;
  readonly plainer: string;
}

const LANGUAGES: readonly Language[] = [
  {
    colors: 'pink|yellow|orange|blue|purple|red',
    before: 'neon|fluorescent|fluo',
    behind: 'neon',
    lights:
      'glow|light|lights|lighting|sign|signs|look|style|effect|vibe|filter|outline|edges|tubes?|aesthetic|mood',
    picture: 'it|this|that|everything|photo|picture|image|pic|all',
    plainer: 'bright $<color>',
  },
  {
    colors: 'pink|rosa|gelb|gelbe[nrs]?|orange|blau|blaue[nrs]?|rot|rote[nrs]?',
    before: 'neon|neon-',
    behind: 'fluo',
    lights: 'licht|lichter|schein|leuchten|look|stil|effekt|schild|schrift|röhren?',
    picture: 'es|das|alles|foto|bild',
    plainer: '$<color>',
  },
  {
    colors: 'rosa|amarill[oa]|naranja|azul|fucsia|roj[oa]|morad[oa]',
    before: '(?!)',
    behind: 'fluo|fosforito|fosforit[oa]|flúor|fluor|neón|neon|fosforescente|fluorescente',
    lights: 'brillante|resplandor|luces',
    picture: 'todo|foto|imagen|efecto|estilo|luz|luces|brillo|resplandor',
    plainer: '$<color>',
  },
  {
    colors: 'roses?|jaunes?|orange|bleue?s?|fuchsia|rouges?|violet(?:te)?s?',
    before: '(?!)',
    behind: 'fluos?|fluorescente?s?|néon',
    lights: 'lumineux|lueur',
    picture: 'tout|photo|image|effet|style|lumière|lumières|lueur|ambiance',
    plainer: '$<color>',
  },
  {
    colors: 'rosa|amarel[oa]s?|laranja|azul|vermelh[oa]s?|rox[oa]s?',
    before: '(?!)',
    behind: 'neon|néon|fluorescentes?|fosforescentes?|cheguei',
    lights: 'brilhante',
    picture: 'tudo|foto|imagem|efeito|estilo|luz|luzes|brilho',
    plainer: '$<color>',
  },
  {
    colors: 'rosa|giall[oaie]|arancione|blu|fucsia|ross[oaie]|viola',
    before: '(?!)',
    behind: 'fluo|neon|fluorescent[ei]|fosforescent[ei]|evidenziatore',
    lights: 'luminos[oa]',
    picture: 'tutto|foto|immagine|effetto|stile|luce|luci|bagliore',
    plainer: '$<color>',
  },
];

/** What is written or drawn in a color, and never glows by itself. */
const DRAWN = '(?:text|letters|lettering|font|writing|background|backdrop|border|frame|outline)';

export const NEON_COLORS: readonly Rewording[] = [
  [
    new RegExp(
      `(?<!\\p{L})(?:neon|fluorescent) (?=(?:pink|yellow|orange|blue|purple|red) ${DRAWN}(?!\\p{L}))`,
      'giu',
    ),
    '',
  ],
  ...LANGUAGES.flatMap(({ colors, before, behind, lights, picture, plainer }): readonly Rewording[] => {
    const named = `(?<=\\p{L}[\\p{L}"”»'’]* )(?<!(?<!\\p{L})(?:${picture}) (?:(?:in|en|em|auf|to|like|con|com|mit|with|a|an|un|une|uma?|glowing) )*)`;
    const then = `(?! ?(?:${lights})(?!\\p{L}))(?!\\p{L})`;
    return [
      [new RegExp(`${named}(?<!\\p{L})(?:${before})[- ]?(?<color>${colors})${then}`, 'giu'), plainer],
      [new RegExp(`${named}(?<!\\p{L})(?<color>${colors}) (?:${behind})${then}`, 'giu'), plainer],
    ];
  }),
];
