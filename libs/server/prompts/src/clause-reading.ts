import type { OperationId } from '@safelight/operations';
import type { Wanted } from './clauses/reading.ts';
import type { Region } from './regions.ts';

export const PAINT_HINT = 'Paint over the part that is meant, and ask again.';
export const KEEP_HINT = 'Paint over the part that may change, and the rest stays as it is.';

/** The result of reading one clause. */
export interface ClauseReading {
  readonly wanted: readonly Wanted[];
  /** True when the words request something that cannot be done. */
  readonly isBeyond: boolean;
  readonly hint: string | null;
  readonly amount: number | null;
  /** The part that must not change; `unknown` for one that cannot be found. */
  readonly kept: Region | null;
  /** The words for something that should be added: "vintage with a hat". */
  readonly extra: string | null;
  /** True when a pronoun stands for a thing that an earlier clause named, which itself needs no operation then. */
  readonly refersBack?: boolean;
  /** Operations that must not be done instead, because they would change more than the clause allows. */
  readonly unmeant?: readonly OperationId[];
}

export const NOTHING: ClauseReading = {
  wanted: [],
  isBeyond: false,
  hint: null,
  amount: null,
  kept: null,
  extra: null,
};
