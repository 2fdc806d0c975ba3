import { COLOR_WORD } from '../../words/color-words.ts';
import { END } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/* "Make only her dress green": a thing gets another color, which changes nothing else anyway. */

/** "Emerald green", "smaragdgrün". */
const SHADE = `(?:(?:(?:emerald|forest|bottle|light|dark|navy|sky|royal|baby|lime|mint|olive|bright|deep|hot) )?${COLOR_WORD}|\\p{L}{3,}(?:grün|blau|rot|gelb|grau|braun))`;
const NOUN = '\\p{L}+(?: (?:von|of|de|du|della|del|di|da|do) (?:\\p{L}+ )?\\p{L}+)?';
/** At the beginning of a sentence. */
const START = '(?<=(?:^|[.;!?])\\s*(?:please |bitte |por favor |per favore )?)';

export const RECOLORED_ONLY: readonly Rewording[] = (
  [
    [
      `(?:make|paint|color|colour|turn) (?:just|only) (?<thing>(?:the|her|his|my|their|that) ${NOUN}) (?<color>${SHADE})`,
      'make $<thing> $<color>',
    ],
    [
      `change (?:just|only) the colou?r of (?<thing>(?:the|her|his|my|their|that) ${NOUN}) to (?<color>${SHADE})`,
      'make $<thing> $<color>',
    ],
    [
      `(?:mach(?:e)? |färb(?:e)? )?nur (?<thing>(?:das|die|den|der|ihr|sein|mein|ihre|seine|meine) \\p{Lu}\\p{L}+) (?:in )?(?<color>${SHADE})(?: (?:machen|färben))?`,
      'mach $<thing> $<color>',
    ],
    [
      `(?<thing>(?:das|die|den|der) (?:kleid|hemd|shirt|jacke|hose|rock|bluse|mantel|auto|sofa)) (?<color>${SHADE})`,
      'mach $<thing> $<color>',
    ],
    [
      `(?:pon |haz |pinta )?sol[oa] (?<thing>(?:el|la|su|mi) ${NOUN}) (?:en|de) (?<color>${SHADE}(?: \\p{L}+)?)`,
      '$<thing> en $<color>',
    ],
    [
      `(?:mets |rends )?(?:seulement|juste|uniquement) (?<thing>(?:la|le|sa|son|ma|mon) ${NOUN}) en (?<color>${SHADE}(?: \\p{L}+)?)`,
      'mets $<thing> en $<color>',
    ],
    [
      `(?:pinta )?(?:só|apenas) (?<thing>(?:o|a) ${NOUN}) (?:em|de) (?<color>${SHADE}(?: \\p{L}+)?)`,
      'deixa $<thing> $<color>',
    ],
    [
      `(?:fai |metti |colora )?solo (?<thing>(?:il|la|lo) ${NOUN}) (?:in|di) (?<color>${SHADE}(?: \\p{L}+)?)`,
      'fai $<thing> $<color>',
    ],
  ] as const
).map(([said, plainer]) => [new RegExp(`${START}${said}${END}`, 'giu'), plainer]);
