import { COURTESIES } from '../ends.ts';
import type { Rewording } from '../rewording.ts';
import {
  FRENCH_COLOR,
  GERMAN_COLOR,
  ITALIAN_COLOR,
  PORTUGUESE_COLOR,
  SPANISH_COLOR,
  SHADED_COLORS,
} from '../../words/color-words.ts';

/*
 * Colors that are named after what shall have them: "change the color of my shirt, maybe teal", and a gray sky that shall be
 * blue: "der Himmel ist so grau, bitte ein freundliches Blau".
 */

const END = `(?=(?:,? (?:${COURTESIES}|maybe|perhaps|vielleicht|quizás?|tal vez|peut-être|par exemple|talvez|magari|forse))*\\s*(?:[.;!?]|$))`;

/** For each language "change the color of", what has it, "maybe", and the plainer wish. */
const COLOR_OF: readonly (readonly [
  change: string,
  thing: string,
  maybe: string,
  color: string,
  plainer: string,
])[] = [
  [
    '(?:change|switch|alter) (?:the )?colou?r of',
    '(?:the|my|our|his|her|this|that) \\p{L}+(?: \\p{L}+){0,2}?',
    '(?:maybe|perhaps|possibly|say|to|into|make it)',
    SHADED_COLORS.en,
    'make $<what> $<color>',
  ],
  [
    '(?:änd(?:e)?re|wechsle) (?:bitte )?die farbe (?:vom|von der|von meinem|von meiner|des|der)',
    '\\p{L}+',
    '(?:vielleicht|zum beispiel|z\\.? ?b\\.?|etwa|in|zu|mach)',
    GERMAN_COLOR,
    'mach $<what> $<color>',
  ],
  [
    '(?:cambia|cámbiale) (?:el )?color (?:de|a)',
    '(?:la|el|mi|mis|las|los) \\p{L}+',
    '(?:quizás?|tal vez|a lo mejor|por ejemplo|a|en)',
    SPANISH_COLOR,
    'pon $<what> $<color>',
  ],
  [
    'change la couleur de',
    "(?:(?:la|ma|mon|le|mes) |l['’])\\p{L}+",
    '(?:peut-être|par exemple|pourquoi pas|en)',
    FRENCH_COLOR,
    'mets $<what> en $<color>',
  ],
  [
    '(?:muda|mude|troca|troque|altera) a cor d',
    '(?:a|o|as|os|a minha|o meu) \\p{L}+',
    '(?:talvez|quem sabe|por exemplo|para|pra|em)',
    PORTUGUESE_COLOR,
    'deixa $<what> $<color>',
  ],
  [
    '(?:cambia|modifica) il colore del',
    '(?:(?:la|lo) )?\\p{L}+',
    '(?:magari|forse|per esempio|in)',
    ITALIAN_COLOR,
    'rendi $<what> $<color>',
  ],
];

const GRAY_EN = '(?:gr[ae]y|dull|white|overcast|bleak|pale|drab|cloudy)';
const BLUE_AFTER = '[^.!?;,]{0,14}?(?:[,.;]| and| und| y| et| e)(?: (?:and|und|y|et|e))? ?';
/** A sky that is gray, and "a nice blue" after it. */
const sky = (said: string, blue: string): RegExp =>
  new RegExp(`(?<!\\p{L})${said}${BLUE_AFTER}${blue}${END}`, 'giu');

/** "Gris très clair": the shade says as much without "very". */
const VERY_SHADED: Rewording = [
  new RegExp(
    `(?<=(?<!\\p{L})(?:${FRENCH_COLOR}|${SPANISH_COLOR}|${PORTUGUESE_COLOR}|${ITALIAN_COLOR})) (?:très|muy|molto|bem|muito) (?=(?:clair|foncé|clar[oa]|oscur[oa]|escur[oa]|chiar[oa]|scur[oa])e?s?(?!\\p{L}))`,
    'giu',
  ),
  ' ',
];

export const NAMED_COLORS: readonly Rewording[] = [
  VERY_SHADED,
  ...COLOR_OF.map(([change, thing, maybe, color, plainer]): Rewording => [
    new RegExp(
      `(?<!\\p{L})${change}(?: )?(?<what>${thing})(?:,|:| -)(?: ${maybe})* (?<color>${color})(?!\\p{L})${END}`,
      'giu',
    ),
    plainer,
  ]),
  [
    sky(
      `(?:the |our |my )?sky (?:is|looks|was|came out) [^.!?;,]{0,20}?${GRAY_EN}`,
      "(?:please,? |i want |i['’]d like |give (?:me|it) |make it |can it be |should be )*(?:(?:a|some) )?(?:(?:nice|friendly|pretty|beautiful|lovely|cheerful|bright|happy|soft|real|proper) )*blue(?: one| sky)?",
    ),
    'make the sky blue',
  ],
  [
    sky(
      '(?:der )?himmel(?: (?:über|überm|hinter|hinterm)[^.!?;,]{1,25}?)? (?:ist|wirkt|sieht|war) [^.!?;,]{0,20}?(?:grau|trüb|weiß|weiss|fahl|blass|bewölkt)',
      '(?:bitte |mach ihn |ich hätte (?:ihn )?gerne? |ich will (?:ihn )?|lieber |soll |in )*(?:(?:ein|einen) )?(?:(?:schön|freundlich|kräftig|strahlend|hübsch|nett|sonnig)\\p{L}* )*blau(?: sein)?',
    ),
    'mach den Himmel blau',
  ],
  [
    sky(
      '(?:el )?cielo (?:está|es|salió|se ve|sale) [^.!?;,]{0,20}?(?:gris|apagado|blanco|nublado|triste|soso)',
      '(?:por favor |quiero |ponlo |ponle |mejor |que sea |hazlo |me gustaría )*(?:un )?(?:(?:bonito|lindo|buen) )?azul(?: (?:bonito|alegre|lindo|intenso|vivo))?',
    ),
    'pon el cielo azul',
  ],
  [
    sky(
      '(?:le )?ciel (?:est|était|fait) [^.!?;,]{0,20}?(?:gris|terne|blanc|triste|couvert|pâle)',
      "(?:je (?:le )?(?:veux|voudrais) |mets(?:-le)?(?: en)? |plutôt |svp |s['’]il vous plaît )*(?:(?:un|du) )?(?:(?:beau|joli) )?bleu(?: svp)?",
    ),
    'mets le ciel en bleu',
  ],
  [
    sky(
      '(?:o )?céu (?:está|tá|ficou|é|saiu) [^.!?;,]{0,20}?(?:cinza|cinzento|branco|nublado|apagado|triste)',
      '(?:quero |queria |deixa |põe |coloca |por favor |bota )*(?:(?:um|ele) )?(?:(?:belo|lindo|bonito) )?azul(?: (?:bonito|alegre|lindo|vivo))?',
    ),
    'deixa o céu azul',
  ],
  [
    sky(
      '(?:il )?cielo (?:è|era|sembra|risulta) [^.!?;,]{0,20}?(?:grigio|spento|bianco|nuvoloso|triste|pallido)',
      '(?:lo )?(?:vorrei |voglio |fallo |mettilo |metti |per favore )*(?:un )?(?:bel(?:lo)? )?(?<color>blu|azzurro)(?: (?:bello|allegro|vivo))?',
    ),
    'rendi il cielo $<color>',
  ],
];
