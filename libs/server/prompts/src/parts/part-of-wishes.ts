import type { OperationId } from '@safelight/operations';
import { says } from '../clauses/clauses.ts';
import type { Wanted } from '../clauses/reading.ts';
import { isLocal, regionIn, type NamedRegion } from '../regions.ts';
import { cornerIn, middleOrEdgesIn, sideIn } from './side-of-picture.ts';
import { nounOfPlace } from './stands-on.ts';
import { namesUnknownPart } from './unknown-parts.ts';
import type { Word } from '../words/words.ts';

/** Repairs of the whole picture, whichever part shows the fault: "remove the haze from the mountains". */
const REPAIRS_ANYWHERE: readonly string[] = ['dehaze', 'denoise', 'repair-scratches'];
/** Corrections of the whole picture, unless the words name a part: "less red in the face". */
const ANYWHERE: readonly string[] = ['dehaze', 'denoise', 'repair-scratches', 'color-correction', 'hdr'];

/** What is done to corners, the middle or the edges of the picture. There it is also cut off, rounded, or has a text. */
const TONES_THERE: readonly OperationId[] = [
  'brighten',
  'darken',
  'low-light',
  'contrast',
  'blur',
  'pixelate',
  'black-and-white',
  'saturation',
  'warm-tones',
  'cool-tones',
];
/** Outlines are edges too, and sharper ones are wanted in the whole picture. */
const TONES_OF_MIDDLE: readonly OperationId[] = [...TONES_THERE, 'sharpen'];

/** Repairs that find what is damaged wherever it is: "a tear on the left side". */
const WHOLE_PRINT: readonly string[] = ['repair-scratches', 'denoise', 'dehaze', 'fade'];

const SKY = /^(?:sky|skies|himmel|cielo|ciel|céu|ceu|clouds|nubes|wolken|nuages|nuvens|nuvole)$/i;
/** Ground and water, which fill a picture. */
const AROUND =
  /^(?:beach|sand|snow|sea|water|strand|schnee|meer|wasser|playa|arena|nieve|mar|agua|plage|sable|neige|mer|eau|praia|areia|neve|água|spiaggia|sabbia|mare|acqua)$/i;
/** Corrections of the whole picture whose fault is seen on skin: "my skin looks grey". */
const OF_SKIN: readonly string[] = ['color-correction', 'warm-tones', 'cool-tones', 'hdr'];

/** The words of a clause and the wishes that the rules read in them. */
interface ReadClause {
  readonly words: readonly Word[];
  /** The words without those for something that should be added. */
  readonly about: readonly Word[];
  /** The words that no rule took. */
  readonly left: readonly Word[];
  readonly wanted: readonly Wanted[];
}

/** The part of the picture for which a clause has wishes. */
export interface PartOfWishes {
  readonly region: NamedRegion;
  /** True if the words leave no doubt that only a part is meant: "only the guitar", "on the veil", "the boy at the back". */
  readonly isSure: boolean;
  /** True if an operation is meant for this part, and not for the whole picture. */
  readonly concerns: (operation: OperationId) => boolean;
}

const SCREENS: readonly string[] = ['tv', 'laptop', 'cell phone'];
/** "The screen behind me": of screens there is seldom more than one. */
const isOnlyScreen = (region: string, words: readonly Word[]): boolean =>
  SCREENS.includes(region) && !words.some((word) => says(word, 'place:left', 'place:right', 'place:front'));

/** The side, the corners, the middle or the edges of the picture for which the words have these wishes. Null for none. */
const placeOfPicture = (words: readonly Word[], wanted: readonly Wanted[]): string | null => {
  const areAll = (operations: readonly OperationId[]): boolean =>
    wanted.length > 0 && wanted.every(({ operation }) => operations.includes(operation));
  const side = sideIn(words) ?? (areAll(TONES_THERE) ? cornerIn(words) : null);
  if (side !== null) return side;
  const around = middleOrEdgesIn(words);
  return areAll(around === 'middle' ? TONES_OF_MIDDLE : TONES_THERE) ? around : null;
};

export const partOfWishes = ({ words, about, left, wanted }: ReadClause): PartOfWishes => {
  const isOnly = words.some((word) => says(word, 'only'));
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
    !isOnlyScreen(named.region, left) &&
    left.some((word) => says(word, 'place:left', 'place:right', 'place:behind', 'place:front'));
  // A look "on the harbor" is for the whole picture, because that shows the harbor.
  const isOfTones = isOnly || wanted.some(({ operation }) => isLocal(operation));
  const standsOn = nounOfPlace(about);
  const isOfUnknown =
    named === null &&
    (namesUnknownPart(words, left, wanted) ||
      (isOfTones && standsOn !== undefined && left.includes(standsOn)));
  const side = named === null || named === 'unknown' ? placeOfPicture(about, wanted) : null;
  const region =
    side !== null ? { region: side } : isOneOfSeveral || isOfUnknown ? ('unknown' as const) : named;
  // Highlights are in the sky anyway.
  const isOfSky = words.some((word) => says(word, 'highlight')) && words.some(({ text }) => SKY.test(text));
  const isOfSkin =
    isOfSky || (words.some((word) => says(word, 'skin')) && !words.some((word) => says(word, 'part')));
  // "The snow is blinding": snow fills the picture, so the whole picture is too bright.
  const isGlare =
    words.some((word) => says(word, 'overexposed')) && words.some(({ text }) => AROUND.test(text));
  // "Unblur the text on the sign": the whole picture may become sharper.
  const isToBeRead = standsOn !== undefined && words.some((word) => says(word, 'word'));
  const concerns = (operation: OperationId): boolean =>
    (side !== null && !WHOLE_PRINT.includes(operation)) ||
    (region !== null &&
      !(standsOn === undefined ? ANYWHERE : REPAIRS_ANYWHERE).includes(operation) &&
      !(region === 'unknown' && isToBeRead && operation === 'sharpen') &&
      !(isGlare && region === 'unknown' && operation === 'darken') &&
      !(isOfSkin && region === 'unknown' && OF_SKIN.includes(operation)) &&
      (isOnly ||
        standsOn !== undefined ||
        isLocal(operation) ||
        region === 'unknown' ||
        region.region === 'background'));
  return { region, isSure: isOnly || isOneOfSeveral || standsOn !== undefined, concerns };
};
