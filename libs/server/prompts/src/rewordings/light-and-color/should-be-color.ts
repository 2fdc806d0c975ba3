import { COLOR_WORD } from '../../words/color-words.ts';
import { endOfWish } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/* "The couch shouldn't be purple, it's grey in real life": the thing gets its true color. */

const THING = '(?<thing>\\p{L}+(?: \\p{L}+)?)';
const SHADE = `(?:(?:light|dark|bright|deep|navy|royal|hell|dunkel)[- ]?)?${COLOR_WORD}(?: (?:claro|oscuro|clair|foncé|escuro|chiaro|scuro))?`;
const COLOR = `(?<color>${SHADE})`;

export const SHOULD_BE_COLOR: readonly Rewording[] = [
  [
    endOfWish(
      `(?:the |my |our )${THING} (?:shouldn[’']?t|should not|isn[’']?t supposed to) (?:be|look) (?:so )?${SHADE}[,;.] ?(?:it(?:[’']s| is| was|s)|they(?:[’']re| are)) ${COLOR} (?:in (?:real life|reality)|really|actually)`,
    ),
    'make the $<thing> $<color>',
  ],
  [
    endOfWish(
      `(?:das|der|die|mein|meine|unser|unsere) ${THING} (?:sollte?|dürfte) nicht (?:so )?${SHADE} sein[,;.] ?(?:es|er|sie) (?:ist|war) (?:in echt|in wirklichkeit|eigentlich) ${COLOR}`,
    ),
    'mach das $<thing> $<color>',
  ],
  [
    endOfWish(
      `(?:el|la|mi) ${THING} no (?:debería ser|es) ${SHADE}[,;.] ?(?:es|en realidad es) ${COLOR}(?: en (?:la vida real|realidad))?`,
    ),
    'haz el $<thing> $<color>',
  ],
  [
    endOfWish(
      `(?:le |la |mon |ma |l[’'])${THING} ne (?:devrait|doit) pas être ${SHADE}[,;.] ?(?:il|elle) est ${COLOR} (?:en vrai|en réalité)`,
    ),
    'rends le $<thing> $<color>',
  ],
  [
    endOfWish(
      `(?:o|a|meu|minha) ${THING} não (?:devia|deveria) ser ${SHADE}[,;.] ?(?:é|ele é|ela é) ${COLOR} (?:na vida real|na real|na verdade)`,
    ),
    'deixa o $<thing> $<color>',
  ],
  [
    endOfWish(
      `(?:il |la |lo |l[’']|il mio |la mia )${THING} non (?:dovrebbe|deve) essere ${SHADE}[,;.] ?(?:è|nella realtà è) ${COLOR}(?: (?:nella realtà|dal vivo|in realtà))?`,
    ),
    'rendi il $<thing> $<color>',
  ],
  // "The trousers are dark blue, not black".
  [
    endOfWish(
      `(?:the |my |our |his |her )${THING} (?:is|are) (?:actually |really )?${COLOR}(?: in (?:real life|reality))?,? (?:and )?not (?:at all )?${SHADE}`,
    ),
    'make the $<thing> $<color>',
  ],
  [
    endOfWish(
      `(?<the>das|der|die|mein|meine) (?<thing>\\p{Lu}\\p{L}+) (?:ist|sind) (?:in echt |in wirklichkeit |eigentlich )?${COLOR}(?: in echt)?,? (?:und )?nicht ${SHADE}(?:[,;.] ?kannst du das (?:anpassen|ändern|korrigieren)\\??)?`,
    ),
    'mach $<the> $<thing> $<color>',
  ],
  [
    endOfWish(`(?:la|ma|mon|le) ${THING} est (?:en vrai )?${COLOR},? (?:et )?pas ${SHADE}`),
    'rends la $<thing> $<color>',
  ],
];
