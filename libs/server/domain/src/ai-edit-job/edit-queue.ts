/** What an editor expects of an edit: its kind, whose past edits are measured, and its time by the editor's own figures. */
export interface ExpectedWork {
  readonly kind: string;
  readonly ms: number;
}

/** The time of an edit that no editor has an expectation of. */
const UNKNOWN_MS = 20_000;
/** Edits from these times on let as many shorter ones pass that are requested after them. */
export const EDIT_PATIENCE = [
  { fromMs: 12_000, passes: 8 },
  { fromMs: 4_000, passes: 3 },
] as const;
/** Edits of a higher priority pass all others, as long as fewer than this are requested. */
const TURNS_OF_A_PRIORITY = 100_000_000;
/** Measured times are believed within these bounds of the editor's own figures. */
const SLOWEST = 20;
const FASTEST = 0.05;

/** How many milliseconds an edit will take; `slowness` is how many times longer than estimated past edits of its kind took. */
export const expectedMs = (work: ExpectedWork | null, slowness: number | null): number =>
  work === null
    ? UNKNOWN_MS
    : Math.max(1, Math.round(work.ms * Math.min(SLOWEST, Math.max(FASTEST, slowness ?? 1))));

/** How many later edits may pass one of this length: short edits wait for nobody, and none waits for ever. */
export const passesOf = (ms: number): number => EDIT_PATIENCE.find(({ fromMs }) => ms >= fromMs)?.passes ?? 0;

/** How far the edits of a plan go ahead of those of plans without priority. */
export const leadOf = (priority: number): number => priority * TURNS_OF_A_PRIORITY;

/** What runs or waits before an edit that waits. */
export interface EditsAhead {
  readonly waiting: number;
  /** Milliseconds that these and the running ones are expected to take. */
  readonly ms: number;
}

/** Where an edit stands in the queue. */
export interface PlaceInLine {
  /** 1 for the next one to begin. */
  readonly position: number;
  /** Expected until its result. */
  readonly seconds: number;
}

export const placeInLine = (ahead: EditsAhead, ownMs: number): PlaceInLine => ({
  position: ahead.waiting + 1,
  seconds: Math.max(1, Math.ceil((ahead.ms + ownMs) / 1_000)),
});
