import type { Given } from '@safelight/operations';
import { withOwnAmounts, type Found } from '../amounts/own-amounts.ts';
import { createReading, type Finding, type Rule, type Wanted } from '../clauses/reading.ts';
import { readBackground } from '../rules/backgrounds.ts';
import { readColorDown, readTint } from '../rules/casts.ts';
import { readBeyond } from '../rules/beyond.ts';
import { readFaces } from '../rules/faces.ts';
import { readLook } from '../rules/looks.ts';
import { readRemoval } from '../rules/objects.ts';
import { readRecolor } from '../rules/recolor.ts';
import { readRegion } from '../rules/regions.ts';
import { readShape } from '../rules/shapes.ts';
import { readSide } from '../rules/sides.ts';
import { readText } from '../rules/texts.ts';
import { readTone } from '../rules/tones.ts';
import type { Word } from '../words/words.ts';

/** The rules in the order in which they are tried, special ones before general ones. */
const RULES: readonly Rule[] = [
  readColorDown,
  readTint,
  readRegion,
  readBeyond,
  readText,
  readFaces,
  readBackground,
  readRecolor,
  readSide,
  readShape,
  readRemoval,
  readLook,
  readTone,
];
/** The requests in one clause. Each is found by the first rule that understands it. */
export const findAll = (
  words: readonly Word[],
  before: readonly Word[],
  given: Given,
): {
  readonly wanted: readonly Wanted[];
  readonly refused: Exclude<Finding, null | { wanted: unknown }> | null;
  readonly left: readonly Word[];
} => {
  const reading = createReading(words, before);
  const read: Found[] = [];
  const wanted = (): readonly Wanted[] => withOwnAmounts(words, read);
  for (let found: Finding = null, round = 0; round < 8; round++) {
    const open = reading.left();
    found = RULES.reduce<Finding>((earlier, rule) => earlier ?? rule(reading, given), null);
    if (found === null) break;
    if (!('wanted' in found)) return { wanted: wanted(), refused: found, left: reading.left() };
    const left = reading.left();
    read.push({ wanted: found.wanted, taken: open.filter((word) => !left.includes(word)) });
    if (left.length === open.length) break;
  }
  return { wanted: wanted(), refused: null, left: reading.left() };
};
