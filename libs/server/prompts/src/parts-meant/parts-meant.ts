import { clausesOf, says, type Clause } from '../clauses/clauses.ts';
import { KEEP_HINT, PAINT_HINT } from '../clause-reading.ts';
import { FACES_HINT } from '../rules/beyond.ts';
import { colorLost, withFineLeft, withSepiaLeft, withSkinLeft } from './left-as-it-is.ts';
import { withoutFoldsInCloth } from './folds-in-cloth.ts';
import { withoutGlowOfWhole } from './glow-around.ts';
import { withoutLooksOfThings } from './looks-on-things.ts';
import { withoutTonesAlone } from './only-tones.ts';
import { withAmountOfWish } from './amount-of-wish.ts';
import { withoutBuildingsBeside } from './buildings-beside.ts';
import { withCounts } from './counted-things.ts';
import { withDarkDetails } from './dark-details.ts';
import { withDeeperGreen } from './deeper-green.ts';
import { withHalfDone, withHalfNamed } from './half-named.ts';
import { withPlaceNamed } from './named-place.ts';
import { withoutPartsBeside, withPlacesKept, withSkinOfPlace } from './places-kept.ts';
import { oneOfSeveral, withUsStaying } from './one-of-several.ts';
import { withOneMoreSaid } from './one-more-person.ts';
import { withoutBrightThings } from './too-bright-things.ts';
import { withTonedLeft } from './toned-not-removed.ts';
import { withPeopleBehind } from './people-behind.ts';
import { withNatureMeant } from './nature-meant.ts';
import { quote, type PlannedStep, type PromptReading, withUndone } from '../prompt-reading.ts';
import { valueIn } from '../clauses/reading.ts';
import { canBePartial, regionIn } from '../regions.ts';
import { withThingsToned } from './tones-of-things.ts';
import { withoutThingsBehind } from './things-behind.ts';
import { namesUnfound } from './unfound-parts.ts';
import { withOwnerStaying } from './owner-stays.ts';
import { whoStays, withKeptInFrame, withStaying } from './who-stays.ts';
import { realColorOfUnfound, withColorAsked, withRealColor } from './real-colors.ts';
import { dislikedThing } from './disliked-things.ts';
import { withFadedThing } from './faded-things.ts';
import { withHiddenSaid } from './hidden-things.ts';
import { withoutThingsLikeLooks } from './things-like-looks.ts';
import { withoutSaidAlike } from './said-alike.ts';
import { softenedShadow } from './shadows-there.ts';
import { withToldColor } from './told-colors.ts';
import { asksToKeep, keptIn, surelyKeeps } from '../kept/spared.ts';
import { STAYS } from '../kept/staying.ts';
import { isWrittenThing } from '../parts/written-things.ts';
import { oneInBackground, onlyRecolored, withoutPresentSize, withThingSpared } from './spared-things.ts';
import { pointsOut } from '../remarks/pointed.ts';
import type { Word } from '../words/words.ts';

const isWhole = ({ options }: PlannedStep): boolean => !('where' in options);
const refusal = (told: string, hint: string): PromptReading => ({
  steps: [],
  notPossible: [quote(told)],
  hints: [hint],
});

/** Verbs for spoiling something by too much light or color, which except a part: "non bruciare il vestito". */
const SPOILS =
  /^(?:burn(?:ing)?|blow(?:ing)?|ruin(?:ing)?|spoil(?:ing)?|quemar|quemes|arruinar|estropear|bruciare|rovinare|queimar|estourar|estragar|brûler|cramer|gâcher|abîmer|verbrennen|ausbrennen|ruinieren|verderben)$/iu;
const BURNT_SKY = / (?:sky|himmel|cielo|ciel|céu)$/iu;
/** The part that a clause protects from being spoiled: "sem estragar o céu". Null for others. */
const protectedIn = ({ negated }: Clause): string | null => {
  const spoils = negated.filter((word) => says(word, 'overexposed') || SPOILS.test(word.text));
  if (spoils.some(({ text }) => BURNT_SKY.test(text))) return 'sky';
  if (spoils.length === 0) return null;
  // "The dress of the girl": what she wears, and not herself.
  if (negated.some((word) => valueIn(word, 'region') === 'clothes')) return 'clothes';
  const named = regionIn(negated);
  return named === null || named === 'unknown' ? null : named.region;
};

/** The steps, of which those of light and color spare what must not be spoiled. */
const withProtected = (reading: PromptReading, clauses: readonly Clause[]): PromptReading => {
  const [region] = clauses.map(protectedIn).filter((part) => part !== null);
  if (region === undefined) return reading;
  const steps = reading.steps.map((step) =>
    isWhole(step) && canBePartial(step.operation)
      ? { ...step, options: { ...step.options, where: `not ${region}` } }
      : step,
  );
  return { ...reading, steps };
};

const MOOD =
  /^(?:mood|atmosphere|vibe|ambiente?|ambiance|atmosphère|stimmung|atmósfera|atmosfera|clima|skin|skin tones?|pelle|piel|pele|haut|peau)$/iu;
/** True for a part or a mood that shall stay as it is and that no step can spare: "ma la pelle no", "garde l'ambiance". */
const NOT_AT_END = / (?:no|not|nicht|pas|não)$/iu;
const keepsUnspared = ({ text: told, words, negated, isBut }: Clause): boolean => {
  const about = [...words, ...negated].filter((word) => !says(word, 'article', 'filler', 'not'));
  const isKept = words.some(asksToKeep) && negated.length === 0;
  const isNot = isBut && about.every(({ text }) => MOOD.test(text)) && NOT_AT_END.test(told);
  return about.some(({ text }) => MOOD.test(text)) && (isKept || isNot);
};
/** "Le cuciture no": a detail of the recolored thing, which cannot be told from it. */
const sparesDetail = ({ text, words }: Clause): boolean =>
  NOT_AT_END.test(text) &&
  words.some((word) => word.concepts.size === 0) &&
  words.every((word) => word.concepts.size === 0 || says(word, 'article', 'filler'));
/** "Keep the stars": a thing that nothing finds. */
const keepsUnfound = (clause: Clause): boolean =>
  clause.negated.length === 0 && clause.words.some(surelyKeeps) && keptIn(clause, false) === 'unknown';
const TONES: readonly string[] = [
  'denoise',
  'brighten',
  'low-light',
  'saturation',
  'enhance-colors',
  'darken',
  'contrast',
];
const withUnspared = (reading: PromptReading, clauses: readonly Clause[]): PromptReading => {
  const isTones = reading.steps.every(({ operation }) => TONES.includes(operation));
  const isColored = reading.steps.some(({ operation }) => operation === 'recolor');
  if (reading.steps.length === 0 || !(isTones || isColored)) return reading;
  const told = clauses
    .filter(
      (clause, at) =>
        at > 0 &&
        ((isTones && (keepsUnspared(clause) || keepsUnfound(clause))) || (isColored && sparesDetail(clause))),
    )
    .map(({ text }) => text)
    .filter((text) => !reading.notPossible.includes(quote(text)));
  return told.length === 0 ? reading : withUndone(reading, told, KEEP_HINT);
};

const HIDING: readonly string[] = ['blur', 'pixelate'];
/** What is written in the picture, where a blur of the whole picture would hide it. */
const withLetters = (reading: PromptReading, words: readonly Word[]): PromptReading => {
  const regions = words.map((word) => valueIn(word, 'region'));
  const where = regions.includes('license plate')
    ? 'license plate'
    : words.some(isWrittenThing)
      ? 'text'
      : null;
  // "Blur everything" hides the letters too.
  if (where === null || words.some((word) => says(word, 'everything') || word.quote !== null)) return reading;
  const steps = reading.steps.map((step) =>
    HIDING.includes(step.operation) && isWhole(step)
      ? { ...step, options: { ...step.options, where } }
      : step,
  );
  return { ...reading, steps };
};

/** Phrases for what is hardly seen. They complain of the darkness, and name no place for light. */
const SEES = /(?:^| )(?:see|seen|ve|ven|vê|sieht|erkennt|voit|vede|vedono)$/iu;
const withLightEverywhere = (reading: PromptReading, clauses: readonly Clause[]): PromptReading => {
  const words = clauses.flatMap((clause) => [...clause.words, ...clause.negated]);
  const isSeen = (word: Word): boolean => says(word, 'op:low-light') && SEES.test(word.text);
  const isOfPicture =
    words.some(isSeen) && words.some((word) => says(word, 'dark', 'op:low-light') && !isSeen(word));
  if (!isOfPicture) return reading;
  const steps = reading.steps.map((step) => {
    const { where: _, ...options } = step.options;
    return step.operation === 'low-light' ? { ...step, options } : step;
  });
  return { ...reading, steps };
};

/** "Desaturate all but the umbrella" is done once, and not once more without its exception. */
const onceGray = (reading: PromptReading): PromptReading => {
  const isSparing = reading.steps.some(
    ({ operation, options }) =>
      operation === 'saturation' && String(options['where'] ?? '').startsWith('not '),
  );
  if (!isSparing) return reading;
  const steps = reading.steps.filter((step) => step.operation !== 'black-and-white' || !isWhole(step));
  return { ...reading, steps };
};

const ONE = /^(?:him|her|ihn|lui|elle|ele|ela)$/iu;
const isPerson = (word: Word): boolean => valueIn(word, 'thing') === 'person' && !says(word, 'article');
/** One of two people whom the prompt names: "the bride is fine, the groom is too dark, fix only him". */
const oneOfTwo = (reading: PromptReading, clauses: readonly Clause[]): string | null => {
  const isOfSubject = reading.steps.some(({ options }) => options['where'] === 'subject');
  const named = new Set(clauses.flatMap(({ words }) => words.filter(isPerson)).map(({ text }) => text));
  const only = clauses.find(
    ({ words }) => words.some((word) => says(word, 'only')) && words.some(({ text }) => ONE.test(text)),
  );
  return isOfSubject && named.size > 1 && only !== undefined ? only.text : null;
};

/** "Unseres nicht", "o da professora pode": one face of those that would be hidden. */
const ONE_FACE =
  /^(?:unser(?:e[ns]?)?|mein(?:e[ns]?)?|ours?|mine|(?:el|la|il|o|a) (?:nuestr[oa]|mí[oa]|nostr[oa]|mi[oa]|noss[oa]|meu|minha)) (?:nicht|not|no|non|não)$|^(?:o|a|os|as|el|la|los|las|il|quello|quella) d(?:a|e|o|el|ella|os|as|i)s? ?(?:la )?\p{L}+ (?:pode|puede|può|podem|pueden|possono)(?: \p{L}+)?$/iu;

/** "It's the one on the left" after a removal says which one. */
const POINTED = /\bone (?:on|to|at) (?:the |my )?(?:left|right)\b/iu;
const withPlacePointed = (reading: PromptReading, clauses: readonly Clause[]): PromptReading => {
  const pointing = clauses.find(
    (clause, at) =>
      at > 0 &&
      (POINTED.test(clause.text) || pointsOut(clause)) &&
      !clause.words.some((word) => asksToKeep(word) && valueIn(word, 'place') === null) &&
      !clause.words.some(({ text }) => STAYS.test(text)),
  );
  const place = ['left', 'right'].find((side) =>
    pointing?.words.some((word) => valueIn(word, 'place') === side),
  );
  if (pointing === undefined || place === undefined) return reading;
  const steps = reading.steps.map((step) =>
    step.operation === 'remove-object' && step.options['place'] === ''
      ? { ...step, options: { ...step.options, place } }
      : step,
  );
  return {
    ...reading,
    steps,
    notPossible: reading.notPossible.filter((told) => told !== quote(pointing.text)),
  };
};

const SALE = /(?:^| )(?:ad|ads|listing|for sale|anzeige|inserat|anuncio|anúncio|annonce|annuncio)(?: |$)/iu;
/** The thing that an advertisement shows and that no other clause names, which is never removed. */
const HIDDEN_PLATE =
  /\b(?:plates? (?:hidden|blurred|covered)|(?:hide|blur|cover) (?:the )?plates?)\b|kennzeichen (?:verdeckt|unkenntlich)|placa (?:oculta|tapada|escondida)|plaque cachée|targa (?:nascosta|oscurata)/iu;
const soldIn = ({ steps }: PromptReading, clauses: readonly Clause[]): string | null => {
  const names = (clause: Clause, thing: unknown): boolean =>
    clause.words.some((word) => valueIn(word, 'thing') === thing);
  const ad = clauses.find((clause) => SALE.test(clause.text));
  const removal = steps.find(({ operation }) => operation === 'remove-object');
  const thing = removal?.options['names'];
  const isSold =
    ad !== undefined &&
    thing !== undefined &&
    names(ad, thing) &&
    !ad.words.some((word) => says(word, 'remove')) &&
    clauses.every((clause) => clause === ad || !names(clause, thing));
  return isSold ? ad.text : null;
};

/** "Skin stays natural" asks for no smoother skin. */
const withoutSmoothing = (reading: PromptReading, clauses: readonly Clause[]): PromptReading => {
  const [{ words } = { words: [] as readonly Word[] }] = clauses;
  const isKept = words.some((word) => says(word, 'skin')) && words.some(({ text }) => STAYS.test(text));
  const isAsked = clauses.some(({ text }) => /smooth|glatt|lisa|lisse|liscia|suav/iu.test(text));
  const isOnlyGuess = reading.steps.every(({ operation }) =>
    ['smooth-skin', 'color-correction'].includes(operation),
  );
  const isSmoothed = reading.steps.some(({ operation }) => operation === 'smooth-skin');
  return isKept && !isAsked && isSmoothed && isOnlyGuess ? { ...reading, steps: [] } : reading;
};

/**
 * The plan, of which every step is about the part that the prompt names. Both readers have decided before: what they
 * would do to the whole picture is refused here if it is asked for a part that nothing finds.
 */
export const withPartsMeant = (prompt: string, decided: PromptReading): PromptReading => {
  const clauses = clausesOf(prompt);
  const words = clauses.flatMap((clause) => [...clause.words, ...clause.negated]);
  const natural = [withDeeperGreen, withRealColor, withToldColor, withColorAsked].reduce(
    (reading, meant) => meant(reading, clauses),
    withNatureMeant(clauses, withOwnerStaying(decided, clauses)),
  );
  const recolored = withDarkDetails(natural, clauses) ?? onlyRecolored(natural, clauses);
  if (recolored !== natural || natural.steps.length === 0) return recolored;
  const sold = soldIn(natural, clauses);
  const plate = clauses.find(({ text }) => HIDDEN_PLATE.test(text));
  if (sold !== null && plate !== undefined) {
    const notPossible = natural.notPossible.filter((told) => ![plate.text, sold].map(quote).includes(told));
    return {
      ...natural,
      steps: [{ operation: 'blur', strength: 1, options: { where: 'license plate' } }],
      notPossible,
    };
  }
  const unfound =
    namesUnfound(clauses, natural) ??
    realColorOfUnfound(natural, clauses) ??
    dislikedThing(natural, clauses) ??
    oneOfTwo(natural, clauses) ??
    colorLost(natural, clauses) ??
    softenedShadow(natural, clauses) ??
    sold;
  if (unfound !== null) return refusal(unfound, PAINT_HINT);
  const toned = withoutThingsBehind(withThingsToned(withHalfNamed(natural, clauses), clauses), clauses);
  if (toned.steps.length === 0) return toned;
  const several = oneOfSeveral(toned, clauses);
  if (several !== null) return refusal(several.told, several.hint);
  const isHidden = toned.steps.some(({ operation }) => operation === 'hide-faces');
  const face = clauses.find(({ text }) => ONE_FACE.test(text));
  if (isHidden && face !== undefined) return refusal(face.text, FACES_HINT);
  const behind = oneInBackground(toned, clauses);
  if (behind !== null) return behind;
  const placed = withLightEverywhere(withLetters(withProtected(toned, clauses), words), clauses);
  const sized = withoutPresentSize(withThingSpared(placed, clauses), clauses);
  const told = withUnspared(onceGray(sized), clauses);
  const meant = withoutSmoothing(withPlacePointed(withStaying(told, clauses), clauses), clauses);
  const limited = [
    withPlaceNamed,
    withUsStaying,
    withPeopleBehind,
    withTonedLeft,
    withoutBrightThings,
    withOneMoreSaid,
    withFineLeft,
    withSkinLeft,
    withSepiaLeft,
    withKeptInFrame,
    withFadedThing,
    withHiddenSaid,
    withoutPartsBeside,
    withPlacesKept,
    withSkinOfPlace,
    withoutThingsLikeLooks,
    withoutSaidAlike,
    withoutFoldsInCloth,
    withoutGlowOfWhole,
    withoutLooksOfThings,
    withoutTonesAlone,
    withoutBuildingsBeside,
    withAmountOfWish,
    withCounts,
    withHalfDone,
  ].reduce((reading, limit) => limit(reading, clauses), meant);
  return whoStays(limited, clauses) ?? limited;
};
