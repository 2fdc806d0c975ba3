import type { Given } from '@safelight/operations';
import { agreeing, isExplicit } from './agreeing.ts';
import { isOfOther as isOfOtherPart, isOnlyTint, ownSoftness, softened } from '../amounts/softened.ts';
import { amountIn, STRENGTH } from '../amounts/amounts.ts';
import { addWishes, emptyDraft, type Draft } from './draft.ts';
import { clausesOf, says, type Clause } from '../clauses/clauses.ts';
import type { ClauseReading } from '../clause-reading.ts';
import { keptPart, withKeptParts } from '../kept/kept-parts.ts';
import { sparing } from '../kept/sparing.ts';
import { saysWhoStays } from '../kept/staying.ts';
import { hidesText } from '../parts/unknown-parts.ts';
import { fromOtherPicture, OF_OTHER_PICTURE } from '../clauses/from-other-picture.ts';
import { COLORIZE, FACES_HINT, MADE_HINT, POLICY } from '../rules/beyond.ts';
import { asksForLostColors } from '../rules/colorizing.ts';
import { asksToUndress } from '../rules/undressing.ts';
import { facesSpared } from '../rules/faces-spared.ts';
import { inOrder, quote, type PlannedStep, type PromptReading } from '../prompt-reading.ts';
import { readClause } from './read-clause.ts';
import { limitsFile } from '../rules/file-sizes.ts';
import { withListedFaults } from '../clauses/listed-faults.ts';
import { limitedTo } from '../parts/limited-to.ts';
import type { Wanted } from '../clauses/reading.ts';
import { topicOf, topicOfKept } from '../clauses/topic.ts';
import {
  anotherSide,
  colorBehind,
  exactColor,
  isPallor,
  isOfSomeFaces,
  isSaidAlready,
} from './said-of-the-same.ts';
import { cutForReason } from '../framing/edges.ts';
import { framed, uncutIn } from '../framing/framing.ts';
import { wantsAll, withoutCrop } from './without-crop.ts';
import { TINT_HINT } from '../rules/casts.ts';
import { withSharedVerbs } from '../clauses/shared-verbs.ts';
import { isReproach, isStory, namesAnother, tellsOfRemoved, tellsOfSale } from '../remarks/stories.ts';
import { anotherText, lettersOf } from '../clauses/more-letters.ts';
import { remembering } from '../memory/remembering.ts';
import type { Word } from '../words/words.ts';

const LIKE = /^(?:like|wie|como|comme|come) /i;
const NOTHING_GIVEN: Given = { mask: false, reference: false };
/** The parts of a look that cannot be omitted. */
const INGREDIENTS = ['noise', 'op:film-grain', 'op:vignette', 'op:fade', 'contrast'] as const;

/** True for a clause such as "fix it" after a request or a complaint, because it requests nothing more. */
const isAfterthought = (
  clause: Clause,
  { wanted }: ClauseReading,
  before: readonly Wanted[],
  isRefused: boolean,
): boolean =>
  (before.length > 0 || isRefused) &&
  wanted.length === 1 &&
  wanted[0]?.operation === 'improve-quality' &&
  clause.words.every((word) => !says(word, 'quality'));

/** True for "remove the rest" after a cut-out, which has already removed it. */
const isOfAllElse = ({ words }: Clause, before: readonly Wanted[]): boolean =>
  before.some(({ operation }) => operation === 'remove-background') &&
  words.some((word) => says(word, 'remove')) &&
  words.some((word) => says(word, 'everything')) &&
  words.every((word) => says(word, 'remove', 'everything', 'article', 'filler'));

/** True for a clause that is only a measure of the wish before: "a black border, 30 px". */
const isMeasureOfLatest = ({ words, negated }: Clause, latest: readonly Wanted[]): boolean =>
  negated.length === 0 &&
  words.some(({ measure }) => measure?.kind === 'pixels' || measure?.kind === 'percent') &&
  words.every((word) => word.measure !== null || says(word, 'filler', 'article')) &&
  latest.some(({ operation }) => ['border', 'blur', 'blur-background', 'round-corners'].includes(operation));

const readGiven = (prompt: string, given: Given): PromptReading => {
  if (asksForLostColors(prompt)) return { steps: [], notPossible: [quote(prompt)], hints: [COLORIZE] };
  if (asksToUndress(prompt)) return { steps: [], notPossible: [quote(prompt)], hints: [POLICY] };
  const draft = emptyDraft();
  let latest: readonly Wanted[] = [];
  let words: readonly Word[] = [];
  let [keeps, keepsPeople] = [false, false];
  let negated: readonly Word[] = [];
  let topic: readonly Word[] = [];
  let lastRefused: string | null = null;
  /** True if the clause before requested something that no operation can do, so that a later "it" explains nothing. */
  let [wasBeyond, wasOfSale] = [false, false];
  const clauses = withSharedVerbs(withListedFaults(clausesOf(prompt)));
  const spared = given.mask ? null : facesSpared(clauses);
  if (spared !== null) return { steps: [], notPossible: [quote(spared.text)], hints: [FACES_HINT] };
  const impossible = fromOtherPicture(clauses);
  if (impossible.length > 0) OF_OTHER_PICTURE.forEach((operation) => draft.unmeant.add(operation));
  for (const [at, clause] of clauses.entries()) {
    if (impossible.includes(clause)) {
      draft.notPossible.add(quote(clause.text));
      draft.hints.add(MADE_HINT);
      continue;
    }
    const isRemark = tellsOfRemoved(clause, latest) || (clauses.length > 1 && isReproach(clause));
    if (isRemark) {
      draft.stories.add(quote(clause.text));
      continue;
    }
    const another =
      anotherText(clause, latest) ??
      anotherSide(clause, latest) ??
      cutForReason(clause, latest) ??
      exactColor(clause, latest) ??
      colorBehind(clause, latest);
    if (another !== null) {
      latest = [another];
      addWishes(draft, { wanted: latest, amount: null }, latest);
      continue;
    }
    // "Tint it purple, like those aesthetic pictures": a comparison with what cannot be had.
    if (lastRefused !== null && draft.hints.has(TINT_HINT) && LIKE.test(clause.text)) continue;
    const weaker = softened(clause, latest);
    if (weaker.length > 0) {
      addWishes(draft, { wanted: [], amount: STRENGTH.subtle }, weaker);
      continue;
    }
    if (isOnlyTint(clause, latest)) {
      draft.notPossible.add(quote(clause.text));
      draft.hints.add(TINT_HINT);
      continue;
    }
    const letters = lettersOf(clause, latest);
    if (letters !== null) {
      latest = latest.map((one) => ({ ...one, options: { ...one.options, ...letters } }));
      addWishes(draft, { wanted: latest, amount: null }, latest);
      continue;
    }
    if (isOfSomeFaces(clause, latest)) {
      draft.wishes.delete('hide-faces');
      latest = [];
      draft.notPossible.add(quote(clause.text));
      draft.hints.add(FACES_HINT);
      continue;
    }
    const limited = limitedTo(clause, latest);
    if (limited !== null) {
      if (limited.hint !== null) {
        latest.forEach(({ operation }) => draft.wishes.delete(operation));
        latest.forEach(({ operation }) => draft.unmeant.add(operation));
        draft.notPossible.add(quote(clause.text));
        draft.hints.add(limited.hint);
      }
      latest = limited.wanted;
      addWishes(draft, { wanted: latest, amount: null }, latest);
      continue;
    }
    if (isMeasureOfLatest(clause, latest)) {
      const pixels = clause.words.find(({ measure }) => measure?.kind === 'pixels')?.measure;
      const options = pixels?.kind === 'pixels' ? { pixels: pixels.value } : {};
      latest = latest.map((one) => ({ ...one, options: { ...one.options, ...options } }));
      addWishes(draft, { wanted: latest, amount: amountIn(clause.words) }, latest);
      continue;
    }
    const reading = readClause(
      clause,
      { words, wanted: latest, planned: [...draft.wishes.keys()], keeps, negated, topic },
      given,
    );
    negated = clause.negated;
    keeps = reading.kept !== null && reading.wanted.length === 0;
    if (
      isSaidAlready(clause, reading, latest) ||
      isAfterthought(clause, reading, latest, lastRefused !== null && !wasOfSale) ||
      isOfAllElse(clause, latest)
    )
      continue;
    if (reading.refersBack === true && lastRefused !== null && !wasBeyond) {
      draft.notPossible.delete(lastRefused);
      draft.stories.delete(lastRefused);
    }
    lastRefused = reading.isBeyond ? quote(clause.text) : null;
    wasOfSale = tellsOfSale(clause);
    wasBeyond = clause.words.some((word) => [...word.concepts].some((one) => one.startsWith('beyond:')));
    if (lastRefused !== null)
      (isStory(clause) && !namesAnother(clause, latest) ? draft.stories : draft.notPossible).add(lastRefused);
    if (clause.words.length === 0) topic = topicOfKept(clause.negated, clauses[at + 1]?.words ?? []);
    else topic = reading.refersBack === true ? topic : wasOfSale ? [] : topicOf(clause.words, reading.wanted);
    reading.unmeant?.forEach((operation) => draft.unmeant.add(operation));
    if (reading.extra !== null) draft.notPossible.add(quote(reading.extra));
    if (reading.hint !== null)
      (draft.stories.has(lastRefused ?? '') ? draft.storyHints : draft.hints).add(reading.hint);
    if (reading.kept === 'unknown') draft.keptParts.push(keptPart(clause));
    else if (reading.kept !== null) draft.kept.add(reading.kept);
    const isLeftOut =
      !reading.wanted.some(({ operation }) => ['denoise', 'dehaze'].includes(operation)) &&
      clause.negated.some((word) => says(word, ...INGREDIENTS)) &&
      !clause.negated.some((word) => says(word, 'make', 'add'));
    draft.uncut = uncutIn(clause) ?? draft.uncut;
    // "Leave only the couple and delete the guests": the second clause explains the first.
    const isHowToKeep =
      (keepsPeople || saysWhoStays(words)) &&
      reading.wanted.some(
        ({ operation, options }) => operation === 'remove-object' && options['names'] === 'person',
      );
    if (isPallor(reading, words, latest)) draft.wishes.delete('darken');
    if (isHowToKeep) draft.wishes.delete('remove-background');
    keepsPeople ||= saysWhoStays(clause.words);
    // "Moodier, a little green in the shadows": the amount of something else changes nothing before it.
    const isOther = reading.wanted.length === 0 && isOfOtherPart(clause);
    const amount = isOther ? null : (ownSoftness(clause, reading.wanted) ?? reading.amount);
    addWishes(draft, { ...reading, amount }, latest);
    if (isExplicit(clause.text)) reading.wanted.forEach(({ operation }) => draft.explicit.add(operation));
    if (reading.wanted.length > 0 || reading.isBeyond) latest = reading.wanted;
    if (isLeftOut && latest.length > 0 && (clause.words.length > 0 || clause.isLack)) {
      draft.notPossible.add(quote(leftOutText(clause)));
    }
    words = clause.words.length > 0 ? clause.words : words;
  }
  const uncut = clauses.find((clause) => wantsAll(clause, draft));
  if (uncut !== undefined) withoutCrop(draft, quote(uncut.text));
  return finish(draft);
};

const leftOutText = (clause: Clause): string =>
  clause.text.slice(Math.max(0, clause.text.search(/\b(?:without|not|no|sans|ohne|sin|sem|senza)\b/)));

const finish = (draft: Draft): PromptReading => {
  const {
    wishes,
    notPossible,
    hints,
    kept,
    keptParts,
    unmeant,
    stories,
    others,
    explicit,
    uncut,
    isVagueSize,
  } = draft;
  // "It is too big for the form, max 500 KB": the size in bytes says what "too big" means.
  if (isVagueSize && limitsFile(wishes.get('convert-format')?.options ?? {})) wishes.delete('resize');
  if (wishes.size === 0) {
    stories.forEach((told) => notPossible.add(told));
    draft.storyHints.forEach((hint) => hints.add(hint));
  }
  // "30 x 40 cm at 300 dpi, it needs enlarging": the size of the print says how much.
  if (wishes.get('resize')?.options['sides'] === 'either') wishes.delete('upscale');
  // "160 pixels, make it larger": this is the present size of the picture, and not the wanted one.
  if (wishes.has('upscale') && !wishes.has('resize')) unmeant.add('resize');
  let steps: readonly PlannedStep[] | null = inOrder(
    [...wishes].map(([operation, choices]) => ({ operation, ...choices })),
  );
  steps = agreeing(
    steps.flatMap((step) => [...others.filter(({ operation }) => operation === step.operation), step]),
    explicit,
  );
  steps = framed(steps, uncut);
  for (const region of kept) steps = steps === null ? null : sparing(steps, region);
  // "Blur the card numbers": a blurred background would still show them.
  if (steps?.some(hidesText) === true) unmeant.add('blur-background');
  // Nothing checks what a crop cuts off.
  if (keptParts.length > 0 && !wishes.has('crop')) unmeant.add('crop');
  const spared = withKeptParts(steps ?? [], keptParts);
  spared.told.forEach((told) => notPossible.add(told));
  spared.hints.forEach((hint) => hints.add(hint));
  if (steps === null || spared.steps === null) {
    return {
      steps: [],
      notPossible: notPossible.size > 0 ? [...notPossible] : ['keeping a part that would change'],
      hints: [...hints],
      unmeant: [...unmeant],
    };
  }
  return { steps: spared.steps, notPossible: [...notPossible], hints: [...hints], unmeant: [...unmeant] };
};

const readAlone = remembering((prompt) => readGiven(prompt, NOTHING_GIVEN));

/** Reads a prompt. Never throws: whatever it does not understand is listed in `notPossible`. */
export const readByRules = (prompt: string, given = NOTHING_GIVEN): PromptReading =>
  given.mask || given.reference ? readGiven(prompt, given) : readAlone(prompt);
