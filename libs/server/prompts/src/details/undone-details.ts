import { quote, unquoted, type PlannedStep, type PromptReading } from '../prompt-reading.ts';

/** The same picture several times, as in comics and prints: "four panels", "2x2 grid", in six languages. */
const PANELS =
  /(?<![\p{L}\p{N}])(?:two|three|four|six|nine|zwei|drei|vier|sechs|neun|deux|trois|quatre|six|neuf|dos|tres|cuatro|seis|nueve|due|tre|quattro|sei|nove|dois|três|quatro|\d) (?:\p{L}+ )?(?:panels?|tiles|squares|times|copies|feldern?|kacheln|cases|carrés|cuadros|viñetas|paneles|recuadros|riquadri|pannelli|quadri|quadros|painéis|quadrinhos)(?!\p{L})|(?<!\p{N})(?<side>[2-9]) ?[x×] ?\k<side>(?: (?:grid|raster|grille|cuadrícula|griglia|grade))?(?![\p{L}\p{N}]| ?(?:cm|mm|in))/iu;

const LABELS_HINT = 'Say which texts, between quotation marks: write "Before" at the left.';
/** Labels of two pictures, whose texts nobody said. */
export const LABELS =
  /(?<!\p{L})(?:with|and|mit|und|con|y|avec(?: des)?|et(?: des)?|com|e|con(?: le)?) (?:labels?|captions?|beschriftung(?:en)?|etiquetas?|rótulos?|étiquettes?|légendes?|legendas?|etichette|didascalie)(?!\p{L})/iu;

/** A border that shall be wider at one side than at the others, in six languages. */
const OF_ONE_SIDE = new RegExp(
  `(?<=(?:border|frame|rahmen|rand|borde|marco|bordure|cadre|borda|moldura|bordo|cornice)(?:(?!write|text|caption|schrift|schreib|scritta|scrivi|texte|escrib|escrev)[^.;!?]){0,60})(?<!\\p{L})(?:${[
    '(?:(?:much |a bit )?(?:thicker|wider|bigger|larger|broader)|(?:twice|three times|double) as (?:thick|wide|big|broad)) (?:at|on) the (?:bottom|top|left|right|sides)',
    '(?<=at the sides? .*)\\d+ ?(?:px|pixels?) at the (?:bottom|top)',
    '(?:unten|oben|links|rechts) (?:viel |etwas )?(?:dicker|breiter|größer|doppelt so (?:dick|breit|groß))|(?:unten|oben) (?=\\d+ ?px.*(?:seiten|seitlich))\\d+ ?px',
    '(?:más (?:grueso|ancho|grande)|el doble de (?:grueso|ancho)) (?:abajo|arriba|por abajo|en la parte de abajo)',
    '(?:plus (?:épais(?:se)?|large|grande?)|deux fois plus (?:épais(?:se)?|large)) en (?:bas|haut)',
    '(?:mais (?:gross[oa]|larg[oa]|grande)|o dobro) (?:embaixo|em baixo|em cima|na parte de baixo)',
    '(?:più (?:spess[oa]|larg[oa]|grande)|il doppio) (?:sotto|sopra|in basso|in alto)',
  ].join('|')})(?!\\p{L})`,
  'iu',
);

/** What a crop shall leave out, where nothing finds it: "3:2, sem apanhar o poste à direita", in six languages. */
const LEFT_OUT = new RegExp(
  `(?<!\\p{L})(?:${[
    '(?:but )?without (?:getting|catching|including|showing) (?:the|that|any|my) [^.,;!?]{2,40}',
    '(?:aber )?ohne (?:dass )?(?:den|die|das|der) [^.,;!?]{2,40} (?:mit(?:zu)?(?:nehmen|erwischen)|zu erwischen|mit drauf(?: ist)?|zu sehen ist)',
    '(?:pero )?sin (?:que (?:salga|aparezca|se vea)|pillar|coger|agarrar|incluir) (?:el|la|los|las|ese|esa) [^.,;!?]{2,40}',
    "(?:mais )?sans (?:prendre|attraper|inclure|avoir) (?:le |la |les |l['’])[^.,;!?]{2,40}",
    '(?:mas )?sem (?:apanhar|pegar|incluir|mostrar|aparecer) (?:o|a|os|as) [^.,;!?]{2,40}',
    "(?:ma )?senza (?:prendere|includere|inquadrare|far vedere) (?:il |lo |la |i |gli |le |l['’])[^.,;!?]{2,40}",
  ].join('|')})(?=\\s*(?:[.,;!?]|$))`,
  'iu',
);

/**
 * Places in which noise shall be reduced, in six languages. It is reduced in the whole picture, and in shadows most of
 * it is there.
 */
const NOISE_THERE = new RegExp(
  `(?<=(?<!\\p{L})(?:noise|grain|(?:bild)?rauschen|ruido|bruit|ruído|rumore)(?: \\p{L}+)?? )(?:${[
    '(?:in|from|of|on) (?:the |my |her |his )(?:sky|background|foreground|water|sea|clouds|face|skin|wall|hair|snow)(?: only)?',
    '(?:im|am|auf der|in der|auf dem) (?:himmel|hintergrund|vordergrund|wasser|gesicht|haut|wand)',
    '(?:en|de) (?:el |la )(?:cielo|fondo|agua|mar|cara|piel|pared)|del (?:cielo|fondo|agua|mar)',
    "(?:dans|sur|de) (?:le |la |l['’])(?:ciel|fond|arrière-plan|eau|mer|visage|peau|mur)|du (?:ciel|fond|visage|mur)",
    '(?:no|na|do|da) (?:céu|fundo|água|mar|rosto|pele|parede)',
    "(?:nel|nello|nella|nell['’]|del|dello|della|sul|sulla) ?(?:cielo|sfondo|acqua|mare|viso|pelle|muro)",
  ].join('|')})(?!\\p{L})`,
  'iu',
);

/** Light that fell on the film, in six languages: no look has it. */
const LIGHT_LEAKS =
  /(?<!\p{L})(?:(?:an? |some |the )?light[- ]leaks?|(?:ein |einen |mit )?(?:lichtlecks?|lichteinfall|lichteinfälle|light leaks?)|(?:una? |unas )?(?:fugas?|entradas?) de luz|(?:une |des )?fuites? de lumière|(?:uma |umas )?(?:fugas?|vazamentos?|entradas?) de luz|(?:una |delle )?(?:fug(?:a|he)|infiltrazion[ei]|perdit[ae]) di luce)(?!\p{L})/iu;

interface Undone {
  readonly words: RegExp;
  readonly isOf: (step: PlannedStep) => boolean;
  readonly hint: string | null;
}

/** Details that neither looks nor crops have, in whatever words they are asked for. */
const UNDONE: readonly Undone[] = [
  {
    words: PANELS,
    isOf: ({ operation }) => ['artist-style', 'cartoon', 'posterize'].includes(operation),
    hint: null,
  },
  {
    words: OF_ONE_SIDE,
    isOf: ({ operation, options }) => operation === 'border' && options['shape'] !== 'polaroid',
    hint: null,
  },
  {
    words: LEFT_OUT,
    isOf: ({ operation, options }) => operation === 'crop' && 'ratio' in options,
    hint: null,
  },
  {
    words: NOISE_THERE,
    isOf: ({ operation, options }) => operation === 'denoise' && !('where' in options),
    hint: null,
  },
  {
    words: LIGHT_LEAKS,
    isOf: ({ operation }) => ['vintage', 'fade', 'film-grain'].includes(operation),
    hint: null,
  },
  {
    words: LABELS,
    isOf: ({ operation }) => operation === 'collage',
    hint: LABELS_HINT,
  },
];

/** The reading that lists what a look or a crop of it cannot have: "pop art, four panels" is done once, and the result says so. */
export const withLookUndone = (reading: PromptReading, prompt: string): PromptReading =>
  UNDONE.reduce((left, { words, isOf, hint }) => {
    const told = words.exec(prompt.replace(/"[^"]*"/gu, ''))?.[0];
    if (told === undefined || !left.steps.some(isOf)) return left;
    const others = left.notPossible.filter(
      (one) => !unquoted(one).toLowerCase().includes(told.toLowerCase()),
    );
    return {
      ...left,
      notPossible: [...others, quote(told)],
      hints: [...(others.length > 0 ? left.hints : []), ...(hint === null ? [] : [hint])],
    };
  }, reading);
