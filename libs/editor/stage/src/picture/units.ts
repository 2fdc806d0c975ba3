import type { LayerNode } from '@safelight/engine';

/**
 * A layer of the outermost ones with the filter layers right above it that change it alone: they can only be painted
 * together.
 */
export type Unit = readonly LayerNode[];

const isOwnFilter = ({ layer }: LayerNode): boolean => layer.type === 'filter' && layer.scope === 'layer';

/** Redactions come last of all, whatever their place in the list; placeholders are not painted. */
const isPainted = ([node]: Unit): boolean =>
  node !== undefined && node.layer.type !== 'redact' && node.layer.type !== 'placeholder';

/** The nodes of a scene as units, from the bottom to the top. */
export const unitsOf = (nodes: readonly LayerNode[]): readonly Unit[] => {
  const units: LayerNode[][] = [];
  for (const node of nodes) {
    const under = units.at(-1);
    if (isOwnFilter(node) && under !== undefined) under.push(node);
    else units.push([node]);
  }
  return units.filter(isPainted);
};

/** True when a unit's pixels depend on what lies below it. What a group holds never does: it is painted apart. */
export const readsBelow = ([node]: Unit): boolean =>
  node !== undefined && (node.layer.blend !== 'normal' || node.layer.type === 'filter');

/** Nodes are the same object for as long as nothing in them changed. */
export const sameUnit = (a: Unit, b: Unit | undefined): boolean =>
  a.length === b?.length && a.every((node, index) => node === b[index]);

export const sameUnits = (a: readonly Unit[], b: readonly Unit[]): boolean =>
  a.length === b.length && a.every((unit, index) => sameUnit(unit, b[index]));

/** How many units two lists begin with alike. */
export const commonStart = (a: readonly Unit[], b: readonly Unit[]): number => {
  const different = a.findIndex((unit, index) => !sameUnit(unit, b[index]));
  return different === -1 ? a.length : different;
};

/** How many units two lists end with alike, at most `most`. */
export const commonEnd = (a: readonly Unit[], b: readonly Unit[], most: number): number => {
  let count = 0;
  while (count < most && sameUnit(a.at(-1 - count) ?? [], b.at(-1 - count))) count += 1;
  return count;
};

const holds = ({ layer, children }: LayerNode, ids: ReadonlySet<string>): boolean =>
  ids.has(layer.id) || children.some((child) => holds(child, ids));

/** From the lowest to the highest unit that holds one of these layers; null when none does. */
export const windowOf = (
  units: readonly Unit[],
  ids: ReadonlySet<string>,
): { readonly start: number; readonly end: number } | null => {
  const isHeld = (unit: Unit): boolean => unit.some((node) => holds(node, ids));
  const start = units.findIndex(isHeld);
  return start === -1 ? null : { start, end: units.findLastIndex(isHeld) + 1 };
};
