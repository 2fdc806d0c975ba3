import { COLOR_WORD } from '../../words/color-words.ts';
import type { Rewording } from '../rewording.ts';

/*
 * "Keep the red car, remove the dog", "crop it square but keep the red car": beside another wish, the color of what
 * stays only says which thing it is. Alone, or beside words for gray, "keep the red car" leaves only that in color.
 */

/** A verb that removes something, and not the noise, which the thing that stays may keep. */
const REMOVES =
  /(?<!\p{L})(?:remove|delete|erase|get rid|take [^.;!?]{1,30} (?:out|away)|take out|lose|entfern\p{L}*|lösch\p{L}*|mach [^.;!?]{1,30} weg|quita|borra|elimina|saca|enlève|supprime|efface|retire|tira|apaga|remove|togli|cancella|elimina|rimuovi|leva)(?!\p{L})(?! (?:the |das |el |le |o |il )?(?:noise|grain|rauschen|ruido|grano|bruit|ruído|rumore|grana)(?!\p{L}))/iu;

const CHANGES =
  'crop|rotate|turn|flip|mirror|straighten|level|brighten|lighten|darken|sharpen|blur|resize|shrink|enlarge|convert|write|add|put|smooth|scan|brighter|darker|sharper|warmer|cooler|zuschneid\\p{L}*|schneid\\p{L}*|dreh\\p{L}*|spiegel\\p{L}*|begradig\\p{L}*|gerade|heller|dunkler|schärfer|wärmer|schreib\\p{L}*|füge?|recort\\p{L}*|gira|endereza\\p{L}*|aclara\\p{L}*|oscurece|enfoca|desenfoca|escribe|añade|pon|recadr\\p{L}*|tourne|redress\\p{L}*|éclaircis|assombris|floute|écris|ajoute|mets|cort\\p{L}*|endireit\\p{L}*|clareia|escurece|desfoca|escreve|adiciona|põe|ritagl\\p{L}*|ruota|raddrizz\\p{L}*|schiarisci|scurisci|sfoca|scrivi|aggiungi|metti';
const GRAYS =
  'black|b ?& ?w|b/w|monochrome|gr[ae]y(?:scale)?|desaturat\\p{L}*|colou?r\\p{L}*|schwarz\\p{L}*|grau\\p{L}*|farb\\p{L}*|negro|gris\\p{L}*|noir|couleurs?|preto|cinzas?|cor|cores|nero|grigi\\p{L}|colore|colori';
/** Another wish: a removal, or a change that has nothing to do with gray. */
const BESIDE = new RegExp(
  `${REMOVES.source}|^(?!.*(?<!\\p{L})(?:${GRAYS})(?!\\p{L}))(?=.*(?<!\\p{L})(?:${CHANGES})(?!\\p{L}))`,
  'isu',
);

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
    new RegExp(`(?<!\\p{L})(?<keep>${keep}) ${COLOR_WORD} (?=(?!balance(?!\\p{L}))\\p{L}{2,})`, 'giu'),
    '$<keep> ',
    BESIDE,
  ]),
  ...BEFORE_THING.map((keep): Rewording => [
    new RegExp(`(?<!\\p{L})(?<kept>${keep} ?\\p{L}{2,}) ${COLOR_WORD}(?!\\p{L})`, 'giu'),
    '$<kept>',
    BESIDE,
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
