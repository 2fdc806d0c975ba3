import { type Given, operationOf } from '@safelight/operations';
import { amountIn, STRENGTH } from '../amounts/amounts.ts';
import { says } from '../clauses/clauses.ts';
import { piecesOf, withVerbs } from '../pieces.ts';
import { inOrder, quote, unquoted, type PlannedStep, type PromptReading } from '../prompt-reading.ts';
import { isBesideWish } from '../remarks/remarks.ts';
import { wordsOf } from '../words/words.ts';
import {
  keepsTexture,
  mayAskToSmooth,
  namesEyes,
  namesFace,
  onlyFollows,
  saidOfRedness,
  saysCast,
  type OfRedness,
} from './said-of-redness.ts';

const FACES_ONLY =
  'Redness is calmed in faces only. Paint over the part that is meant, and ask for less color.';
/** The words that the readers understand for what else a piece about redness asks for. */
const RED_EYES = 'remove the red eyes';
const SMOOTHER = 'smooth the skin';
const OF_COLORS = [
  'color',
  'cast',
  'picture',
  'everything',
  'background',
  'vivid',
  'op:color-correction',
] as const;

interface Said {
  readonly text: string;
  readonly says: OfRedness;
  /** Where the piece stands in the prompt. */
  readonly from: number;
  readonly to: number;
  /** The piece as a wish of its own, with the verb that it shares with another piece. */
  readonly wish: string;
}

const saidIn = (prompt: string): readonly Said[] => {
  const pieces = piecesOf(prompt);
  const wishes = withVerbs(pieces);
  const isOfEyes = pieces.some(namesEyes) && !pieces.some(namesFace);
  let isOfFace = false;
  let to = 0;
  const said = pieces.map((text, at) => {
    const wish = wishes[at] ?? text;
    const says = saidOfRedness(wish, { isOfFace, isOfEyes });
    isOfFace = says?.of === 'face' || namesFace(text) || (isOfFace && onlyFollows(text));
    const from = prompt.indexOf(text, to);
    to = from + text.length;
    return { text, says, from, to, wish };
  });
  // "My face and arms are sunburnt".
  return said.map((one, at) =>
    one.says === null &&
    said[at + 1]?.says?.of === 'elsewhere' &&
    namesFace(one.text) &&
    onlyFollows(one.text)
      ? { ...one, says: { of: 'face', withSpots: false, isLikened: false } }
      : one,
  );
};

/** The prompt without some of its pieces. Pieces that stand beside each other keep what is between them: "4:5". */
const without = (
  prompt: string,
  said: readonly Said[],
  isLeftOut: (piece: Said) => boolean,
): readonly string[] =>
  said.reduce<readonly string[]>((kept, piece, at) => {
    if (isLeftOut(piece)) return kept;
    const before = said[at - 1];
    if (before === undefined || isLeftOut(before) || piece.wish !== piece.text)
      return [...kept, piece.wish.trim()];
    const joined = `${kept.at(-1) ?? ''}${prompt.slice(before.to, piece.to)}`;
    return [...kept.slice(0, -1), joined.trim()];
  }, []);

const A_LITTLE = /(?<!\p{L})(?:um pouco|um pouquinho|un poco|un peu|a little|a bit|ein bisschen)(?!\p{L})/iu;
/** How strong the calming is: only what is asked for less of counts, because "a very red nose" is no amount. */
const strengthOf = (pieces: readonly string[]): number => {
  const amounts = pieces.map((piece) => amountIn(wordsOf(piece).words)).filter((amount) => amount !== null);
  // "Tira um pouco" is one verb in the lexicons.
  if (amounts.length === 0 && pieces.some((piece) => A_LITTLE.test(piece))) return STRENGTH.subtle;
  const least = Math.min(...amounts);
  return amounts.length > 0 && least < STRENGTH.normal ? least : STRENGTH.normal;
};

/**
 * True if a step is asked for beside the redness. Stories about it read like complaints of light and color: "I have
 * rosacea, the flash made it worse".
 */
const isAsked = (
  { operation, options }: PlannedStep,
  others: string,
  whole: () => PromptReading,
): boolean => {
  if (operation === 'smooth-skin') return mayAskToSmooth(others);
  const isTone = operationOf(operation).phase === 'correction' && !('where' in options);
  const isNamed = wordsOf(others).words.some((word) => says(word, ...OF_COLORS));
  const isVague = operation === 'color-correction';
  return !isTone || isNamed || (!isVague && whole().steps.some((step) => step.operation === operation));
};

/**
 * The reading of a prompt that asks to calm the redness of faces: a step for it, and what `read` reads of the rest of the
 * prompt. Null if the prompt does not speak of redness of the skin. Redness of other parts of the body is refused.
 */
export const withRedness = (
  prompt: string,
  { mask }: Given,
  read: (rest: string) => PromptReading,
): PromptReading | null => {
  const said = saidIn(prompt);
  const isOf = (of: string) => said.filter(({ says }) => says?.of === of);
  const [faces, elsewhere, eyes] = [isOf('face'), isOf('elsewhere'), isOf('eyes')];
  // What is painted over says itself which part is meant.
  if (mask && elsewhere.length > 0) return null;
  if (faces.length + elsewhere.length + eyes.length === 0 || saysCast(prompt)) return null;
  const isFollowing = ({ text, says }: Said): boolean =>
    says === null && (onlyFollows(text) || keepsTexture(text));
  const told = elsewhere.map(({ text }) => quote(text));
  const spots = faces.some(({ says }) => says?.of === 'face' && says.withSpots) ? [SMOOTHER] : [];
  const others = without(prompt, said, (one) => one.says !== null || isFollowing(one));
  // "Less saturated, my face looks like a tomato": the likeness only says why something else is wished.
  const isReason = faces.every(({ says }) => says?.of === 'face' && says.isLikened);
  if (faces.length > 0 && isReason && others.length > 0) return null;
  const rest = [...others, ...(eyes.length > 0 ? [RED_EYES] : []), ...spots];
  const step: PlannedStep = {
    operation: 'smooth-skin',
    strength: strengthOf([...faces, ...said.filter(isFollowing)].map(({ text }) => text)),
    options: { of: 'redness' },
  };
  const calmed = faces.length > 0 ? [step] : [];
  const hints = told.length > 0 ? [FACES_ONLY] : [];
  if (rest.length === 0) return { steps: calmed, notPossible: told, hints };
  const reading = read(rest.join(', '));
  const notPossible = reading.notPossible.filter((words) => !isBesideWish(unquoted(words)));
  const steps = reading.steps.filter((step) =>
    isAsked(step, [...others, ...spots].join(', '), () => read(prompt)),
  );
  return {
    ...reading,
    steps: inOrder([...calmed, ...steps]),
    notPossible: [...told, ...notPossible],
    hints: [...hints, ...(notPossible.length > 0 ? reading.hints : [])],
  };
};
