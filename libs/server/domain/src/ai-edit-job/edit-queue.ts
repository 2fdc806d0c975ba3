/** An editor's estimate: the kind of work, for comparison with past edits, and the duration. */
export interface ExpectedWork {
  readonly kind: string;
  readonly ms: number;
}

/** The expected duration of an edit that no editor estimates. */
const UNKNOWN_MS = 20_000;
/** How many shorter edits may overtake an edit of at least this duration, although they were requested later. */
export const EDIT_PATIENCE = [
  { fromMs: 12_000, passes: 8 },
  { fromMs: 4_000, passes: 3 },
] as const;
/**
 * The number of turns by which one step of priority puts an edit ahead. It is larger than any number of
 * requested edits, so that a higher priority always comes first.
 */
export const TURNS_OF_A_PRIORITY = 100_000_000;
/** The bounds of the factor by which past edits correct an estimate. */
const SLOWEST = 20;
const FASTEST = 0.05;

/**
 * Returns the expected duration in milliseconds. `slowness` is the factor by which past edits of this kind
 * exceeded their estimates.
 */
export const expectedMs = (work: ExpectedWork | null, slowness: number | null): number =>
  work === null
    ? UNKNOWN_MS
    : Math.max(1, Math.round(work.ms * Math.min(SLOWEST, Math.max(FASTEST, slowness ?? 1))));

/**
 * Returns how many later edits may overtake an edit of this duration. Short edits are never overtaken, and no
 * edit waits forever.
 */
export const passesOf = (ms: number): number => EDIT_PATIENCE.find(({ fromMs }) => ms >= fromMs)?.passes ?? 0;

/** Returns how many turns earlier than edits without priority an edit with this priority starts. */
export const leadOf = (priority: number): number => priority * TURNS_OF_A_PRIORITY;

/** The edits ahead of a waiting edit. */
export interface EditsAhead {
  readonly waiting: number;
  /** The expected remaining time of these edits, running or waiting. */
  readonly ms: number;
}

export interface PlaceInLine {
  /** The position in the queue: 1 for the edit that starts next. */
  readonly position: number;
  /** The expected time until the result in seconds. */
  readonly seconds: number;
}

export const placeInLine = (ahead: EditsAhead, ownMs: number): PlaceInLine => ({
  position: ahead.waiting + 1,
  seconds: Math.max(1, Math.ceil((ahead.ms + ownMs) / 1_000)),
});
