import { quote, unquoted, type PromptReading } from '../prompt-reading.ts';
import { COLOR_WORD } from '../words/color-words.ts';

/*
 * “Blue shadows and pink highlights”: a toning in two colors, of which only blue and orange are a look. Any other is told as not
 * done.
 */

const SHADOWS =
  '(?:(?:the |die |in (?:the|den) |las? |les |as |le )?(?:shadows?|schatten|tiefen|sombras|ombres?|ombre))';
const LIGHTS =
  '(?:(?:the |die |in (?:the|den) |las? |les |as |le )?(?:highlights?|lights|spitzlichter|lichter|(?:altas )?luces(?: altas)?|(?:hautes )?lumières|(?:altas )?luzes|(?:alte )?luci))';
const INTO = '(?: (?:in(?:to|s| die)?|to|zu|ins|en|al?|hacia|vers le|em|para|verso il|nel))?';
const COLOR = `(?:${COLOR_WORD}|blaue?s?|pinke?s?|pink|teal|cyan|magenta|lila|lilas|fucsia|rosa|roses?|rosas|azules|bleutée?s?|violette?s?)`;
const AND = ',?(?: (?:and|und|y|et|e|con|mit|with))? ';
const toned = (tones: string): string => `(?:${tones}${INTO} ${COLOR}|${COLOR} ${tones})`;
const SPLIT = new RegExp(
  `(?<!\\p{L})(?:${toned(SHADOWS)}${AND}${toned(LIGHTS)}|${toned(LIGHTS)}${AND}${toned(SHADOWS)})(?!\\p{L})`,
  'iu',
);
/** The look that there is has lights in one of these colors. */
const WARM =
  /(?<!\p{L})(?:orange|golden|gelb|yellow|naranja|doré|oro|laranja|arancion|giall|amarel|amarill|jaune)/iu;

/** The reading without the look that has other colors than the toning that was asked for, which it says is not done. */
export const withSplitTonesUndone = (reading: PromptReading, prompt: string): PromptReading => {
  const told = SPLIT.exec(prompt)?.[0];
  if (told === undefined || WARM.test(told)) return reading;
  const steps = reading.steps.filter(({ operation }) => operation !== 'teal-and-orange');
  const others = reading.notPossible.filter(
    (one) => !told.toLowerCase().includes(unquoted(one).toLowerCase()),
  );
  const isTold = others.some((one) => unquoted(one).toLowerCase().includes(told.toLowerCase()));
  const isDone = steps.some(({ options }) => 'second' in options);
  if (isDone) return reading;
  return { ...reading, steps, notPossible: isTold ? others : [...others, quote(told)] };
};
