import type { Rewording } from '../rewording.ts';

/*
 * A corner that is named with its noun, in each language as the lexicons know it: "in the right upper corner" is "top
 * right". The lexicons take a bare "in the corner" for the usual one, at the bottom on the right.
 */

type Side = readonly [said: string, plainer: string];
interface Corners {
  /** What may stand before the noun. */
  readonly before: string;
  readonly noun: string;
  readonly upright: readonly [top: Side, bottom: Side];
  readonly level: readonly [left: Side, right: Side];
}

const CORNERS: readonly Corners[] = [
  {
    before: '(?:(?:in(?:to)?|at|on) )?(?:the )?',
    noun: 'corner',
    upright: [
      ['(?:(?:at|on|in) )?(?:the )?(?:top|upper)', 'top'],
      ['(?:(?:at|on|in) )?(?:the )?(?:bottom|lower)', 'bottom'],
    ],
    level: [
      ['(?:(?:at|on|in|to) )?(?:the )?left(?: side)?', 'left'],
      ['(?:(?:at|on|in|to) )?(?:the )?right(?: side)?', 'right'],
    ],
  },
  {
    before: '(?:in )?(?:die |der |eine |einer )?',
    noun: 'ecke',
    upright: [
      ['(?:oben|obere[nr]?)', 'oben'],
      ['(?:unten|untere[nr]?)', 'unten'],
    ],
    level: [
      ['(?:links|linke[nr]?)', 'links'],
      ['(?:rechts|rechte[nr]?)', 'rechts'],
    ],
  },
  {
    before: '(?:(?:en|a) )?(?:la |una )?',
    noun: 'esquina',
    upright: [
      ['(?:(?:de )?arriba|superior)', 'arriba'],
      ['(?:(?:de )?abajo|inferior)', 'abajo'],
    ],
    level: [
      ['(?:(?:a|de) la )?izquierda', 'a la izquierda'],
      ['(?:(?:a|de) la )?derecha', 'a la derecha'],
    ],
  },
  {
    before: "(?:(?:dans|en|sur) )?(?:le |un |du |l[’' ])?",
    noun: '(?:coin|angle)',
    upright: [
      ["(?:(?:en |du |d[’' ]en |tout en )?haut|supérieur)", 'en haut'],
      ["(?:(?:en |du |d[’' ]en |tout en )?bas|inférieur)", 'en bas'],
    ],
    level: [
      ['(?:(?:à |de )?gauche)', 'à gauche'],
      ['(?:(?:à |de )?droite?)', 'à droite'],
    ],
  },
  {
    before: '(?:(?:no|num|em|ao|do) )?(?:o )?',
    noun: 'cant(?:o|inho)',
    upright: [
      ['(?:(?:de |em )?cima|superior|do alto)', 'em cima'],
      ['(?:(?:de |em )?baixo|embaixo|inferior)', 'embaixo'],
    ],
    level: [
      ['(?:(?:à |a |da |do lado )?esquerd[ao])', 'à esquerda'],
      ['(?:(?:à |a |da |do lado )?direit[ao])', 'à direita'],
    ],
  },
  {
    before: "(?:(?:nell|all|sull|dall|dell|un)[’' ]|in )?(?:l[’' ])?",
    noun: 'angol(?:o|ino)',
    upright: [
      ['(?:(?:in )?alto|superiore)', 'in alto'],
      ['(?:(?:in )?basso|inferiore)', 'in basso'],
    ],
    level: [
      ['(?:(?:a )?sinistr[ao])', 'a sinistra'],
      ['(?:(?:a )?destr[ao])', 'a destra'],
    ],
  },
];

const IN = "(?:nell[’' ]|no |dans le |en la )";
/** Not after a date: "data nell'angolo" is the name of one that a camera wrote. */
const NO_DATE = `(?<!(?:data|fecha|date) (?:(?=${IN})|${IN}))`;

export const OF_CORNERS: readonly Rewording[] = CORNERS.flatMap(({ before, noun, upright, level }) =>
  upright.flatMap(([height, high]) =>
    level.map(([side, beside]): Rewording => {
      const orders = [
        `${noun},? ${height},? ${side}`,
        `${noun},? ${side},? ${height}`,
        `${side},? ${height} ${noun}`,
        `${height},? ${before}${noun},? ${side}`,
        `${side},? ${before}${noun},? ${height}`,
      ];
      return [
        new RegExp(`(?<!\\p{L})${NO_DATE}${before}(?:${orders.join('|')})(?!\\p{L})`, 'giu'),
        `${high} ${beside}`,
      ];
    }),
  ),
);
