import type { NamedColor } from '@safelight/operations';
import { says } from '../clauses/clauses.ts';
import { inOrder, type PlannedStep } from '../prompt-reading.ts';
import { valueIn } from '../clauses/reading.ts';
import { bordersOf } from './border-details.ts';
import { colorsOf, isLike, nounFor, placesOf, type Said } from './said.ts';

/** Words in six languages for a line along a cut-out. */
const OUTLINE =
  /^(?:outlines?|outlined|contours?|strokes?|umrandung|kontur\p{L}*|umriss\p{L}*|contornos?|silueta|liseré|contour|rings?|anillo|aro|anneau|anel|anello|rand|rahmen|marco|cadre|moldura|cornice|frames?|edges?|borders?|bordes?|bordures?|bordas?|bord[oi]|rim)$/iu;
const STICKER =
  /^(?:stickers?|aufkleber|sticker\p{L}*|pegatina|calcomanía|autocollants?|gommette|adesivo|figurinha|adesivi)$/iu;
const ALONG = /^(?:outlines?|outlined|contours?|kontur\p{L}*|umriss\p{L}*|contornos?|silhouette|silueta)$/iu;
const AROUND = /^(?:around|um|alrededor|autour|redor|volta|attorno|intorno)$/iu;
const CIRCLE = /^(?:circle|kreis|círculo|circulo|cercle|cerchio)$/iu;
const HINT = 'A line can be drawn along a cut-out: ask to remove the background too.';

const isSomebody = (said: Said, from: number): boolean =>
  said.words
    .slice(from)
    .slice(0, 4)
    .some((word) => says(word, 'subject', 'face') || valueIn(word, 'thing') !== null);

/** The color of a ring around a round picture: "with a gold ring", "avec un cercle bleu autour". */
const ringIn = (said: Said): NamedColor | undefined => {
  const lines = placesOf(said, OUTLINE);
  const circles = placesOf(said, CIRCLE);
  const isRing = (at: number): boolean =>
    lines.some((noun) => noun === nounFor(said, at)) ||
    (circles.some((circle) => Math.abs(circle - at) === 1) && placesOf(said, AROUND).length > 0);
  return colorsOf(said).find(({ at }) => isRing(at));
};

/** The steps in which a border follows what is cut out or rounded, or the reason why it cannot. */
export const withOutline = (
  steps: readonly PlannedStep[],
  said: Said,
): { readonly steps: readonly PlannedStep[]; readonly refusal: string | null } => {
  const isCut = steps.some(({ operation }) => operation === 'remove-background');
  const isRound = steps.some(({ operation }) => operation === 'round-corners');
  const isLettered = steps.some(({ operation }) => operation === 'add-text' || operation === 'watermark');
  const isSticker = placesOf(said, STICKER).length > 0;
  const lines = placesOf(said, OUTLINE);
  const along = placesOf(said, ALONG);
  const follows = (step: PlannedStep): PlannedStep =>
    step.operation === 'border' && (step.options['shape'] ?? 'border') === 'border'
      ? { ...step, options: { ...step.options, shape: 'outline' } }
      : step;
  const hasBorder = steps.some(({ operation }) => operation === 'border');
  const around = along.some((at) =>
    said.words.slice(at, at + 3).some((word, index) => isLike(word, AROUND) && isSomebody(said, at + index)),
  );
  const line: PlannedStep = { operation: 'border', strength: 1, options: {} };
  if (isRound) {
    const ring = hasBorder ? undefined : ringIn(said);
    const drawn = ring === undefined ? [] : [{ ...line, options: { color: ring.hex, name: ring.name } }];
    const bordered = drawn.flatMap((step) => bordersOf(step, said));
    return { steps: [...steps, ...bordered].map(follows), refusal: null };
  }
  if (isSticker && hasBorder && !isCut && !isLettered) {
    const cut: PlannedStep = { operation: 'remove-background', strength: 1, options: {} };
    return { steps: inOrder([cut, ...steps.map(follows)]), refusal: null };
  }
  if (isCut && lines.length > 0 && (isSticker || along.length > 0) && !isLettered) {
    const isColored = colorsOf(said).length > 0 || along.length > 0;
    const drawn = hasBorder || !isColored ? steps : [...steps, ...bordersOf(line, said)];
    return { steps: drawn.map(follows), refusal: null };
  }
  if (hasBorder && around && !isCut)
    return { steps: steps.filter(({ operation }) => operation !== 'border'), refusal: HINT };
  return { steps, refusal: null };
};
