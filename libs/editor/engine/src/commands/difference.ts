import type { EditorDocument } from '../document/document.ts';
import { hasStrokes, type Layer, type Stroke } from '../document/layer.ts';
import type { Change } from './change.ts';
import { equal } from './equal.ts';

/** The number of items at the start of two lists that are the same objects. */
const sharedStart = (a: readonly unknown[], b: readonly unknown[]): number => {
  const length = Math.min(a.length, b.length);
  const different = a.findIndex((item, index) => index >= length || item !== b[index]);
  return different === -1 ? length : different;
};

const strokesBetween = (
  { id, of }: { readonly id: string; readonly of: 'layer' | 'mask' },
  before: readonly Stroke[],
  after: readonly Stroke[],
): readonly Change[] => {
  const at = sharedStart(before, after);
  const rest = [before.slice(at), after.slice(at)] as const;
  const end = sharedStart(rest[0].toReversed(), rest[1].toReversed());
  const cut = rest[0].length - end;
  const put = rest[1].slice(0, rest[1].length - end);
  return cut === 0 && put.length === 0 ? [] : [{ kind: 'strokes', id, of, at, cut, put }];
};

/** True when two masks differ only in their strokes. */
const onlyStrokesDiffer = (before: Layer, after: Layer): boolean =>
  before.mask !== null &&
  after.mask !== null &&
  equal({ ...before.mask, strokes: [] }, { ...after.mask, strokes: [] });

const layerBetween = (before: Layer, after: Layer): readonly Change[] => {
  if (before === after) return [];
  const { id } = before;
  const changes: Change[] = [];
  const apart = new Set<string>();
  if (hasStrokes(before) && hasStrokes(after)) {
    changes.push(...strokesBetween({ id, of: 'layer' }, before.strokes, after.strokes));
    apart.add('strokes');
  }
  if (before.mask && after.mask && onlyStrokesDiffer(before, after)) {
    changes.push(...strokesBetween({ id, of: 'mask' }, before.mask.strokes, after.mask.strokes));
    apart.add('mask');
  }
  const old = before as unknown as Readonly<Record<string, unknown>>;
  const fields = Object.entries(after).filter(([key, value]) => !apart.has(key) && !equal(old[key], value));
  return fields.length === 0
    ? changes
    : [...changes, { kind: 'fields', id, fields: Object.fromEntries(fields) }];
};

const orderBetween = (before: readonly string[], after: readonly string[]): readonly Change[] => {
  const at = sharedStart(before, after);
  if (at === after.length) return [];
  const end = sharedStart(before.slice(at).toReversed(), after.slice(at).toReversed());
  return [{ kind: 'order', at, ids: after.slice(at, after.length - end) }];
};

const listBetween = (before: readonly Layer[], after: readonly Layer[]): readonly Change[] => {
  // A layer whose type has changed is removed and inserted again.
  const keyOf = ({ id, type }: Layer): string => `${type} ${id}`;
  const [old, now] = [new Set(before.map(keyOf)), new Set(after.map(keyOf))];
  const removed = before.filter((layer) => !now.has(keyOf(layer)));
  const kept = before.filter((layer) => now.has(keyOf(layer)));
  const stayed = after.filter((layer) => old.has(keyOf(layer)));
  const added = after.flatMap((layer, at) => (old.has(keyOf(layer)) ? [] : [{ at, layer }]));
  return [
    ...(removed.length === 0 ? [] : [{ kind: 'remove', ids: removed.map(({ id }) => id) } as const]),
    ...orderBetween(
      kept.map(({ id }) => id),
      stayed.map(({ id }) => id),
    ),
    ...(added.length === 0 ? [] : [{ kind: 'insert', layers: added } as const]),
  ];
};

const canvasBetween = (before: EditorDocument, after: EditorDocument): readonly Change[] => {
  const { width, height, background } = after;
  const same = before.width === width && before.height === height && before.background === background;
  return same ? [] : [{ kind: 'canvas', width, height, background }];
};

/** The changes that turn one document into the other; parts that are the same object are skipped. */
export const changesBetween = (before: EditorDocument, after: EditorDocument): readonly Change[] => {
  if (before === after) return [];
  const old = new Map(before.layers.map((layer) => [layer.id, layer]));
  const parts = after.layers.flatMap((layer) => {
    const was = old.get(layer.id);
    return was?.type === layer.type ? layerBetween(was, layer) : [];
  });
  const list = before.layers === after.layers ? [] : listBetween(before.layers, after.layers);
  return [...canvasBetween(before, after), ...list, ...parts];
};
