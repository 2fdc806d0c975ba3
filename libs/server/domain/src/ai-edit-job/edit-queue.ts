/** An editor's estimate of an edit: its kind, for comparison with past edits, and its duration. */
export interface ExpectedWork {
  readonly kind: string;
  readonly ms: number;
}

/** The assumed duration of an edit without an estimate. */
const UNKNOWN_MS = 20_000;
/** How many shorter edits, requested later, may overtake an edit that takes at least this long. */
export const EDIT_PATIENCE = [
  { fromMs: 12_000, passes: 8 },
  { fromMs: 4_000, passes: 3 },
] as const;
/** Edits of a higher priority overtake all others, as long as fewer than this are requested. */
const TURNS_OF_A_PRIORITY = 100_000_000;
/** The correction by past edits stays between these factors of the estimate. */
const SLOWEST = 20;
const FASTEST = 0.05;

/**
 * The expected duration in milliseconds. `slowness` is the factor by which past edits of this kind exceeded
 * their estimates.
 */
export const expectedMs = (work: ExpectedWork | null, slowness: number | null): number =>
  work === null
    ? UNKNOWN_MS
    : Math.max(1, Math.round(work.ms * Math.min(SLOWEST, Math.max(FASTEST, slowness ?? 1))));

/**
 * How many later edits may overtake one of this duration. Short edits are never overtaken, and none waits
 * forever.
 */
export const passesOf = (ms: number): number => EDIT_PATIENCE.find(({ fromMs }) => ms >= fromMs)?.passes ?? 0;

/** How many turns edits with this priority start ahead of edits without priority. */
export const leadOf = (priority: number): number => priority * TURNS_OF_A_PRIORITY;

/** The edits in front of a waiting edit. */
export interface EditsAhead {
  readonly waiting: number;
  /** The expected remaining time of the running and waiting edits ahead. */
  readonly ms: number;
}

export interface PlaceInLine {
  /** 1 for the edit that starts next. */
  readonly position: number;
  /** The expected seconds until the result. */
  readonly seconds: number;
}

export const placeInLine = (ahead: EditsAhead, ownMs: number): PlaceInLine => ({
  position: ahead.waiting + 1,
  seconds: Math.max(1, Math.ceil((ahead.ms + ownMs) / 1_000)),
});
