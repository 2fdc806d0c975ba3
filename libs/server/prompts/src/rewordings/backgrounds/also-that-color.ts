import { COLOR_WORD } from '../../words/color-words.ts';
import type { Rewording } from '../rewording.ts';

/*
 * "I wear a white shirt and the background is white too": why something is wished, and no wish for that background. "Make
 * the shirt white and the background white too" is one.
 */

const WORN = [
  `(?:i['’]?m|i am|she['’]?s|he['’]?s) wearing (?:an? )?${COLOR_WORD} \\p{L}+|(?:i|he|she) (?:wears?|wore|have|has) (?:an? )?${COLOR_WORD} \\p{L}+(?: on)?|(?:my|the|his|her) \\p{L}+ (?:is|was) ${COLOR_WORD}`,
  `(?:ich |er |sie )?(?:trage|trägt|hab(?:e)?|hat) (?:ein(?:e|en)? )?${COLOR_WORD} \\p{L}+(?: an)?|(?:mein|meine|das|der|die|sein|ihr)e? \\p{L}+ ist ${COLOR_WORD}`,
  `(?:llevo|lleva|tengo|tiene|visto) (?:una? )?\\p{L}+ ${COLOR_WORD}|(?:mi|la|el|su) \\p{L}+ es ${COLOR_WORD}`,
  `(?:je porte|elle porte|il porte|j['’]ai|elle a|il a) (?:une? )?\\p{L}+ ${COLOR_WORD}|(?:ma|mon|la|le|sa|son) \\p{L}+ est ${COLOR_WORD}`,
  `(?:(?:eu )?(?:estou|tô|to) (?:de|com)|(?:eu )?uso|visto|ela está de|ele está de) (?:uma? )?\\p{L}+ ${COLOR_WORD}|(?:minha|meu|a|o) \\p{L}+ é ${COLOR_WORD}`,
  `(?:indosso|porto|ho|indossa) (?:una? )?\\p{L}+ ${COLOR_WORD}|(?:la|il|la mia|il mio) \\p{L}+ è ${COLOR_WORD}`,
].join('|');
const AND = ',? (?:and|und|y|et|e) ';
const BACKGROUND = [
  `(?:the )?(?:background|bg) (?:is |was )?(?:also |too )?${COLOR_WORD}(?: (?:too|also|as well))?`,
  `(?:der )?hintergrund (?:ist )?(?:auch |ebenfalls )?${COLOR_WORD}`,
  `(?:el )?fondo (?:también )?(?:es )?(?:también )?${COLOR_WORD}(?: también)?`,
  `(?:le )?fond (?:est )?(?:aussi )?${COLOR_WORD}(?: aussi)?`,
  `(?:o )?fundo (?:também )?(?:é )?(?:também )?${COLOR_WORD}(?: também)?`,
  `(?:lo )?sfondo (?:è )?(?:anche |pure )?${COLOR_WORD}(?: anche| pure)?`,
].join('|');
const SO =
  '(?:,? (?:so|and|also|deshalb|und|así que|entonces|y|donc|et|então|aí|e|quindi|così)(?: that)? (?:i|he|she|it|ich|man|me|je|on|eu|mi|si) ?[^.,;!?]{3,30})?';

/** What is told before the wish, or instead of one. */
export const ALSO_THAT_COLOR: readonly Rewording[] = [
  [new RegExp(`(?<=^|[.!?] ?)(?:${WORN})${AND}(?:${BACKGROUND})${SO}[.,;!?]+ *(?=\\p{L})`, 'giu'), ''],
  [new RegExp(`^(?<worn>${WORN})${AND}(?:${BACKGROUND})${SO}[.!?\\s]*$`, 'giu'), '$<worn>'],
];
