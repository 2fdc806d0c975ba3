import { commonEnd, commonStart, type Unit } from './units.ts';

/** Where a list of units is cut: those before `start` lie below, those from `end` on above what changes. */
export interface Cut {
  readonly start: number;
  readonly end: number;
}

/**
 * Where to cut units so that only the middle has to be painted again: as before when all that changed lies between
 * the old cuts, otherwise around what changed. With `wanted` the cut follows it where nothing changed.
 */
export const cutFor = (
  before: { readonly units: readonly Unit[]; readonly cut: Cut } | null,
  units: readonly Unit[],
  wanted: Cut | null,
): Cut => {
  if (before === null) return wanted ?? { start: units.length, end: units.length };
  const shorter = Math.min(before.units.length, units.length);
  const start = Math.min(commonStart(before.units, units), shorter);
  if (start === before.units.length && start === units.length) return wanted ?? before.cut;
  const end = commonEnd(before.units, units, shorter - start);
  const above = before.units.length - before.cut.end;
  return start >= before.cut.start && end >= above
    ? { start: before.cut.start, end: units.length - above }
    : { start, end: units.length - end };
};
