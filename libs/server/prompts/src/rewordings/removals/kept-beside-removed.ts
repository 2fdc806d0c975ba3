import { COLOR_WORD } from '../../words/color-words.ts';
import type { Rewording } from '../rewording.ts';

/*
 * "Keep the red car, remove the dog": beside a removal, the color of what stays only says which thing it is. Alone, "keep the
 * red car" leaves only that in color.
 */

/** A verb that removes something, and not the noise, which the thing that stays may keep. */
const REMOVES =
  /(?<!\p{L})(?:remove|delete|erase|get rid|take [^.;!?]{1,30} (?:out|away)|take out|lose|entfern\p{L}*|lösch\p{L}*|mach [^.;!?]{1,30} weg|quita|borra|elimina|saca|enlève|supprime|efface|retire|tira|apaga|remove|togli|cancella|elimina|rimuovi|leva)(?!\p{L})(?! (?:the |das |el |le |o |il )?(?:noise|grain|rauschen|ruido|grano|bruit|ruído|rumore|grana)(?!\p{L}))/iu;

/** For each language the verb and the article before what stays. “Deja” and “deixa” also give a color: “deixa o fundo roxo”. */
const BEFORE_COLOR: readonly string[] = [
  '(?:keep|leave) (?:the|my|that|this)',
  '(?:behalte|lasse?|behalt) (?:das|den|die|mein(?:e|en)?)',
];
const BEFORE_THING: readonly string[] = [
  '(?:mantén|manten|conserva) (?:el|la|los|las|mi)',
  "(?:garde|laisse)(?: (?:le|la|les|mon|ma)| l['’])",
  '(?:mantém|mantem|mantenha) (?:o|a|os|as|meu|minha)',
  "(?:tieni|lascia|mantieni)(?: (?:il|lo|la|i|gli|le)| l['’])",
];

export const KEPT_BESIDE_REMOVED: readonly Rewording[] = [
  ...BEFORE_COLOR.map((keep): Rewording => [
    new RegExp(`(?<!\\p{L})(?<keep>${keep}) ${COLOR_WORD} (?=\\p{L}{2,})`, 'giu'),
    '$<keep> ',
    REMOVES,
  ]),
  ...BEFORE_THING.map((keep): Rewording => [
    new RegExp(`(?<!\\p{L})(?<kept>${keep} ?\\p{L}{2,}) ${COLOR_WORD}(?!\\p{L})`, 'giu'),
    '$<kept>',
    REMOVES,
  ]),
  // "Remove the blue one" takes no blue out of the colors.
  [
    new RegExp(
      `(?<=(?:remove|delete|erase|take out|get rid of|lose) the )${COLOR_WORD} (?=ones?(?!\\p{L}))`,
      'giu',
    ),
    '',
  ],
];
