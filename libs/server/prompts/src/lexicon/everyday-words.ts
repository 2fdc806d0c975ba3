import { folded } from './lexicon.ts';

/**
 * Everyday verbs and nouns that are one letter away from a word of a lexicon with another meaning: "schlafen" is no
 * "Schafen", and "caminhando" no "caminhão". They are never corrected.
 */
export const EVERYDAY_WORDS: ReadonlySet<string> = new Set(
  folded(
    // English
    'satin creep drive swallow string strings tiled tiling growing learning hunting spilling spitting tuck tucks hikes ' +
      'paddling paddled sewed cooked latte moldy ' +
      // German
      'leuchte scharnieren schlüsseln schlüssels rasieren rasiere rasiert ' +
      'rolle linse wolle leder schläfe schläfen lider bäuche ' +
      'schienbeine blase blasen braue brauen schalen figuren einfahrten adern tuche tücher füßen schweißer fegen fliegen ' +
      'kratzen rauchen raucht schieben schiebt schiebe schlafen schnarchen schreien stillen stille tauchen taucht tauchend ' +
      'wandern binde halte biege spiele sticke schlage wecke turne gerecht ' +
      // French
      'joint manique accrocs poêle attendre attends attendant ' +
      'boucher chanter claquer cracher crachez cuisiner cuisinez entrer entrent entrez éteindre éteins éteindant filer garer garez ' +
      'griller loger pêcher pêche pêchent pêchez pendre pleurer pleure pleurent pleurez plonger tient couds bêches plats ' +
      'veille sorts laves allées fou branche branches blocs ' +
      // Spanish
      'coladores cuero camisones palma palmas vena ratones ' +
      'barrer cocinar cocinan contar coser entregar entrega entregan entregando entregado entra escalar reñir corriendo corrido lleva ' +
      'colgado pateado bañando ordenado secado lavando reman siniestra ' +
      // Portuguese
      'corrimãos porão dobra tetos conversar conversa converse conversam ' +
      'conversando cozer cozinhar cozinham gatinhar gatinham passear passar tomar comendo lança lance caminha caminhando caminhado ' +
      'morda virando torça suam assa cálice usado cento focou ' +
      // Italian
      'camino colla seta bere leggere sciare stringere tessere ' +
      'fischia parla senta sente appende',
  ).split(' '),
);
