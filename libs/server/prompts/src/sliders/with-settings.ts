import { STRENGTH } from '../amounts/amounts.ts';
import { inOrder, quote, type PlannedStep, type PromptReading } from '../prompt-reading.ts';
import { AND, WITH, withoutLooseJoints } from '../words/loose-joints.ts';
import { withHoles } from '../words/quotations.ts';
import { SLIDERS, type Slider } from './slider-names.ts';

/*
 * Settings of sliders, as people copy them from other editors: “exposure +0.7, contrast -10, highlights -40 shadows +30”. They
 * leave no doubt, so that they are done as they stand, and only the rest of the prompt is read.
 */

const NUMBER = '(?:\\d{1,3}(?:[.,]\\d+)?|\\d/\\d)';
const NAMES = SLIDERS.map(({ names }) => names).join('|');
const SETTING = `(?:${NAMES})(?:(?: ?[:=])? ?[-+–−] ?| ?[:=] ?| )${NUMBER}(?: ?%)?(?![\\p{L}\\d%°/x]|[.,:]\\d| ?(?:px|pixels?|k|kelvin|ev|stops?|percent|points?)(?!\\p{L}))`;
const JOINT = `(?:\\s*[,;&/|]\\s*|\\s+)(?:${AND} )?`;
/** Settings that follow each other, between other pieces of a prompt. */
const RUN = new RegExp(
  `(?<=^\\s*|[.,;:!?\\n(]\\s*|(?<!\\p{L})(?:${AND}|${WITH}) )${SETTING}(?:${JOINT}${SETTING})*(?=\\s*(?:[.,;!?\\n)]|$)| ${AND} )`,
  'giu',
);
const ONE = new RegExp(SETTING, 'giu');
const IS_SIGNED = /[-+–−] ?\d/u;

/** More than this is a percentage of the range, and not a number of stops. */
const MOST_STOPS = 5;
const LEAST_STRENGTH = 0.1;

const valueIn = (setting: string): number => {
  const number = /[\d.,/]+/u.exec(setting)?.[0] ?? '0';
  const [above = '', below = '1'] = number.replace(',', '.').split('/');
  return Number(above) / Number(below);
};

const OF_SLIDER = SLIDERS.map((slider) => ({
  slider,
  name: new RegExp(`^(?:${slider.names})(?!\\p{L})`, 'iu'),
}));
const sliderOf = (setting: string): Slider | undefined =>
  OF_SLIDER.find(({ name }) => name.test(setting))?.slider;

/** The step of a setting. Null where nothing does it. */
const stepOf = (setting: string): PlannedStep | null => {
  const slider = sliderOf(setting);
  const value = valueIn(setting);
  const direction = /[-–−] ?\d/u.test(setting) ? slider?.down : slider?.up;
  if (direction === undefined || direction === null) return null;
  const [operation, options = {}] = direction;
  const share = slider?.isOfStops === true && value <= MOST_STOPS ? value : value / 100;
  const strength = Math.min(STRENGTH.strong, Math.max(LEAST_STRENGTH, Math.round(share * 100) / 100));
  return { operation, strength, options };
};

interface Settings {
  readonly steps: readonly PlannedStep[];
  readonly notPossible: readonly string[];
  /** The prompt without them. Empty if nothing else is in it. */
  readonly rest: string;
}

/** The settings of sliders in a prompt. Null if there are none. */
export const settingsIn = (prompt: string): Settings | null => {
  const [holed, filled] = withHoles(prompt);
  const found: string[] = [];
  const rest = holed.replace(RUN, (run) => {
    const settings = run.match(ONE) ?? [];
    if (settings.length < 2 && !IS_SIGNED.test(run)) return run;
    found.push(...settings);
    return '';
  });
  if (found.length === 0) return null;
  const steps: PlannedStep[] = [];
  const notPossible: string[] = [];
  for (const setting of found) {
    if (valueIn(setting) === 0) continue;
    const step = stepOf(setting);
    // Of two sliders for the same operation, the first one is done.
    if (step === null || steps.some(({ operation }) => operation === step.operation))
      notPossible.push(quote(setting));
    else steps.push(step);
  }
  return { steps, notPossible, rest: filled(withoutLooseJoints(rest)) };
};

/** The reading of settings and of what `read` reads of the rest of the prompt. */
export const withSettings = (
  { steps, notPossible, rest }: Settings,
  read: (rest: string) => PromptReading,
): PromptReading => {
  const reading = /[\p{L}\d\u{FFFC}]/u.test(rest) ? read(rest) : { steps: [], notPossible: [], hints: [] };
  const isSet = ({ operation, options }: PlannedStep): boolean =>
    !('where' in options) && steps.some((step) => step.operation === operation);
  return {
    ...reading,
    steps: inOrder([...steps, ...reading.steps.filter((step) => !isSet(step))]),
    notPossible: [...notPossible, ...reading.notPossible],
  };
};
