import { onlyNames, says, type Clause } from '../clauses/clauses.ts';
import { quote, type PlannedStep, type PromptReading } from '../prompt-reading.ts';
import { canBePartial, regionIn, type Region } from '../regions.ts';
import { STATES } from '../remarks/complaints.ts';
import { AT_PLACE } from '../words/prepositions.ts';
import type { Word } from '../words/words.ts';

/** Tones and details that can be changed in one part alone. */
const PLACED: readonly string[] = [
  'brighten',
  'darken',
  'low-light',
  'contrast',
  'saturation',
  'enhance-colors',
  'sharpen',
  'hdr',
];
/** "Just her": a pronoun that stands for what was named before, or for the one person in the picture. */
const ONE = /^(?:him|her|it|ihn|den|sie|lui|elle|él|ella|ela|ele|lei)$/iu;
const ONLY_FRENCH = /^que$/iu;
/** True for a clause about a pronoun alone: "nur den aufhellen", "solo a él", "éclaircir que lui". */
const isOfOnlyOne = (words: readonly Word[]): boolean =>
  words.some((word, at) => {
    const [one, another] = words.slice(at + 1).filter(({ text }) => !/^a$/iu.test(text));
    const isOnly = says(word, 'only') || (ONLY_FRENCH.test(word.text) && at > 0);
    return (
      isOnly && one !== undefined && ONE.test(one.text) && (another === undefined || !onlyNames(another))
    );
  });
/** Words for other people. Beside one of them, a pronoun does not mean the only person in the picture. */
export const OTHERS =
  /(?<!\p{L})(?:us|we|our (?:staff|team|class|group|family)|rest|others?|everyone|everybody|group|team|staff|colleagues|class|siblings|andere[nr]?|gruppe|kollegen|alle|wir|uns|nous|autres|groupe|collègues|équipe|nosotr[oa]s|otr[oa]s|grupo|compañeros|demás|nós|outr[oa]s|colegas|turma|noi|altri|altre|gruppo|colleghi)(?!\p{L})/iu;

const isAfter = (words: readonly Word[], at: number, test: (word: Word) => boolean): boolean => {
  const before = words.slice(0, at).findLast((word) => !says(word, 'article'));
  return before !== undefined && test(before);
};
const has = (region: Region, word: Word): boolean => {
  const named = regionIn([word]);
  return named !== null && named !== 'unknown' && named.region === region;
};

const SKY = /(?<!\p{L})(?:sky|himmel|cielo|ciel|céu)(?!\p{L})/iu;
const partsOf = (clauses: readonly Clause[]): readonly Region[] => [
  ...new Set(
    clauses.flatMap(({ words, text }) => {
      if (SKY.test(text)) return ['sky'];
      const named = regionIn(words);
      return named === null ? [] : [named === 'unknown' ? 'unknown' : named.region];
    }),
  ),
];

/** The part in which a clause wants its change: "only the face", "on my face". Null if it names none that can be found. */
const placeIn = ({ words, text }: Clause, before: readonly Clause[]): Region | null => {
  const named = regionIn(words);
  if (isOfOnlyOne(words)) {
    const [first, another] = partsOf(before);
    return another !== undefined || OTHERS.test(text) ? null : (first ?? 'subject');
  }
  if (named === null || named === 'unknown' || words.some((word) => STATES.test(word.text))) return null;
  const at = words.findIndex((word) => has(named.region, word));
  const isPlaced =
    at >= 0 &&
    (says(words[at] as Word, 'place:behind') ||
      isAfter(words, at, (word) => says(word, 'only')) ||
      isAfter(words, at, (word) => AT_PLACE.test(word.text)));
  // "The man on the bench": the bench only says where somebody is.
  const isOfOther = words
    .slice(0, Math.max(0, at))
    .some((word) => onlyNames(word) && !says(word, 'article', 'filler'));
  return isPlaced && !isOfOther ? named.region : null;
};

/** "The rest is fine", "le reste touche pas": only what was named before shall change. */
const REST_STAYS =
  /(?<!\p{L})(?:(?:leave|keep) (?:the rest|everything else)|(?:the )?rest (?:is fine|is ok|is good|stays)|(?:den |der |das )?rest .*(?:nicht|so lassen|bleibt|stimmt|passt)|alles andere .*(?:nicht|bleibt|lassen)|le reste .*(?:pas|bien)|(?:lo demás|el resto) .*(?:no|bien|igual)|o resto .*(?:não|nao|fica|bom)|il resto .*(?:non|va bene|com è))(?!\p{L})/iu;

/** True for a clause that names a place that cannot be found: "on the plate". */
const isAtUnknown = ({ words }: Clause): boolean =>
  !words.some((word) => says(word, 'place:behind')) &&
  words.some((word, at) => {
    const [first, second] = words.slice(at + 1);
    const noun = first !== undefined && says(first, 'article') ? second : first;
    return (
      AT_PLACE.test(word.text) && noun !== undefined && noun.concepts.size === 0 && noun.measure === null
    );
  });

const isPlacedStep = ({ operation, options }: PlannedStep): boolean =>
  PLACED.includes(operation) && canBePartial(operation) && !('where' in options);

/** The plan, in which a change of tones is limited to the only part for which the prompt wants it. */
export const withPlaceNamed = (reading: PromptReading, clauses: readonly Clause[]): PromptReading => {
  const rest = clauses.find(({ text }) => REST_STAYS.test(text));
  const done = clauses.filter(({ text }) => !reading.notPossible.includes(quote(text)));
  const places = new Set(
    done
      .map((clause) => placeIn(clause, clauses.slice(0, clauses.indexOf(clause))))
      .filter((place) => place !== null),
  );
  const named = rest === undefined ? [] : partsOf(clauses.filter((clause) => clause !== rest));
  const [place, another] = places.size > 0 ? [...places] : named;
  const isOfWhole = clauses.some(({ words }) =>
    words.some((word) => says(word, 'everything') && rest === undefined),
  );
  const [step, ...others] = reading.steps.filter(isPlacedStep);
  if (place === undefined || place === 'unknown' || another !== undefined || isOfWhole) return reading;
  if (step === undefined || others.length > 0 || clauses.some(isAtUnknown)) return reading;
  const isBright = step.operation === 'hdr' && rest !== undefined;
  return {
    ...reading,
    steps: reading.steps.map((one) =>
      one === step
        ? { ...one, options: { ...one.options, ...(isBright ? { tones: 'highlights' } : {}), where: place } }
        : one,
    ),
  };
};
