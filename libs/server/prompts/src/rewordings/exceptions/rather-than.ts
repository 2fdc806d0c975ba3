import type { Rewording } from '../rewording.ts';

/*
 * “Rather than removing the background, make it gray”: the pronoun stands for what is named before, and nothing shall be
 * done of what the first verb says.
 */

const START = '(?<=(?:^|[.;!?])\\s*(?:(?:and|but|und|aber|y|pero|et|mais|e|mas|ma) )?)';
/** From here to the pronoun no other clause begins. */
const SAME_CLAUSE = '[^.,;!?"“„«]{0,40}?';

export const RATHER_THAN: readonly Rewording[] = [
  [
    new RegExp(
      `${START}(?:rather than|instead of) \\p{L}+ing(?: out| off)? (?<what>(?:the|my|our|his|her|this|that) \\p{L}+),? (?:(?:just|simply|only|please|can you|could you) )*(?<how>(?!(?:the|my|a)(?!\\p{L}))\\p{L}+) it(?!\\p{L})`,
      'giu',
    ),
    '$<how> $<what>',
  ],
  [
    new RegExp(
      `${START}(?:an)?statt (?<what>(?:den|die|das|mein\\p{L}*) \\p{L}+) zu (?:entfernen|löschen|ersetzen|ändern),? (?:(?:bitte|lieber|einfach|nur) )*(?<how>mach(?:e)?|färbe?|verwische?|hell|dunkle?|lass) (?:ihn|sie|es)(?: (?:bitte|lieber|einfach|nur))*(?= )`,
      'giu',
    ),
    '$<how> $<what>',
  ],
  [
    new RegExp(
      `${START}en (?:vez|lugar) de (?:quitar|borrar|eliminar|cambiar|recortar) (?<what>(?:el|la|mi) \\p{L}+),? (?:(?:mejor|solo|simplemente) )*(?:ponl[oa]|déjal[oa]|dejal[oa]|hazl[oa])(?= )`,
      'giu',
    ),
    'pon $<what>',
  ],
  [
    new RegExp(
      `${START}au lieu d(?:e |['’])(?:enlever|supprimer|effacer|retirer|changer|détourer) (?<what>(?:le |la |l['’]|mon |ma )\\p{L}+(?:[- ]plan)?),? (?:mets|rends|passe|fais)-l[ea](?: (?:plutôt|juste|simplement))*(?= )`,
      'giu',
    ),
    'mets $<what>',
  ],
  [
    new RegExp(
      `${START}(?:em vez|ao invés) de (?:tirar|remover|apagar|trocar|cortar) (?<what>(?:o|a|meu|minha) \\p{L}+),? (?:(?:só|apenas) )*(?:deixa|deixe|põe|coloca)(?: el[ea]|-[oa])?(?= )`,
      'giu',
    ),
    'deixa $<what>',
  ],
  [
    new RegExp(
      `${START}(?:invece|anziché) (?:di )?(?:togliere|rimuovere|eliminare|cancellare|cambiare) (?<what>(?:il |lo |la |l['’])\\p{L}+),? (?:(?:solo|piuttosto) )*(?:rendil[oa]|fall[oa]|mettil[oa])(?= )`,
      'giu',
    ),
    'rendi $<what>',
  ],
  [
    new RegExp(
      `${START}(?:rather than|instead of) (?:cropping|cutting|stretching|removing|rotating|flipping|blurring|resizing) (?:it|this|anything|(?:the )?(?:photo|picture|image))(?: (?:out|off|down))?, (?=${SAME_CLAUSE}\\p{L})`,
      'giu',
    ),
    '',
  ],
];
