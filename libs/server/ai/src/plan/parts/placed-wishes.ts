import type { Given, StepOptions } from '../../operation.ts';
import { operationOf } from '../../operations/registry.ts';
import { NOTHING, PAINT_HINT, type ClauseReading } from '../clause-reading.ts';
import { says, type Clause } from '../clauses/clauses.ts';
import { isDoubtful } from '../doubt.ts';
import type { Wanted } from '../clauses/reading.ts';
import { canBePartial, isLocal, regionIn, type Region } from '../regions.ts';
import { isOfFolds, namesUnknownPart, unmeantFor } from './unknown-parts.ts';
import type { Word } from '../words/words.ts';

/** True for a word that requests something although no rule has read it. Verbs alone request nothing. */
const carriesWish = (word: Word): boolean =>
  (word.concepts.size === 0 && word.measure === null && /\p{L}{2}/u.test(word.text)) ||
  says(word, 'part', 'word', 'watermark', 'background') ||
  [...word.concepts].some((concept) => /^(?:thing|region|beyond):/.test(concept));

export const withRegion = (wanted: Wanted, region: Region): Wanted => ({
  ...wanted,
  options: { ...wanted.options, where: region } satisfies StepOptions,
});

/** Repairs of the whole picture, whichever part shows the fault: "remove the haze from the mountains". */
const ANYWHERE: readonly string[] = ['dehaze', 'denoise', 'repair-scratches', 'color-correction', 'hdr'];

const SKY = /^(?:sky|skies|himmel|cielo|ciel|céu|ceu|clouds|nubes|wolken|nuages|nuvens|nuvole)$/i;
/** Ground and water, which fill a picture. */
const AROUND =
  /^(?:beach|sand|snow|sea|water|strand|schnee|meer|wasser|playa|arena|nieve|mar|agua|plage|sable|neige|mer|eau|praia|areia|neve|água|spiaggia|sabbia|mare|acqua)$/i;
/** Corrections of the whole picture whose fault is seen on skin: "my skin looks grey". */
const OF_SKIN: readonly string[] = ['color-correction', 'warm-tones', 'cool-tones', 'hdr'];

/** Limits requests to the part that the clause names; refuses them when that part cannot be found. */
export const placedWishes = (
  clause: Clause,
  words: readonly Word[],
  wanted: readonly Wanted[],
  left: readonly Word[],
  given: Given,
): ClauseReading => {
  const rest = left.filter((word) => !says(word, 'article', 'filler'));
  if (wanted.length === 0) {
    const asks =
      rest.some(carriesWish) ||
      rest.some((word) => says(word, 'add', 'replace', 'write') && !says(word, 'make'));
    return { ...NOTHING, isBeyond: asks && !given.mask ? true : asks };
  }
  if (isDoubtful(words, wanted, left) && !given.mask) return { ...NOTHING, isBeyond: true };
  if (isOfFolds(words, wanted) && !given.mask)
    return { ...NOTHING, isBeyond: true, hint: PAINT_HINT, unmeant: ['smooth-skin', 'repair-scratches'] };
  const isOnly = words.some((word) => says(word, 'only'));
  const withAt = words.findIndex((word) => says(word, 'with'));
  const extraWords = withAt < 0 ? [] : words.slice(withAt + 1);
  const hasExtra = extraWords.some((word) => left.includes(word) && carriesWish(word));
  const extra = hasExtra ? extraWords.map(({ text }) => text.toLowerCase()).join(' ') : null;
  const about = hasExtra ? words.slice(0, withAt) : words;
  const adds =
    rest.some(
      (word) => carriesWish(word) && words.indexOf(word) > words.findIndex((other) => says(other, 'add')),
    ) && words.some((word) => says(word, 'add') && !says(word, 'make'));
  if (adds && !hasExtra && !given.mask) return { ...NOTHING, wanted: [], isBeyond: true };
  if (given.mask) return { ...NOTHING, wanted, extra };
  const named = regionIn(
    about.filter(
      (word) => left.includes(word) || says(word, 'article', 'picture', 'make', 'less', 'more', 'fix'),
    ),
  );
  // "The boy at the back": the detector finds boys, but nothing finds out which of them is meant.
  const isOneOfSeveral =
    named !== null &&
    named !== 'unknown' &&
    named.region !== 'background' &&
    left.some((word) => says(word, 'place:left', 'place:right', 'place:behind', 'place:front'));
  const isOfUnknown = named === null && namesUnknownPart(words, left, wanted);
  // "Blur only the bottom part": a side of the picture, which only a mask can mean.
  const isOfSide =
    isOnly &&
    named === null &&
    left.some((word) => says(word, 'place:left', 'place:right', 'place:top', 'place:bottom'));
  const region = isOneOfSeveral || isOfUnknown || isOfSide ? 'unknown' : named;
  // The sky is where highlights are.
  const isOfSky = words.some((word) => says(word, 'highlight')) && words.some(({ text }) => SKY.test(text));
  const isOfSkin =
    isOfSky || (words.some((word) => says(word, 'skin')) && !words.some((word) => says(word, 'part')));
  // "The snow is blinding": what lies all around is too bright, and so is the picture.
  const isGlare =
    words.some((word) => says(word, 'overexposed')) && words.some(({ text }) => AROUND.test(text));
  const placed: Wanted[] = [];
  for (const one of wanted) {
    const concerns =
      region !== null &&
      !ANYWHERE.includes(one.operation) &&
      !(isGlare && region === 'unknown' && one.operation === 'darken') &&
      !(isOfSkin && region === 'unknown' && OF_SKIN.includes(one.operation)) &&
      (isOnly || isLocal(one.operation) || region === 'unknown' || region.region === 'background');
    const isFree = operationOf(one.operation).namesParts === true || 'where' in one.options;
    if (!concerns || isFree || !['correction', 'look', 'repair'].includes(operationOf(one.operation).phase))
      placed.push(one);
    else if (region === 'unknown' || !canBePartial(one.operation))
      return { ...NOTHING, isBeyond: true, hint: PAINT_HINT, unmeant: unmeantFor(words, wanted) };
    else placed.push(withRegion(one, region.region));
  }
  return { ...NOTHING, wanted: placed, extra };
};
