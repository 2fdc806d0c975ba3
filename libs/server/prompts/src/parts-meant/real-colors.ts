import type { NamedColor } from '@safelight/operations';
import { says, type Clause } from '../clauses/clauses.ts';
import { createReading, valueIn } from '../clauses/reading.ts';
import { quote, type PlannedStep, type PromptReading } from '../prompt-reading.ts';
import { regionIn } from '../regions.ts';
import { DEFINITE } from '../remarks/meant.ts';
import type { Word } from '../words/words.ts';
import { unfoundIn } from './things.ts';

/** Words before or after the real color of something: "is actually green", "in realtà è verde", "era lilás". */
const IN_TRUTH =
  /(?<!\p{L})(?:actually|really|in reality|in (?:real )?life|in person|irl|supposed to be|was|were|eigentlich|in wirklichkeit|in echt|in natura|tatsächlich|war|en réalité|en vrai|dans la vraie vie|réellement|était|en realidad|en la vida real|en persona|realmente|era|na verdade|na realidade|na vida real|pessoalmente|ao vivo|in realtà|dal vivo|dal vero|davvero)(?!\p{L})/iu;
/** Words beside the color that it has in the picture. */
export const IN_PICTURE =
  /(?<!\p{L})(?:looks?|appears?|came out|comes out|turned out|in the (?:photo|picture)|here|auf dem (?:foto|bild)|hier|sieht|wirkt|sur la photo|ici|fait|paraît|semble|en la foto|aquí|se ve|parece|sale|na foto|aqui|ficou|saiu|in foto|nella foto|qui|sembra|sul|è uscit[oa])(?!\p{L})/iu;
const FROM_TO =
  /(?<!\p{L})(?:from .+ (?:to|into)|von .+ (?:in|auf|zu|nach)|de .+ (?:à|a|al|para|en)|du .+ (?:au|en)|da .+ a|do .+ (?:para|pro)) /iu;
const CHANGED: readonly string[] = ['color-correction', 'recolor', 'saturation', 'enhance-colors'];
const OF_PARTS: readonly string[] = [
  'background',
  'face',
  'subject',
  'sky',
  'plants',
  'teeth',
  'eyes',
  'lips',
];

/** The colors that the words name, each with its shade. */
export const colorsIn = (words: readonly Word[]): readonly NamedColor[] => createReading(words, []).colors();

const nameIn = (words: readonly Word[], region: string): string => {
  const at = words.findIndex((word) => {
    const named = regionIn([word]);
    return named !== null && named !== 'unknown' && named.region === region;
  });
  return `the ${words[at]?.text.toLowerCase() ?? region}`;
};

/** The plan that gives the region the wanted color; of clothes those that have the other one. */
export const recolored = (
  words: readonly Word[],
  region: string,
  wanted: NamedColor,
  own: NamedColor | undefined,
): PromptReading => {
  const from = region === 'clothes' && own !== undefined ? { from: own.hex } : {};
  const step: PlannedStep = {
    operation: 'recolor',
    strength: 1,
    options: { names: region, said: nameIn(words, region), color: wanted.hex, name: wanted.name, ...from },
  };
  return { steps: [step], notPossible: [], hints: [] };
};

/** The one thing that the words name, which can be recolored. */
export const thingIn = (words: readonly Word[]): string | null => {
  const named = regionIn(words.filter((word) => !says(word, 'picture')));
  return named === null || named === 'unknown' || OF_PARTS.includes(named.region) ? null : named.region;
};

/**
 * The plan for a thing with two colors in the prompt: the one in the picture and the real one ("the dress is actually
 * green, it looks blue here"), or the old one and the new one ("dress from purple to navy").
 */
export const withRealColor = (reading: PromptReading, clauses: readonly Clause[]): PromptReading => {
  const isOnlyColors = reading.steps.every(
    ({ operation, options }) => CHANGED.includes(operation) && !('where' in options),
  );
  if (!isOnlyColors) return reading;
  const turned = clauses.find(
    ({ text, words }) => FROM_TO.test(text) && thingIn(words) !== null && colorsIn(words).length === 2,
  );
  if (turned !== undefined) {
    const [own, wanted] = colorsIn(turned.words);
    const region = thingIn(turned.words);
    return wanted === undefined || region === null ? reading : recolored(turned.words, region, wanted, own);
  }
  // "The shirt looks grey but it's really navy": each color belongs to the words beside it.
  const told = clauses.filter(({ words }) => colorsIn(words).length === 1);
  const isTrue = ({ text }: Clause): boolean => IN_TRUTH.test(text);
  const [real, ...reals] = told.filter(isTrue);
  const [seen, ...seens] = told.filter((clause) => !isTrue(clause) && IN_PICTURE.test(clause.text));
  const things = new Set([real, seen].flatMap((clause) => thingIn(clause?.words ?? []) ?? []));
  const [region, another] = things;
  if (real === undefined || seen === undefined || reals.length + seens.length > 0) return reading;
  const [wanted] = colorsIn(real.words);
  const [own] = colorsIn(seen.words);
  if (region === undefined || another !== undefined || wanted === undefined) return reading;
  const words = [...real.words, ...seen.words];
  const isDefinite = words.some(({ text }) => DEFINITE.test(text));
  return isDefinite ? recolored(words, region, wanted, own) : reading;
};

/** Verbs in the past, which tell of a color as often as of a day: "the leaves were golden". */
const WAS = /(?<!\p{L})(?:was|were|war|waren|était|étaient|era|eran|eram|erano)(?!\p{L})/giu;
/** Colors that things have in white light. Where they look different, the light of the whole picture is corrected. */
const NEUTRAL: readonly string[] = ['white', 'black', 'gray', 'silver', 'cream', 'ivory', 'beige'];
const OF_LIGHT: readonly string[] = [
  'color-correction',
  'enhance-colors',
  'saturation',
  'warm-tones',
  'cool-tones',
];

/**
 * The text of a clause that gives the real color of something which nothing finds: "the cushion is teal in real life". No
 * correction of the whole picture reaches it. Null for none.
 */
export const realColorOfUnfound = ({ steps }: PromptReading, clauses: readonly Clause[]): string | null => {
  const hueIn = ({ words }: Clause): string | null =>
    colorsIn(words).find(({ name }) => !NEUTRAL.includes(name))?.name ?? null;
  const isOnlyLight = steps.every(
    ({ operation, options }) => OF_LIGHT.includes(operation) && !('where' in options),
  );
  const told = clauses.find((clause) => hueIn(clause) !== null && unfoundIn(clause.words) !== null);
  const hue = told === undefined ? null : hueIn(told);
  const isTrue = clauses.some(({ text }) => IN_TRUTH.test(text.replace(WAS, ' ')));
  const isOther = clauses.some(
    (clause) => IN_PICTURE.test(clause.text) && hueIn(clause) !== null && hueIn(clause) !== hue,
  );
  return isOnlyLight && told !== undefined && (isTrue || isOther) ? told.text : null;
};

const IS = /^(?:is|are|was|ist|sind|war|est|sont|es|son|é|e|são|è|sono)$/iu;
const ASKS =
  /^(?:in|en|em|into|to|auf|like|would|could|want|love|gern|gerne|hätte|will|möchte|zeig|voudrais|quiero|quisiera|quero|queria|vorrei|voglio)$/iu;
/** True if the words before a color name what a step colors: a thing, or the background. */
const namesColored = ({ operation }: PlannedStep, words: readonly Word[]): boolean =>
  operation === 'recolor' ? thingIn(words) !== null : words.some((word) => says(word, 'background'));

/**
 * "The bag is burgundy, show it to me in navy": of two colors, the one that the thing or the background has is not the
 * wished one.
 */
export const withColorAsked = (reading: PromptReading, clauses: readonly Clause[]): PromptReading => {
  const told: string[] = [];
  const colored = clauses.filter(({ words }) => colorsIn(words).length === 1);
  const steps = reading.steps.map((step) => {
    const { operation, options } = step;
    const isFilled = operation === 'replace-background' && options['fill'] === 'color';
    if (operation !== 'recolor' && !isFilled) return step;
    const own = colored.find(({ words }) => {
      const at = words.findIndex((word) => valueIn(word, 'color') === options['name']);
      return at > 1 && IS.test(words[at - 1]?.text ?? '') && namesColored(step, words.slice(0, at));
    });
    const wished = colored
      .slice(own === undefined ? colored.length : colored.indexOf(own) + 1)
      .find(
        ({ words, text }) =>
          !IN_PICTURE.test(text) &&
          thingIn(words) === null &&
          words.some((word) => says(word, 'make') || ASKS.test(word.text)),
      );
    const [wanted] = colorsIn(wished?.words ?? []);
    if (wished === undefined || wanted === undefined) return step;
    told.push(quote(wished.text).toLowerCase());
    const color = isFilled ? { stops: wanted.hex } : { color: wanted.hex };
    return { ...step, options: { ...options, ...color, name: wanted.name } };
  });
  return told.length === 0
    ? reading
    : {
        ...reading,
        steps,
        notPossible: reading.notPossible.filter((one) => !told.includes(one.toLowerCase())),
      };
};
