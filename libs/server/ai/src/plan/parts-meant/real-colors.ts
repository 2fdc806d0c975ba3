import { hexOfName } from '../../colors/named-colors.ts';
import { says, type Clause } from '../clauses/clauses.ts';
import { valueIn } from '../clauses/reading.ts';
import type { PlannedStep, PromptReading } from '../prompt-reading.ts';
import { regionIn } from '../regions.ts';
import { DEFINITE } from '../told/meant.ts';
import type { Word } from '../words/words.ts';

/** Words before or after the real color of something: "is actually green", "in realtà è verde", "era lilás". */
const IN_TRUTH =
  /(?<!\p{L})(?:actually|really|in reality|in real life|irl|supposed to be|was|were|eigentlich|in wirklichkeit|in echt|tatsächlich|war|en réalité|en vrai|réellement|était|en realidad|realmente|era|na verdade|na realidade|in realtà|davvero)(?!\p{L})/iu;
/** Words beside the color that it has in the picture. */
const IN_PICTURE =
  /(?<!\p{L})(?:looks?|appears?|came out|comes out|turned out|in the (?:photo|picture)|here|auf dem (?:foto|bild)|hier|sieht|wirkt|sur la photo|ici|fait|paraît|semble|en la foto|aquí|se ve|parece|sale|na foto|aqui|ficou|saiu|in foto|nella foto|qui|sembra|sul|è uscit[oa])(?!\p{L})/iu;
const FROM_TO =
  /(?<!\p{L})(?:from .+ (?:to|into)|von .+ (?:in|auf|zu|nach)|de .+ (?:à|a|al|para|en)|du .+ (?:au|en)|da .+ a|do .+ (?:para|pro)) /iu;
const CHANGED: readonly string[] = ['color-correction', 'recolor', 'saturation', 'enhance-colors'];
const OF_PARTS: readonly string[] = ['background', 'face', 'subject', 'sky', 'plants', 'teeth', 'eyes'];

/** The names of colors in the words; of a base color and its shade ("grigio antracite") the shade, and "dark blue" as one. */
const colorsIn = (words: readonly Word[]): readonly { hex: string; name: string }[] =>
  words.flatMap((word, at) => {
    const name = valueIn(word, 'color');
    if (name === null) return [];
    const next = words[at + 1];
    return next !== undefined && valueIn(next, 'color') !== null ? [] : [{ hex: hexOfName(name), name }];
  });

const nameIn = (words: readonly Word[], region: string): string => {
  const at = words.findIndex((word) => {
    const named = regionIn([word]);
    return named !== null && named !== 'unknown' && named.region === region;
  });
  return `the ${words[at]?.text.toLowerCase() ?? region}`;
};

const recolored = (
  words: readonly Word[],
  region: string,
  wanted: { hex: string; name: string },
  own: { hex: string; name: string } | undefined,
): PromptReading => {
  const from = region === 'clothes' && own !== undefined ? { from: own.hex } : {};
  const step: PlannedStep = {
    operation: 'recolor',
    strength: 1,
    options: { names: region, said: nameIn(words, region), color: wanted.hex, name: wanted.name, ...from },
  };
  return { steps: [step], notPossible: [], hints: [] };
};

const thingIn = (words: readonly Word[]): string | null => {
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
