import type { Rewording } from '../rewording.ts';

/*
 * What is said to be enough beside a wish: “brighten it, the stones are sparkly enough” asks for no sparkle. Whoever
 * says that something is not enough asks for it.
 */

const SUBJECTS = {
  en: "(?:\\p{L}+ (?:is|are) |(?:it|this|that|they|he|she|everything|(?:the|my|our|his|her|their) \\p{L}+(?: \\p{L}+)?)(?:['’]s|['’]re| is| are| looks?) )?",
  de: '(?:(?:es|das|sie|er|(?:der|die|das|mein\\p{L}*|sein\\p{L}*|ihr\\p{L}*) \\p{L}+) )?(?:ist |sind )',
  es: '(?:(?:el|la|los|las|mi|su) \\p{L}+ )?ya (?:está|es|están|son) ',
  fr: "(?:(?:c['’]|(?:il|elle|ils|elles|(?:le|la|les|mon|ma) \\p{L}+) |l['’]\\p{L}+ )(?:est|sont) )(?:déjà )?",
  pt: '(?:(?:o|a|os|as|meu|minha) \\p{L}+ )?já (?:está|é|estão|são) ',
  it: "(?:(?:il|la|lo|i|le|gli) \\p{L}+ |l['’]\\p{L}+ )?(?:è|sono) già ",
};
const ENOUGH = {
  en: '(?:already |quite |plenty )*(?!(?:not|never|barely|hardly|nearly|isnt|arent|just|only)(?!\\p{L}))\\p{L}+ enough(?: (?:already|as (?:it is|they are)|for me))?',
  de: '(?:(?:schon|ja|doch|bereits) )*(?!(?:nicht|kaum|noch|nie)(?!\\p{L}))\\p{L}+ genug',
  es: '(?:bastante|suficientemente|lo bastante) \\p{L}+',
  fr: '(?:assez|suffisamment) \\p{L}+(?: comme ça)?',
  pt: '(?:bastante|bem|suficientemente) \\p{L}+(?: o suficiente)?',
  it: '(?:abbastanza|sufficientemente) \\p{L}+(?: così)?',
};
const BECAUSE =
  '(?:(?:because|since|as|and|und|weil|denn|y|porque|et|car|e|perché|but|aber|pero|mais|mas|ma) )?';

const said = (['en', 'de', 'es', 'fr', 'pt', 'it'] as const)
  .map((language) => SUBJECTS[language] + ENOUGH[language])
  .join('|');

export const FINE_ALREADY: readonly Rewording[] = [
  [new RegExp(`(?<=\\p{L}\\s*)[,;.] ?${BECAUSE}(?:${said})(?=\\s*(?:[,.;!]|$))`, 'giu'), ''],
  [new RegExp(`^\\s*(?:${said})\\s*[,;.] ?(?=\\p{L})`, 'giu'), ''],
];
