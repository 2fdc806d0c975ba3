import type { Rewording } from '../rewording.ts';

/*
 * Wishes that say with a participle what shall be gone, and the same as a plain wish to remove it: "I would like the man
 * taken out" is "remove the man". Only participles that the lexicons do not know, or know as something else, are listed.
 */

/** What ends a wish. */
const END = String.raw`(?=\s*(?:$|[,.;:!?\n]|please|pls|plz|thanks|thx|lol|haha|xd|if|because|since|so|and|bitte|danke|weil|und|por favor|porfa|pfv|svp|stp|merci|obrigad\p{L}|per favore|grazie)(?!\p{L}))`;
/** What is named before a participle: at most seven words of one clause. */
const NAMED = String.raw`(?:[^\s.,;:!?]+ ){0,6}?[^\s.,;:!?]+`;
const PHOTO =
  '(?:photo|photograph|picture|pic|image|shot|frame|scene|one|foto|bild|imagen|imagem|immagine|cadre)';
const OWNER = '(?:the|that|this|those|these|my|our|his|her|their|all the|both)';

const wish = (source: string): RegExp => new RegExp(`(?<!\\p{L})${source}`, 'giu');

export const PASSIVE: readonly Rewording[] = [
  // "I would like the man on the left taken out", "can we have the car edited out", "the dog needs to be taken out".
  [
    wish(
      `(?:(?:i|we)(?: would|'?d)? |would |'d |please )?(?:like|love|want|need|can (?:you|we|i) (?:have|get)|could (?:you|we|i) (?:have|get)) (?<what>${OWNER} ${NAMED}) (?:taken|edited|painted|photoshopped|airbrushed|cloned) (?:out|away|off)(?: of (?:the|this|my|our) ${PHOTO})?${END}`,
    ),
    'remove $<what>',
  ],
  [
    wish(
      `(?<!have |has |had |was |were )(?<what>${OWNER} ${NAMED}) (?:should|must|has to|have to|needs to|need to) be (?:taken|edited|painted) (?:out|away|off)(?: of (?:the|this|my|our) ${PHOTO})?${END}`,
    ),
    'remove $<what>',
  ],
  // "I want the kids blurred": no complaint that they are.
  ...[
    ['blurred', 'blur'],
    ['pixelated', 'pixelate'],
  ].map(([participle, verb]): Rewording => [
    wish(
      `(?:i|we)(?: would|['’]?d)? (?:like|love|want|need) (?<what>it|them|every(?:one|body|thing)(?: else)?|${OWNER} (?![^.,;!?]*(?<!\\p{L})(?:less|not|too|so|that|which|is|are) )${NAMED}) ${participle}(?: out)?${END}`,
    ),
    `${verb} $<what>`,
  ]),
  // "Take my uncle out of this picture".
  [
    wish(
      `(?:take|get|edit|cut) (?<what>(?!(?:the|this|that) (?:${PHOTO}|camera|dog|cat|background))(?:my|our|his|her|their|that|those|these) ${NAMED}) out(?: of (?:the|this|that|my|our|it|here)(?: ${PHOTO})?)?${END}`,
    ),
    'remove $<what>',
  ],
  // "Den Mann links bitte weggemacht", but not "ich habe den Mann weggemacht".
  [
    wish(
      `(?<!(?<!\\p{L})(?:wurden?|hat|hab|habe|haben|hast|schon|bereits|ist|sind|war|waren|nicht|worden)(?: [^.,;!?]{0,60})? )(?:weg|raus|heraus)(?:gemacht|retuschiert|geschnitten|genommen|radiert)${END}`,
    ),
    'entfernt',
  ],
  // "Vorrei la macchina tolta", "la macchina a destra tolta".
  [
    wish(
      `(?:vorrei|vorremmo|voglio|vogliamo|mi serve|ci serve) (?<what>(?:il|lo|la|i|gli|le|quell\\p{L}|quest\\p{L}) ${NAMED}) (?:tolt|levat|rimoss|cancellat|eliminat)[oaie]${END}`,
    ),
    'togli $<what>',
  ],
  [
    wish(
      `(?<=^|[.,;!?] ?)(?<what>(?:il|lo|la|i|gli|le|quell\\p{L}|quest\\p{L}) (?!(?:[^.,;!?]+ )?(?:è|sono|ho|ha|hai|abbiamo|hanno|era|erano|stat\\p{L}|già|non)(?!\\p{L}))${NAMED}) (?:tolt|levat)[oaie]${END}`,
    ),
    'togli $<what>',
  ],
  // "Gostaria do fundo tirado", "o homem da esquerda apagado por favor".
  [
    wish(
      `(?:gostaria d|gostava d|preciso d|queria |quero )(?<what>(?:os?|as?) ${NAMED}) (?:tirad|removid|retirad|apagad|eliminad)[oa]s?${END}`,
    ),
    'remover $<what>',
  ],
  [
    wish(
      `(?<=^|[.,;!?] ?)(?<what>(?:os?|as?) (?:homem|mulher|moç[oa]|menin[oa]|senhora?|rapaz|pessoas?|carros?|cachorro|gato|cara) (?:${NAMED} )?(?:esquerda|direita|fundo|atrás|meio|lado) )(?:tirad|apagad)[oa]s?${END}`,
    ),
    'remover $<what>',
  ],
  // "There are tourists behind, haz que desaparezcan".
  [wish(`haz que (?:se vayan|desaparezcan)${END}`), 'quítalos'],
  [wish(`haz que (?:se vaya|desaparezca)${END}`), 'quítalo'],
];
