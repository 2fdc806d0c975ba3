import { remembering } from '../memory/remembering.ts';
import { EARLY_WRITING } from '../rewordings/writing/early.ts';
import { EARLY_LIGHT_AND_COLOR } from '../rewordings/light-and-color/early.ts';
import { EARLY_CROPS_AND_TURNS } from '../rewordings/crops-and-turns/early.ts';
import { EARLY_PEOPLE } from '../rewordings/people/early.ts';
import { EARLY_LOOKS } from '../rewordings/looks/early.ts';
import { EARLY_FAULTS } from '../rewordings/faults/early.ts';
import { EARLY_REMOVALS } from '../rewordings/removals/early.ts';
import { EARLY_SHARPNESS } from '../rewordings/sharpness/early.ts';
import { EARLY_SIZES } from '../rewordings/sizes/early.ts';
import { EARLY_EXCEPTIONS } from '../rewordings/exceptions/early.ts';
import { EARLY_BORDERS } from '../rewordings/borders/early.ts';
import { EARLY_BACKGROUNDS } from '../rewordings/backgrounds/early.ts';
import {
  DINER,
  EYE_BAGS,
  GLASS_MIRRORS,
  GLASSES_SHINE,
  OTHERWISE_REFUSED,
  WHITE_SKY_TO_SUNSET,
} from '../rewordings/of-one-language.ts';
import { inPlainerWords, type Rewording } from '../rewordings/rewording.ts';
import { AROUND_TEXTS } from '../rewordings/writing/texts-to-write.ts';
import { BARE_WORDS } from '../rewordings/bare-words.ts';
import { ONLY_THEM } from '../rewordings/only-them.ts';
import { DREAMED_OF } from '../rewordings/dreamed-of.ts';
import { NOT_FORGOTTEN } from '../rewordings/not-forgotten.ts';
import { SPOKEN_GERMAN } from '../rewordings/spoken-german.ts';
import { COLORS_BEHIND_TEXTS } from '../rewordings/writing/colors-behind-texts.ts';
import { COLORS_OF_BRANDS } from '../rewordings/writing/colors-of-brands.ts';
import { BEHIND_LETTERS } from '../rewordings/writing/behind-letters.ts';
import { QUOTED_NOT_TOO_LARGE } from '../rewordings/writing/letters-not-too-large.ts';
import { BENT_LETTERS } from '../rewordings/writing/bent-letters.ts';
import { SLANTED_CAPITALS } from '../rewordings/writing/slanted-capitals.ts';
import { SLANTED_LETTERS } from '../rewordings/writing/slanted-letters.ts';
import { TURNED_LETTERS } from '../rewordings/writing/turned-letters.ts';
import { outsideQuotations } from '../words/quotations.ts';
import { MERE_QUESTIONS } from './mere-questions.ts';

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

/** "Frohe Ostern, am besten geschwungen": how the letters shall look is no part of the text. */
const PREFERRED_LETTERS: readonly Rewording[] = (
  [
    [
      '(?:preferably|ideally|if possible|maybe) (?:in )?(?:an? )?(?:nice )?(?:cursive|script|handwritten|handwriting)(?: (?:font|letters|lettering))?',
      ', in a script font',
    ],
    [
      '(?:am besten|gerne?|möglichst|vielleicht) (?:(?:in|mit) )?(?:(?:einer )?(?:geschwungen\\p{L}*|schreibschrift|handschrift|kursiv|verschnörkelt)(?: (?:schrift|buchstaben))?)',
      ', kursiv',
    ],
    [
      '(?:mejor|de preferencia|preferiblemente|si puede ser) (?:en )?(?:letra )?(?:cursiva|manuscrita)',
      ', en letra cursiva',
    ],
    [
      '(?:de préférence|si possible|plutôt) (?:en )?(?:écriture )?(?:cursive|manuscrite)',
      ', en écriture cursive',
    ],
    [
      '(?:de preferência|se der|se possível) (?:em )?(?:letra )?(?:cursiva|manuscrita|de mão)',
      ', em letra cursiva',
    ],
    [
      '(?:preferibilmente|meglio se|se possibile|possibilmente) (?:in )?(?:corsivo|calligrafia)',
      ', in corsivo',
    ],
  ] as const
).map(([said, plainer]) => [new RegExp(`(?<=\\S),? ${said}(?=\\s*(?:[,.;!?]|$))`, 'giu'), plainer]);

/** "No filter, no effects, just take the noise out": before a wish, what nobody adds. */
const NO_EFFECTS: readonly Rewording[] = [
  '(?:no|without|without any) (?:(?:filters?|effects?|fancy stuff)(?:,? (?:no|or|and) )?)+',
  '(?:keine?|ohne) (?:(?:filter|effekte?)(?:,? (?:keine?|und|oder) )?)+',
  '(?:sin|nada de) (?:(?:filtros?|efectos?)(?:,? (?:sin|ni|y|nada de) )?)+',
  "(?:pas|sans) (?:d['’]|de )?(?:(?:filtres?|effets?)(?:,? (?:pas de |pas d['’]|ni |sans |et ))?)+",
  '(?:sem|nada de) (?:(?:filtros?|efeitos?)(?:,? (?:sem|nem|e) )?)+',
  '(?:senza|niente) (?:(?:filtri|filtro|effetti|effetto)(?:,? (?:senza|né|e|niente) )?)+',
].map((said) => [new RegExp(`^\\s*${said}\\s*[,;.:] (?=\\S)`, 'iu'), '']);

/** "Nothing else" alone asks for nothing. */
const NOTHING_MORE: Rewording = [
  /^\s*(?:nothing (?:else|more)|(?:sonst|mehr) nichts?|mehr nicht|nada más|rien (?:d['’]autre|de plus)|nada mais|nient['’ ]?altro)[\s.!]*$/iu,
  '',
];

/** "Copyright Dana Whitlock small, bottom left": the size of the letters is no part of the name. */
const SIZE_BEHIND_NAME: Rewording = [
  /(?<=(?<!\p{L})(?:[Cc]opyright|©|[Ww]atermark|[Ww]asserzeichen|[Mm]arca de agua|[Ff]iligrane|[Mm]arca d['’]água|[Ff]iligrana) ?\p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*)*) (?=(?:small|tiny|big|large|klein|winzig|groß|pequeñ[oa]|chiquit[oa]|grande|petit|petite|pequen[oa]|piccol[oa])(?:\s*,|\s*$))/gu,
  ', ',
];

const EARLY: readonly Rewording[] = [
  ...SPOKEN_GERMAN,
  ...MERE_QUESTIONS,
  ...BARE_WORDS,
  ...NOT_FORGOTTEN,
  ...DREAMED_OF,
  ...ONLY_THEM,
  ...PREFERRED_LETTERS,
  SIZE_BEHIND_NAME,
  ...EARLY_WRITING,
  ...EARLY_LIGHT_AND_COLOR,
  ...EARLY_CROPS_AND_TURNS,
  ...EARLY_PEOPLE,
  ...EARLY_LOOKS,
  ...EARLY_FAULTS,
  ...EARLY_REMOVALS,
  ...EARLY_SHARPNESS,
  ...EARLY_SIZES,
  ...EARLY_EXCEPTIONS,
  ...EARLY_BORDERS,
  ...EARLY_BACKGROUNDS,
  // "Under the neon": light, and no place of the picture.
  [/(?<=^\s*)sotto (?:i|il|le) (?=(?:neon|luci|luce)(?!\p{L}))/giu, 'con i '],
  ...NO_EFFECTS,
  NOTHING_MORE,
  LINES_OF_JOKES,
  CAPTION_STRIP,
  WHERE_NOTHING_IS_HIDDEN,
  GLASSES_SHINE,
  GLASS_MIRRORS,
  EYE_BAGS,
  OTHERWISE_REFUSED,
  DINER,
  WHITE_SKY_TO_SUNSET,
];

const withTextsTold = inPlainerWords([
  ...QUOTED_NOT_TOO_LARGE,
  ...SLANTED_CAPITALS,
  ...TURNED_LETTERS,
  ...SLANTED_LETTERS,
  ...BENT_LETTERS,
  ...BEHIND_LETTERS,
  ...AROUND_TEXTS,
  ...COLORS_BEHIND_TEXTS,
  ...COLORS_OF_BRANDS,
]);
const inEarly = inPlainerWords(EARLY);

export const inEarlyWords = remembering((prompt: string): string =>
  outsideQuotations(withTextsTold(prompt), inEarly),
);
