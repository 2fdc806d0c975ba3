import { END, END_OF_PROMPT } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/*
 * "Cut the top, it's only ceiling": why a side is cut off, which both readers would take for a wish of its own or not
 * understand.
 */

/** For each language a wish to cut off a side, and what is seen there. */
const LANGUAGES: readonly (readonly [cut: string, reason: string])[] = [
  [
    '(?:cut|crop|trim|chop|shave|slice)(?: off| away)? (?:(?:off )?the |a bit off the )?(?:top|bottom|left|right)(?: (?:side|part|edge|third|half|bit))?(?: off| away)?',
    "(?:because |as |since )?(?:(?:it['’]?s|that['’]?s|there['’]?s|there is|it is)(?: all| only| just| nothing but)+(?: an?| the)? [\\p{L}-]+(?: [\\p{L}-]+)?|there(?:['’]?s| is) (?:way |far )?too much [\\p{L}-]+)",
  ],
  [
    '(?:(?:schneid\\p{L}*|kürz\\p{L}*) (?:mir |bitte |das )*(?:oben|unten|links|rechts)(?: (?:was|etwas|ein bisschen))?(?: (?:ab|weg))?|(?:oben|unten|links|rechts) (?:ab|weg)schneiden)',
    '(?:weil )?(?:da|dort|das)(?: ist| sind)? (?:nur|bloß|alles|(?:viel )?zu ?viel) (?:noch )?\\p{L}+(?: ist)?',
  ],
  [
    '(?:(?:me |le )?(?:cort|recort)(?:a|as|ar|ale|ame)? (?:un poco )?(?:(?:por |de )?(?:arriba|abajo)|(?:por |a )?la (?:izquierda|derecha)))',
    '(?:que|q|porque)? ?(?:(?:solo|sólo) (?:hay|se ve|es)|sobra|hay (?:mucho|demasiad)[oa]?) \\p{L}+',
  ],
  [
    '(?:(?:me )?(?:coupe|rogne)[rsz]?(?:-moi)? (?:un peu )?(?:le haut|le bas|en haut|en bas|à gauche|à droite|la gauche|la droite))',
    "(?:(?:car|parce qu['’]) ?)?(?:il )?(?:(?:n['’])?y a que (?:du |de la |de l['’]|des |le |la )?|y ?['’]?a (?:beaucoup )?trop (?:de |d['’]))\\p{L}+",
  ],
  [
    '(?:(?:me )?(?:cort|recort)(?:a|ar|e)? (?:um pouco )?(?:em cima|embaixo|em baixo|à esquerda|à direita|o topo|na (?:esquerda|direita)))',
    '(?:que|porque)? ?(?:só (?:tem|aparece|é)|sobra|(?:tem|há) (?:muit|demasiad)[oa]) \\p{L}+',
  ],
  [
    "(?:(?:mi )?tagli(?:a|are|ami)? (?:un po['’] )?(?:di |in |la parte )?(?:sopra|sotto|alto|basso|a (?:sinistra|destra)))",
    "(?:che|perché)? ?(?:(?:c['’]è|si vede|è) (?:solo|soltanto) (?:il |la |lo |l['’])?|(?:c['’]è|avanza) (?:tropp|tant)[oa] )\\p{L}+",
  ],
];

/** "Cut the top": the side itself, and nothing that stands at the top. */
const SIDE_CUT: Rewording = [
  new RegExp(
    `^\\s*(?<please>please )?(?:cut|trim|chop) the (?<side>top|bottom)(?: side| part| edge)?${END_OF_PROMPT}`,
    'iu',
  ),
  '$<please>cut off the $<side>',
];

export const CUT_FOR_A_REASON: readonly Rewording[] = [
  ...LANGUAGES.map(([cut, reason]): Rewording => [
    new RegExp(`(?<=^[^.!?;]*(?<!\\p{L})${cut})[,.;]? ${reason}${END}`, 'giu'),
    '',
  ]),
  SIDE_CUT,
];
