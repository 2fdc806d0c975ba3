import { COURTESIES } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/*
 * Those on one side, and not those on the other one: "remove the woman on the left, not the one on the right". What is said
 * of the other side is clear without it. "The two on the left" are people.
 */

const PLEASE = `(?=(?:,? (?:${COURTESIES}))?\\s*(?:[.;!?]|$))`;
const REMOVE =
  '(?<=(?<!\\p{L})(?:remove|delete|erase|take out|get rid of|entfern\\p{L}*|lösch\\p{L}*|quit\\p{L}*|borr\\p{L}*|elimin\\p{L}*|enl[eè]v\\p{L}*|supprim\\p{L}*|effac\\p{L}*|vire\\p{L}*|tir[ae]\\p{L}*|apag\\p{L}*|remov\\p{L}*|togli\\p{L}*|cancell\\p{L}*|rimuov\\p{L}*) (?:a )?)';

/** For each language its left, its right, and what stands before the other side: "not the one on the". */
const SIDES: readonly (readonly [left: string, right: string, notThe: string])[] = [
  [
    'left',
    'right',
    '(?:but |and )?not (?:the (?:one|man|woman|person|guy|girl|boy|other one|other)|him|her) (?:on|at|to) the',
  ],
  ['links', 'rechts', '(?:aber |und )?nicht (?:die|den|das|diejenige|denjenigen)(?: \\p{L}+)?'],
  ['izquierda', 'derecha', '(?:pero |y )?no (?:a )?(?:el|la|al)(?: que est[aá])? (?:a|de) la'],
  ['gauche', 'droite', '(?:mais |et )?pas celle?(?:ui)? (?:de|à|qui est à)'],
  ['gauche', 'droite', '(?:mais |et )?pas celui (?:de|à|qui est à)'],
  ['esquerda', 'direita', '(?:mas |e )?não [oa] (?:da|à)'],
  ['sinistra', 'destra', '(?:ma |e )?non quell[oa] (?:a|di|sulla)'],
];

export const OF_TWO_SIDES: readonly Rewording[] = [
  ...SIDES.flatMap(([left, right, notThe]): readonly Rewording[] =>
    [
      [left, right],
      [right, left],
    ].map(([one = '', other = '']): Rewording => [
      new RegExp(
        `(?<=(?<!\\p{L})${one}(?!\\p{L})[^.;!?,]{0,20}),? ${notThe} ${other}(?: one| side)?${PLEASE}`,
        'giu',
      ),
      '',
    ]),
  ),
  [
    new RegExp(
      `${REMOVE}(?:the |both )?two(?: guys| dudes| ones)? (?=(?:on|at|to) the (?:left|right)(?!\\p{L}))`,
      'giu',
    ),
    'the two people ',
  ],
  [
    /(?<!\p{L})die (?:zwei|beiden) (?=(?:links|rechts) (?:bitte )?(?:entfernen|löschen|weg|raus)(?!\p{L}))/giu,
    'die zwei Personen ',
  ],
  [new RegExp(`${REMOVE}los dos (?=de la (?:izquierda|derecha)(?!\\p{L}))`, 'giu'), 'las dos personas '],
  [new RegExp(`${REMOVE}les deux (?=(?:à|de) (?:gauche|droite)(?!\\p{L}))`, 'giu'), 'les deux personnes '],
  [new RegExp(`${REMOVE}os dois (?=da (?:esquerda|direita)(?!\\p{L}))`, 'giu'), 'as duas pessoas '],
  [new RegExp(`${REMOVE}i due (?=a (?:sinistra|destra)(?!\\p{L}))`, 'giu'), 'le due persone '],
];
