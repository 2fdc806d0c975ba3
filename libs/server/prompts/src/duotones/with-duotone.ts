import type { NamedColor } from '@safelight/operations';
import { says } from '../clauses/clauses.ts';
import { valueIn } from '../clauses/reading.ts';
import { VERBS } from '../lexicon/concepts.ts';
import { namedColor } from '../named-color.ts';
import { inOrder, type PlannedStep, type PromptReading } from '../prompt-reading.ts';
import { COLOR_WORD } from '../words/color-words.ts';
import { withoutLooseJoints } from '../words/loose-joints.ts';
import { withHoles } from '../words/quotations.ts';
import { wordsOf, type Word } from '../words/words.ts';

/*
 * A duotone with both of its colors: “rendi la foto un duotone blu e oro”. These colors are of nothing else in the prompt, so the
 * duotone is taken out of it, and only the rest is read.
 */

const NAME =
  '(?:(?:duo-?|bi)tono?|duo-?tone?[ns]?|duotón|two[- ](?:tone|colou?r)(?:ed)?|(?:only |just )?two colou?rs(?: only)?|(?:nur )?zwei farben|zweifarbig(?:e[nrs]?)?|zweiton|bi[ck]olou?r|bicolore|bicrom[ií]a|bichromie|(?:seulement )?deux (?:tons|couleurs)|(?:s[oó]lo )?dos (?:tonos|colores)|dois tons|(?:só |apenas )?duas cores|(?:solo )?due (?:toni|colori))';
const LOOK = '(?:effe[ck]t|efecto|effet|efeito|effetto|look|style|filter|print|picture|photo|image)';
const SHADE =
  '(?:light|dark|deep|bright|pale|pastel|hot|neon|electric|royal|hell|dunkel|clar[oa]|oscur[oa]|escur[oa]|clair|foncé|fluo|nuit|chiar[oa]|scur[oa])';
const COLOR = `(?:${SHADE}[ -]?)?(?:#[\\da-f]{6}|#[\\da-f]{3}|${COLOR_WORD}|rosas|pinke?[nrs]?|teal|cyan|magenta|violett?|lavender|cream|mint|golden|oro|or|dorad[oa]s?|dourad[oa]s?|dorat[oaie]|dorée?s?|azzurr[oaie]|celesti?e?|cr[eè]m[ea]|fu[cs]hsia)(?: ${SHADE})?`;
const AND =
  "(?: ?[,/+&-] ?| (?:(?:and|und|y|et|e|with|mit|con|avec|com|to) )?)(?:the |du |de la |de l[’']|del |da )?";
const THE = "(?:the|den|die|las?|los|les|le|l[’']|[ao]s|n[ao]s|nelle|nei|alle) ";
const DARKS = '(?:shadows|darks|schatten|tiefen|sombras|ombres|ombre)';
const LIGHTS =
  '(?:highlights|lights|(?:spitz)?lichtern?|(?:altas )?luces|(?:hautes )?lumières|(?:altas )?luzes|(?:alte )?luci)';
const PLACE = `(?:(?:in|for|für|en|dans|em|per) )?(?:${THE})?`;
const COLORS = `(?<one>${COLOR})(?: ${PLACE}${DARKS})?${AND}(?<two>${COLOR})(?: ${PLACE}${LIGHTS})?`;
const IN =
  '(?:[.:]| ?[,;-])? ?(?:(?:in|with|of|from|using|aus|mit|en|con|de|avec|em|com|di) (?:the colou?rs |den farben )?)?';
/** Not what is wrong with the picture: “no blue shadows and yellow highlights”, “remove the blue shadows …”. */
const WISHED =
  '(?<!(?<!\\p{L})(?:no|not|less|too|without|against|remove|fix|correct|reduce|neutralize|keine?|weniger|zu|ohne|gegen|entferne|sin|quita|menos|sans|enlève|moins|sem|tira|senza|togli|meno)(?: (?:the|these|those|die|las?|los|les|as|le))? )';
const SPLIT = '(?:split[- ]?ton(?:e|ing|ed)(?: (?:it|with|in))*[:,]? |(?:push|shift|pull) )?';
const BE =
  '(?:(?:in|to|into|towards?|ins|en|em|werden|should be|hacia(?: el)?|vers(?: le)?|para o|verso(?: il)?) )?';
const BEFORE = '(?<before>[^.,;:!?\\n]*?)(?<!\\p{L})(?:an? |eine?[nr]? |una? |une |um |uma |the )?';
/** “Make everything red and black”, “just red and black”. */
const ALL =
  "(?:(?:make|turn|i want|have) (?:it all|everything|all of it|the whole (?:thing|photo|picture)) (?:in |into )?|(?<=^|[.;] ?)(?:(?:just|only|all) (?:in )?|(?:alles )?nur (?:in )?|(?:todo )?s[oó]lo (?:en )?|(?:tout en|(?:rien qu[’']|seulement )en) |(?:tudo em|(?:só|apenas) (?:em )?) ?|(?:tutto in|(?:solo|soltanto) (?:in )?) ?))";
/** What follows a color that belongs to something else: “duotone pink and blue background”. */
const END = '(?!\\p{L}| (?:\\p{L}+ )?(?:background|border|frame|text|letters|hintergrund|rand))';

const before = (color: string, tones: string): string => `(?<${color}>${COLOR}) ${PLACE}${tones}`;
const behind = (color: string, tones: string): string => `(?:${THE})?${tones} ${BE}(?<${color}>${COLOR})`;
/** “Blue shadows and pink highlights”, “lights pink, shadows blue”. */
const SPLIT_TONES = [before, behind].flatMap((toned) => {
  const shadows = toned('one', DARKS);
  const lights = toned('two', LIGHTS);
  return [`${shadows}${AND}${lights}`, `${lights}${AND}${shadows}`];
});

interface Form {
  readonly pattern: RegExp;
  readonly strength: number;
}
const formOf = (form: string, strength: number): Form => ({
  pattern: new RegExp(`${BEFORE}${form}`, 'iu'),
  strength,
});
const FORMS: readonly Form[] = [
  formOf(`${NAME}(?: ${LOOK})?${IN}${COLORS}${END}`, 1),
  formOf(`${COLORS},?[ -]${NAME}(?: ${LOOK})?(?!\\p{L})`, 1),
  formOf(`(?<!\\p{L})${ALL}${COLORS}${END}(?=\\s*(?:[,.;!?]|$))`, 1),
  // Split toning leaves half of the colors that were there.
  ...SPLIT_TONES.map((form) => formOf(`${WISHED}${SPLIT}${form}(?!\\p{L})`, 0.5)),
];

/** Two of these are black and white. */
const GRAYS: readonly string[] = ['black', 'white', 'gray'];
const BLUES: readonly string[] = ['blue', 'teal', 'cyan'];
/** Blue and orange are the colors of a look of its own. */
const isTealAndOrange = (names: readonly string[]): boolean =>
  names.includes('orange') && names.some((name) => BLUES.includes(name));

const stepIn = (
  [color, second]: readonly (NamedColor | undefined)[],
  strength: number,
): PlannedStep | null => {
  if (color === undefined || second === undefined) return null;
  if ([color, second].every(({ name }) => GRAYS.includes(name))) return null;
  if (isTealAndOrange([color.name, second.name]))
    return { operation: 'teal-and-orange', strength: 1, options: {} };
  return {
    operation: 'sepia',
    strength,
    options: { color: color.hex, name: color.name, second: second.hex, secondName: second.name },
  };
};

/** True for the words of a wish that only lead to the duotone: “turn the photo into a”. */
const leads = (word: Word): boolean =>
  says(word, 'filler', 'article', 'picture', 'make', 'add', 'this', 'convert-format');

interface Duotone {
  readonly step: PlannedStep;
  /** The prompt without it. Empty if nothing else is in it. */
  readonly rest: string;
}

/** The duotone in a prompt. Null if there is none, or if not both of its colors are said. */
export const duotoneIn = (prompt: string): Duotone | null => {
  const [holed, filled] = withHoles(prompt);
  const form = FORMS.find(({ pattern }) => pattern.test(holed));
  const found = form?.pattern.exec(holed);
  if (form === undefined || !found?.groups) return null;
  const { before = '', one = '', two = '' } = found.groups;
  const step = stepIn([namedColor(one), namedColor(two)], form.strength);
  if (step === null) return null;
  const words = wordsOf(before).words;
  // “Make the car two-tone, red and white”.
  if (words.some((word) => valueIn(word, 'thing') !== null)) return null;
  const kept = words.every(leads) ? '' : before;
  const rest = holed.slice(0, found.index) + kept + holed.slice(found.index + found[0].length);
  return { step, rest: filled(withoutLooseJoints(rest)) };
};

const FOR = /^(?:for|like|für|wie|para|pra|como|pour|comme|per|come)(?!\p{L})/iu;
/** True for what the picture is for or like, and for nothing else: “for a gig poster”, “like Spotify”. */
const isPurpose = (text: string): boolean =>
  FOR.test(text) && !/[.,;:!?]/u.test(text) && !wordsOf(text).words.some((word) => says(word, ...VERBS));

/** The reading of a duotone and of what `read` reads of the rest of the prompt. */
export const withDuotone = (
  { step, rest }: Duotone,
  read: (rest: string) => PromptReading,
): PromptReading => {
  const isAll = !/[\p{L}\d\u{FFFC}]/u.test(rest) || isPurpose(rest);
  const reading = isAll ? { steps: [], notPossible: [], hints: [] } : read(rest);
  const others = reading.steps.filter(({ operation }) => operation !== step.operation);
  return { ...reading, steps: inOrder([step, ...others]) };
};
