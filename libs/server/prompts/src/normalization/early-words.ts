import { WHITE_SKIES } from '../rewordings/light-and-color/white-skies.ts';
import { NORMAL_BACKGROUND } from '../rewordings/exceptions/normal-background.ts';
import { GLASSES_SHINE } from '../rewordings/of-one-language.ts';
import { LYING } from '../rewordings/crops-and-turns/turned-pictures.ts';
import { PLACED_AFTER } from '../rewordings/people/placed-after.ts';
import { GREETINGS } from '../rewordings/writing/greetings.ts';
import { inPlainerWords, type Rewording } from '../rewordings/rewording.ts';
import { SHARPER_WRITING } from '../rewordings/writing/sharper-writing.ts';
import { AROUND_TEXTS, TEXTS_TO_WRITE } from '../rewordings/writing/texts-to-write.ts';
import { PRINT_READY } from '../rewordings/sizes/print-sizes.ts';
import { PRINT_QUALITY, REFUSED_ABOVE, TOO_BIG_FOR_SITES } from '../rewordings/sizes/whole-sizes.ts';
import { WRITTEN_PAGES } from '../rewordings/writing/written-pages.ts';
import { SEEN_IN_COLOR } from '../rewordings/light-and-color/seen-in-color.ts';
import { outsideQuotations } from '../words/quotations.ts';

/*
 * Turns of phrase that are put in plainer words before a text is looked for and before remarks are left out, because both
 * would take a part of them away: "print quality" is no text to print, and "the form says" belongs to what it says.
 */

/** "Somewhere it doesn't cover his face": what a text must not hide says nothing of the text. */
const WHERE_NOTHING_IS_HIDDEN: Rewording = [
  /,? (?:(?:somewhere|anywhere|where) (?:where )?it (?:doesn['’]?t|does not|won['’]?t) (?:cover|hide|block)|(?:irgendwo, )?wo (?:es|er|das) (?:ihn|sie|es|nichts|das gesicht|niemanden) nicht (?:verdeckt|überdeckt)|donde no (?:le |lo |la |me |nos )?(?:tape|cubra|moleste)|(?:là )?où (?:ça|il|elle) ne (?:le |la |me |nous )?(?:cache|couvre) pas|onde não (?:o |a |me |nos )?(?:tape|cubra|atrapalhe)|dove non (?:lo |la |mi |ci )?(?:copre|copra|disturba))(?: (?:\p{L}+)){0,4}(?=\s*(?:[,.;!?]|$))/giu,
  '',
];

/** "TOP TEXT: hello": the names of the lines of a picture with a joke, and no part of them. */
const LINES_OF_JOKES: Rewording = [
  /(?<!\p{L})(?:TOP|BOTTOM) TEXT ?: ?/gu,
  (name) => `${String(name).toLowerCase()} `.replace(/ +/gu, ' '),
];

/** "A caption strip beneath: Harvest Supper": a strip for a text, which stands at the bottom. */
const CAPTION_STRIP: Rewording = [
  /(?<=(?:^|[.!?;,])\s*)(?:(?:add|put|with) )?(?:an? )?(?:caption|title|text) (?:strip|bar|band|line) (?:beneath|below|underneath|under (?:it|the (?:photo|picture))|at the bottom):? ?(?=\S)/giu,
  'caption at the bottom: ',
];

const EARLY: readonly Rewording[] = [
  LINES_OF_JOKES,
  CAPTION_STRIP,
  WHERE_NOTHING_IS_HIDDEN,
  ...SEEN_IN_COLOR,
  ...PRINT_QUALITY,
  ...PRINT_READY,
  ...TOO_BIG_FOR_SITES,
  ...REFUSED_ABOVE,
  ...WRITTEN_PAGES,
  ...LYING,
  ...GREETINGS,
  ...SHARPER_WRITING,
  ...TEXTS_TO_WRITE,
  ...PLACED_AFTER,
  ...WHITE_SKIES,
  ...NORMAL_BACKGROUND,
  GLASSES_SHINE,
];

export const inEarlyWords = (prompt: string): string =>
  outsideQuotations(inPlainerWords(prompt, AROUND_TEXTS), (part) => inPlainerWords(part, EARLY));
