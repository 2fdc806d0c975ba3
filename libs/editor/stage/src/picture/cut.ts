import { commonEnd, commonStart, type Unit } from './units.ts';

/**
 * The division of a list of units: those before `start` are below, and those from `end` on are above what
 * changes.
 */
export interface Cut {
  readonly start: number;
  readonly end: number;
}

/**
 * Divides units so that only the middle has to be repainted. Without a change, returns `wanted` or else the
 * previous division. Keeps the previous division when all changes are in its middle; otherwise the changed
 * units become the middle.
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
