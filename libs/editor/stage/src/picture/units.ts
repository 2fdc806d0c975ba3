import { isOwnFilter, type LayerNode } from '@safelight/engine';

/**
 * An outermost layer with the filter layers directly above it that affect only this layer: they can only be
 * painted together.
 */
export type Unit = readonly LayerNode[];

/** Redactions are painted last, whatever their position in the list; placeholders are not painted. */
const isPainted = ([node]: Unit): boolean =>
  node !== undefined && node.layer.type !== 'redact' && node.layer.type !== 'placeholder';

/** Groups the nodes of a scene into units, from bottom to top. */
export const unitsOf = (nodes: readonly LayerNode[]): readonly Unit[] => {
  const units: LayerNode[][] = [];
  for (const node of nodes) {
    const under = units.at(-1);
    if (isOwnFilter(node.layer) && under !== undefined) under.push(node);
    else units.push([node]);
  }
  return units.filter(isPainted);
};

/**
 * True when a unit's pixels depend on what is below it. The contents of a group never matter, because a group
 * is painted separately.
 */
export const readsBelow = ([node]: Unit): boolean =>
  node !== undefined && (node.layer.blend !== 'normal' || node.layer.type === 'filter');

/** True when two units are equal: a node stays the same object as long as nothing in it changes. */
export const sameUnit = (a: Unit, b: Unit | undefined): boolean =>
  a.length === b?.length && a.every((node, index) => node === b[index]);

export const sameUnits = (a: readonly Unit[], b: readonly Unit[]): boolean =>
  a.length === b.length && a.every((unit, index) => sameUnit(unit, b[index]));

/** The number of units at the start of two lists that are the same. */
export const commonStart = (a: readonly Unit[], b: readonly Unit[]): number => {
  const different = a.findIndex((unit, index) => !sameUnit(unit, b[index]));
  return different === -1 ? a.length : different;
};

/** The number of units at the end of two lists that are the same, at most `most`. */
export const commonEnd = (a: readonly Unit[], b: readonly Unit[], most: number): number => {
  let count = 0;
  while (count < most && sameUnit(a.at(-1 - count) ?? [], b.at(-1 - count))) count += 1;
  return count;
};

const holds = ({ layer, children }: LayerNode, ids: ReadonlySet<string>): boolean =>
  ids.has(layer.id) || children.some((child) => holds(child, ids));

/** The range from the lowest to the highest unit that contains one of these layers; null when none does. */
export const windowOf = (
  units: readonly Unit[],
  ids: ReadonlySet<string>,
): { readonly start: number; readonly end: number } | null => {
  const isHeld = (unit: Unit): boolean => unit.some((node) => holds(node, ids));
  const start = units.findIndex(isHeld);
  return start === -1 ? null : { start, end: units.findLastIndex(isHeld) + 1 };
};
