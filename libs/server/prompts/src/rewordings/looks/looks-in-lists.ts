import { word } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/*
 * What belongs to a look beside it: "vintage, slightly yellowed", "vintage with a bit of sepia", "warmer, like an old film".
 * And looks of which there is too much: "too grainy", "tone down the HDR".
 */

const OLD_LOOK = '(?:vintage|retro|retrô|rétro|analog\\p{L}*|old|antig[oa]|alt|vieilli|antico)';
const BIT =
  "(?:(?:slightly|a bit|a little|somewhat|etwas|leicht|ein bisschen|un poco|algo|medio|un peu|légèrement|um pouco|meio|un po['’]?|leggermente) )?";
const YELLOWED =
  '(?:yellow(?:ed|ish)|vergilbt|gelblich|amarillent[oa]|amarill[oa]|jaunie?|jaunâtre|amarelad[oa]|ingiallit[oa]|giallastr[oa])';
const SEPIA = '(?:sepia|sépia|seppia)';
/** Decades: "80s style", "estilo anos 80". */
const DECADE =
  '(?:(?:the )?[5-9]0(?:er|s|ies)?(?:[- ](?:style|look|stil|jahre))?|(?:estilo|stile|style|look) (?:años |anos |années |anni )?[5-9]0s?)';
const FADED_COLORS =
  "(?:(?:slightly |a bit )?faded colou?rs|(?:etwas |leicht )?(?:verblasste|ausgeblichene|verblichene) farben|colores (?:(?:algo|un poco) )?(?:desteñidos|desvaídos|apagados)|couleurs (?:un peu )?(?:délavées|passées|fanées)|cores (?:(?:meio|um pouco) )?(?:desbotadas|apagadas)|colori (?:un po['’]? )?(?:sbiaditi|scoloriti|slavati))";

export const LOOKS_IN_LISTS: readonly Rewording[] = [
  [
    new RegExp(
      `(?<=(?:^|[.;!?])\\s*[^.,;!?]{0,20}?${OLD_LOOK}(?: look| style)?(?:,| and| und| y| et| e)) ${BIT}${YELLOWED}(?=\\s*(?:[,.;!?]|$))`,
      'giu',
    ),
    ' warm tones',
  ],
  // "With a bit of sepia": an amount of its own.
  [
    new RegExp(
      `(?<=(?<!\\p{L})vintage[^.,;!?]{0,30}?),? (?:with|and) (?:just )?(?:a (?:bit|touch|hint|little)|some|slight)(?: of)? ${SEPIA}(?: tone)?(?!\\p{L})`,
      'giu',
    ),
    ', a bit of sepia',
  ],
  [
    new RegExp(
      `(?<=(?<!\\p{L})vintage[^.,;!?]{0,30}?),? (?:mit|und) (?:(?:leichtem|etwas|einem hauch|ein bisschen|ein wenig|einem leichten) )${SEPIA}(?:-?ton)?(?!\\p{L})`,
      'giu',
    ),
    ', etwas Sepia',
  ],
  [
    new RegExp(
      `(?<=(?<!\\p{L})vintage[^.,;!?]{0,30}?),? (?:con|y) (?:un (?:toque|poco) de|algo de) ${SEPIA}(?!\\p{L})`,
      'giu',
    ),
    ', un poco de sepia',
  ],
  [
    new RegExp(
      `(?<=(?<!\\p{L})vintage[^.,;!?]{0,30}?),? (?:avec|et) (?:un (?:peu|soupçon|brin|léger)(?: de)?|une touche de) ${SEPIA}(?!\\p{L})`,
      'giu',
    ),
    ', un peu de sépia',
  ],
  [
    new RegExp(
      `(?<=(?<!\\p{L})vintage[^.,;!?]{0,30}?),? (?:com|e) (?:um (?:toque|pouco) de) ${SEPIA}(?!\\p{L})`,
      'giu',
    ),
    ', um pouco de sépia',
  ],
  [
    new RegExp(
      `(?<=(?<!\\p{L})vintage[^.,;!?]{0,30}?),? (?:con|e) (?:un (?:tocco|po['’]?|pizzico) di) ${SEPIA}(?!\\p{L})`,
      'giu',
    ),
    ', un po’ di seppia',
  ],
  // "Like an old film" beside tones is a look of its own.
  [
    /(?<=\p{L}\s*), ?(?:so )?(?:ein bisschen |etwas )?wie (?:ein|in einem|aus einem) alte[rnm]? film(?=\s*(?:[,.;!?]|$))/giu,
    ', vintage',
  ],
  [
    /(?<=\p{L}\s*), ?(?:así )?como (?:(?:de |en )?una )?película (?:vieja|antigua)(?=\s*(?:[,.;!?]|$))/giu,
    ', vintage',
  ],
  [/(?<=\p{L}\s*), ?(?:un peu )?comme (?:dans )?un vieux film(?=\s*(?:[,.;!?]|$))/giu, ', vintage'],
  [/(?<=\p{L}\s*), ?(?:un po['’]? )?come (?:in )?un vecchio film(?=\s*(?:[,.;!?]|$))/giu, ', vintage'],
  // The faded colors of a decade belong to its look.
  [
    new RegExp(
      `(?<=(?:^|[.;!?])\\s*${DECADE})(?:,| with| mit| con| avec| com)+ ${FADED_COLORS}(?=\\s*(?:[,.;!?]|$))`,
      'giu',
    ),
    '',
  ],
  // "Tipo fim de tarde": a light.
  [word('tipo fim de tarde'), 'como fim de tarde'],
  // "Grayscale, grainy": the grain of a look.
  [
    /(?<=(?<!\p{L})(?:black and white|b ?& ?w|gr[ea]y ?scale|noir|monochrome)(?!\p{L})[^.!?]*,\s*)grainy(?=\s*(?:[,.;!?]|$))/giu,
    'film grain',
  ],
  // "Teal and orange, sharp, and remove the stain": a wish of the list.
  [
    /(?<=(?<!\p{L})(?:teal (?:and|&|\+|n) orange|orange (?:and|&|\+|n) teal|türkis(?:-| und )orange|orange und türkis)[^.!?]*,\s*)(?:super |very |really )?sharp(?=,| and )/giu,
    'sharpen it',
  ],
  [
    /(?<=(?<!\p{L})(?:teal (?:and|und|&|\+) orange|türkis(?:-| und )orange|orange und türkis)[^.!?]*,\s*)(?:sehr |richtig )?scharf(?=,| und )/giu,
    'nachschärfen',
  ],
  // "Preto e branco, muito contraste": what is named after a look is wished.
  [
    /(?<=(?<!\p{L})(?:preto e branco|p&b|vintage|sépia)[^.!?]*,\s*)muito contraste(?!\p{L})/giu,
    'mais contraste',
  ],
  // Too much of a look is a complaint.
  [/(?<!\p{L})granulad[oa] demais(?!\p{L})/giu, 'muito ruído'],
  [/(?<!\p{L})sépia demais(?!\p{L})/giu, 'amarelada demais'],
  [
    /(?<=^\s*)(?:it['’]?s |can you |please |there['’]s )*(?:(?:way )?too much|less|tone down|calm down|reduce|dial down|dial back)(?: (?:of )?(?:the|that|this))? (?:hdr|filter|instagram filter)(?: (?:look|effect))?(?=\s*[.!?]*$)/giu,
    'less saturation',
  ],
  [
    /(?<=^\s*)(?:(?:viel )?zu viel|weniger) (?:hdr|filter)(?:[- ](?:look|effekt))?(?=\s*[.!?]*$)/giu,
    'weniger Sättigung',
  ],
  [/(?<=^\s*)(?:demasiado|menos|mucho) (?:efecto )?(?:hdr|filtro)(?=\s*[.!?]*$)/giu, 'menos saturación'],
  [/(?<=^\s*)(?:(?:bien )?trop de|moins de) (?:hdr|filtre)(?=\s*[.!?]*$)/giu, 'moins de saturation'],
  [/(?<=^\s*)(?:(?:menos|muito) (?:hdr|filtro)|(?:hdr|filtro) demais)(?=\s*[.!?]*$)/giu, 'menos saturação'],
  [/(?<=^\s*)(?:troppo|meno) (?:hdr|filtro)(?=\s*[.!?]*$)/giu, 'meno saturazione'],
  [
    /(?<=^\s*)(?:too much|zu viel|demasiad[oa]|trop de|troppa?) (?:vignette|vignettierung|viñeta|vignettage|vinheta|vignettatura)(?=\s*[.!]*$)/giu,
    'less vignette',
  ],
  [/(?<=^\s*(?:(?:it['’]?s|way) )*)too vintage(?=\s*[.!]*$)/giu, 'less vintage'],
  [/(?<=^\s*)vintage demais(?=\s*[.!]*$)/giu, 'menos vintage'],
  [
    /(?<=^\s*)(?:the )?blur is (?:(?:way|much) )?too strong(?=\s*[.!]*$)|(?<=^\s*)too much blur(?=\s*[.!]*$)/giu,
    'too blurry',
  ],
  // A vignette is dark.
  [
    /(?<!\p{L})fade (?:the )?(?:edges|corners|borders|sides)(?: out)? (?:in)?to white(?!\p{L})|(?<!\p{L})fade (?:in)?to white (?:at|towards?|on) the (?:edges|corners|borders|sides)(?!\p{L})/giu,
    'viñeta blanca',
  ],
  [
    /(?<!\p{L})(?:die )?(?:ränder|ecken) (?:ins weiße|in weiß|weiß) (?:auslaufen|verlaufen)(?: lassen)?(?!\p{L})/giu,
    'viñeta blanca',
  ],
  [/(?<!\p{L})bordes (?:difuminados|desvanecidos) (?:en|a) blanco(?!\p{L})/giu, 'viñeta blanca'],
  [
    /(?<!\p{L})bords (?:fondus|estompés) (?:en|vers le) blanc(?!\p{L})|(?<!\p{L})vignettage blanc(?!\p{L})/giu,
    'viñeta blanca',
  ],
];
