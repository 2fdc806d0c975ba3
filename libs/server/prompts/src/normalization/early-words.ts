import { WHITE_SKIES } from '../rewordings/light-and-color/white-skies.ts';
import { NORMAL_BACKGROUND } from '../rewordings/exceptions/normal-background.ts';
import { EYE_BAGS, GLASSES_SHINE, WHITE_SKY_TO_SUNSET } from '../rewordings/of-one-language.ts';
import { CUT_IN_HALF } from '../rewordings/crops-and-turns/cut-in-half.ts';
import { LYING } from '../rewordings/crops-and-turns/turned-pictures.ts';
import { PLACED_AFTER } from '../rewordings/people/placed-after.ts';
import { GREETINGS } from '../rewordings/writing/greetings.ts';
import { inPlainerWords, type Rewording } from '../rewordings/rewording.ts';
import { SHARPER_WRITING } from '../rewordings/writing/sharper-writing.ts';
import { AROUND_TEXTS, TEXTS_TO_WRITE } from '../rewordings/writing/texts-to-write.ts';
import { READ_ON_PICTURE } from '../rewordings/writing/read-on-picture.ts';
import { KEPT_ONES } from '../rewordings/exceptions/kept-ones.ts';
import { NEITHER } from '../rewordings/exceptions/neither.ts';
import { SUNSET_KEPT } from '../rewordings/exceptions/sunset-kept.ts';
import { COVERED_OR_BLURRED } from '../rewordings/people/covered-or-blurred.ts';
import { LARGER_LETTERS } from '../rewordings/writing/larger-letters.ts';
import { UNCHANGED_THERE } from '../rewordings/exceptions/unchanged-there.ts';
import { HIDDEN_TOO } from '../rewordings/people/hidden-too.ts';
import { NOT_BLOWN_OUT } from '../rewordings/light-and-color/not-blown-out.ts';
import { VIGNETTES_OFF } from '../rewordings/light-and-color/vignettes-off.ts';
import { BARE_WORDS } from '../rewordings/bare-words.ts';
import { STICKERS_ADDED } from '../rewordings/writing/stickers-added.ts';
import { LIT_CORNERS } from '../rewordings/light-and-color/lit-corners.ts';
import { OVALS } from '../rewordings/crops-and-turns/ovals.ts';
import { CUT_OFF_EDGES } from '../rewordings/crops-and-turns/cut-off-edges.ts';
import { HALVES_IN_GRAY } from '../rewordings/crops-and-turns/halves-in-gray.ts';
import { PIXEL_ART } from '../rewordings/looks/pixel-art.ts';
import { TONED_MONOCHROME } from '../rewordings/light-and-color/toned-monochrome.ts';
import { LIPSTICK_TONES } from '../rewordings/people/lipstick-tones.ts';
import { SHADOWS_UNDER_THINGS } from '../rewordings/light-and-color/shadows-under-things.ts';
import { CLEAR_SKIES } from '../rewordings/light-and-color/clear-skies.ts';
import { OLD_FILMS } from '../rewordings/looks/old-films.ts';
import { CROPPED_ANYWAY } from '../rewordings/backgrounds/cropped-anyway.ts';
import { BLUE_WHITES } from '../rewordings/light-and-color/blue-whites.ts';
import { TO_FOR_TOO } from '../rewordings/faults/to-for-too.ts';
import { TRIMMED_THERE } from '../rewordings/crops-and-turns/trimmed-there.ts';
import { SPLIT_TONES } from '../rewordings/looks/split-tones.ts';
import { UNRECOGNIZED } from '../rewordings/people/unrecognized.ts';
import { GLARE_TONED_DOWN } from '../rewordings/faults/glare-toned-down.ts';
import { SHOULD_BE_COLOR } from '../rewordings/light-and-color/should-be-color.ts';
import { ONLY_SKY_BLUER } from '../rewordings/light-and-color/only-sky-bluer.ts';
import { SHINY_SKIN } from '../rewordings/people/shiny-skin.ts';
import { LIGHTS_OUT } from '../rewordings/light-and-color/lights-out.ts';
import { HOW_LARGE } from '../rewordings/sizes/how-large.ts';
import { HEAD_AND_SHOULDERS } from '../rewordings/crops-and-turns/head-and-shoulders.ts';
import { CUT_BEFORE } from '../rewordings/crops-and-turns/cut-before.ts';
import { KEPT_AND_CHANGED } from '../rewordings/exceptions/kept-and-changed.ts';
import { NAMED_AGAIN } from '../rewordings/exceptions/named-again.ts';
import { ALL_BUT_BACKGROUND } from '../rewordings/exceptions/all-but-background.ts';
import { ONLY_THE_FILE } from '../rewordings/sizes/only-the-file.ts';
import { REDUCED_BY } from '../rewordings/sizes/reduced-by.ts';
import { SLEEVES } from '../rewordings/people/sleeves.ts';
import { BEFORE_CORNERS } from '../rewordings/borders/before-corners.ts';
import { ANY_COLOR_BUT } from '../rewordings/backgrounds/any-color-but.ts';
import { MORE_LIGHT_THERE } from '../rewordings/light-and-color/more-light-there.ts';
import { BENT_LETTERS } from '../rewordings/writing/bent-letters.ts';
import { TURNED_LETTERS } from '../rewordings/writing/turned-letters.ts';
import { PAGES_FITTED } from '../rewordings/sizes/pages-fitted.ts';
import { MAKE_UP_ADDED } from '../rewordings/people/make-up-added.ts';
import { WHITER_EYES } from '../rewordings/people/whiter-eyes.ts';
import { FOR_THE_WEB } from '../rewordings/sizes/for-the-web.ts';
import { BARS_OFF } from '../rewordings/borders/bars-off.ts';
import { SHADOWS_AND_HIGHLIGHTS } from '../rewordings/light-and-color/shadows-and-highlights.ts';
import { COMPLAINED_OF } from '../rewordings/removals/complained-of.ts';
import { OVERSHARPENED } from '../rewordings/sharpness/oversharpened.ts';
import { RECOLORED_ONLY } from '../rewordings/light-and-color/recolored-only.ts';
import { OF_LATEST_RESULT } from '../rewordings/faults/of-latest-result.ts';
import { PLAIN_COMPLAINTS } from '../rewordings/faults/plain-complaints.ts';
import { TONED_PICTURES } from '../rewordings/looks/toned-pictures.ts';
import { TOO_MUCH_COLOR } from '../rewordings/light-and-color/too-much-color.ts';
import { SATURATION_OF_COLORS } from '../rewordings/light-and-color/saturation-of-colors.ts';
import { GREENER_EYES } from '../rewordings/people/greener-eyes.ts';
import { SCANS_SET_STRAIGHT } from '../rewordings/writing/scans-set-straight.ts';
import { HALF_SO } from '../rewordings/light-and-color/half-so.ts';
import { MIDDLE_AND_EDGES } from '../rewordings/light-and-color/middle-and-edges.ts';
import { SELECTIVE_COLORS } from '../rewordings/light-and-color/selective-colors.ts';
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

/** "Copyright Dana Whitlock small, bottom left": the size of the letters is no part of the name. */
const SIZE_BEHIND_NAME: Rewording = [
  /(?<=(?<!\p{L})(?:[Cc]opyright|©|[Ww]atermark|[Ww]asserzeichen|[Mm]arca de agua|[Ff]iligrane|[Mm]arca d['’]água|[Ff]iligrana) ?\p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*)*) (?=(?:small|tiny|big|large|klein|winzig|groß|pequeñ[oa]|chiquit[oa]|grande|petit|petite|pequen[oa]|piccol[oa])(?:\s*,|\s*$))/gu,
  ', ',
];

const EARLY: readonly Rewording[] = [
  ...BARE_WORDS,
  ...PREFERRED_LETTERS,
  SIZE_BEHIND_NAME,
  ...READ_ON_PICTURE,
  ...LIT_CORNERS,
  ...HALF_SO,
  ...MIDDLE_AND_EDGES,
  ...OVALS,
  ...SCANS_SET_STRAIGHT,
  ...TOO_MUCH_COLOR,
  ...SATURATION_OF_COLORS,
  ...GREENER_EYES,
  ...TONED_PICTURES,
  ...PLAIN_COMPLAINTS,
  ...OF_LATEST_RESULT,
  ...RECOLORED_ONLY,
  ...COMPLAINED_OF,
  ...OVERSHARPENED,
  ...TO_FOR_TOO,
  ...TRIMMED_THERE,
  ...SPLIT_TONES,
  ...UNRECOGNIZED,
  ...GLARE_TONED_DOWN,
  ...LIGHTS_OUT,
  ...HOW_LARGE,
  ...HEAD_AND_SHOULDERS,
  ...CUT_BEFORE,
  ...KEPT_AND_CHANGED,
  ...NAMED_AGAIN,
  ...ALL_BUT_BACKGROUND,
  ...ONLY_THE_FILE,
  ...REDUCED_BY,
  ...SLEEVES,
  ...BEFORE_CORNERS,
  ...ANY_COLOR_BUT,
  ...MORE_LIGHT_THERE,
  ...SHOULD_BE_COLOR,
  ...ONLY_SKY_BLUER,
  ...SHINY_SKIN,
  ...PAGES_FITTED,
  ...MAKE_UP_ADDED,
  ...WHITER_EYES,
  ...FOR_THE_WEB,
  ...BARS_OFF,
  ...SHADOWS_AND_HIGHLIGHTS,
  ...OLD_FILMS,
  ...CROPPED_ANYWAY,
  ...BLUE_WHITES,
  ...SHADOWS_UNDER_THINGS,
  ...CLEAR_SKIES,
  ...CUT_OFF_EDGES,
  ...HALVES_IN_GRAY,
  ...PIXEL_ART,
  ...TONED_MONOCHROME,
  ...LIPSTICK_TONES,
  ...SELECTIVE_COLORS,
  ...STICKERS_ADDED,
  ...VIGNETTES_OFF,
  ...NOT_BLOWN_OUT,
  ...HIDDEN_TOO,
  ...LARGER_LETTERS,
  ...UNCHANGED_THERE,
  ...KEPT_ONES,
  ...NEITHER,
  ...SUNSET_KEPT,
  ...COVERED_OR_BLURRED,
  [/(?<!\p{L})nix(?!\p{L})/giu, 'nichts'],
  // "Under the neon": light, and no place of the picture.
  [/(?<=^\s*)sotto (?:i|il|le) (?=(?:neon|luci|luce)(?!\p{L}))/giu, 'con i '],
  ...NO_EFFECTS,
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
  ...CUT_IN_HALF,
  ...GREETINGS,
  ...SHARPER_WRITING,
  ...TEXTS_TO_WRITE,
  ...PLACED_AFTER,
  ...WHITE_SKIES,
  ...NORMAL_BACKGROUND,
  GLASSES_SHINE,
  EYE_BAGS,
  WHITE_SKY_TO_SUNSET,
];

const withTextsTold = inPlainerWords([...TURNED_LETTERS, ...BENT_LETTERS, ...AROUND_TEXTS]);
const inEarly = inPlainerWords(EARLY);

export const inEarlyWords = (prompt: string): string => outsideQuotations(withTextsTold(prompt), inEarly);
