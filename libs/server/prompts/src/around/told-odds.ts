import { featuresOf, type Features } from '../classifier/features.ts';
import { logOddsOf } from '../classifier/weights.ts';
import { weightsIn } from '../classifier/weights-file.ts';
import { remembering } from '../memory/remembering.ts';
import { TOLD_SHA256 } from './told-hash.ts';

/*
 * A classifier of sentences, which learned from thousands of them what people only tell beside a wish, and what belongs to
 * one: wishes themselves, complaints, limits, and who or what is meant.
 */

/** The weights of the classifier, in `models/`. */
export const TOLD_FILE = 'told.bin';

const weights = weightsIn(TOLD_FILE, TOLD_SHA256);

/** The features of a sentence or of a part of one. It is judged by its words alone. */
export const sentenceFeatures = (sentence: string): Features =>
  featuresOf(sentence, { steps: [], notPossible: [], hints: [] });

/** The log odds that a sentence, or a part of one, only tells something: 0 is as likely as not. */
export const toldOdds = remembering(
  (sentence: string): number => logOddsOf(weights(), sentenceFeatures(sentence))[0] ?? 0,
);
