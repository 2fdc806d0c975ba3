import { SCHEMA } from './document.ts';

/** Converts a document to the next schema. It is pure, and a fixture of the old schema is kept for ever. */
export interface Migration {
  readonly from: number;
  readonly to: number;
  readonly migrate: (old: Readonly<Record<string, unknown>>) => Record<string, unknown>;
}

type Json = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Renames the color of a part of a layer of schema 1. The same key in layers of unknown kinds stays
 * unchanged.
 */
const withColor = (value: unknown): unknown => {
  if (!isRecord(value) || !Object.hasOwn(value, 'colour')) return value;
  const { colour, ...rest } = value;
  return { ...rest, color: colour };
};

const DRAWN_KINDS: readonly unknown[] = ['image', 'text', 'shape', 'stroke'];

/** Changes every stroke of a layer: those of its mask, and those painted on it unless its kind is unknown. */
const withStrokes = (layer: Json, change: (stroke: unknown) => unknown): Json => {
  const changed = (part: Json): Json =>
    Array.isArray(part['strokes']) ? { ...part, strokes: part['strokes'].map(change) } : part;
  const masked = isRecord(layer['mask']) ? { ...layer, mask: changed(layer['mask']) } : layer;
  return DRAWN_KINDS.includes(layer['type']) ? changed(masked) : masked;
};

const withColors = (layer: unknown): unknown => {
  if (!isRecord(layer)) return layer;
  const drawn = withStrokes(layer, withColor);
  if (drawn['type'] === 'text') return withColor({ ...drawn, outline: withColor(drawn['outline']) });
  return drawn['type'] === 'shape' ? { ...drawn, stroke: withColor(drawn['stroke']) } : drawn;
};

const withLayers = (old: Json, change: (layer: unknown) => unknown): Record<string, unknown> => ({
  ...old,
  ...(Array.isArray(old['layers']) ? { layers: old['layers'].map(change) } : {}),
});

/** Schema 2 uses `color`, like the rest of the product, where schema 1 used `colour`. */
const toSchema2 = (old: Json): Record<string, unknown> => withLayers(old, withColors);

const withSharpEdge = (stroke: unknown): unknown => (isRecord(stroke) ? { ...stroke, hardness: 1 } : stroke);

/** Schema 3 has the hardness of strokes, which had sharp edges before. */
const toSchema3 = (old: Json): Record<string, unknown> =>
  withLayers(old, (layer) => (isRecord(layer) ? withStrokes(layer, withSharpEdge) : layer));

const withMasks = (old: Json, fields: Json): Record<string, unknown> =>
  withLayers(old, (layer) =>
    isRecord(layer) && isRecord(layer['mask']) ? { ...layer, mask: { ...layer['mask'], ...fields } } : layer,
  );

/** Schema 4 has the feather and the density of masks, which had neither before. */
const toSchema4 = (old: Json): Record<string, unknown> => withMasks(old, { feather: 0, density: 1 });

/** Schema 5 has the places of masks, which were those of their layers before. */
const toSchema5 = (old: Json): Record<string, unknown> =>
  withMasks(old, { linked: true, place: [1, 0, 0, 1, 0, 0] });

/**
 * The migrations in order, the oldest first. To change the format: increase `SCHEMA`, add `{ from: 5, to: 6,
 * migrate }` here and a fixture of the new schema, and leave the old fixtures unchanged.
 */
export const MIGRATIONS: readonly Migration[] = [
  { from: 1, to: 2, migrate: toSchema2 },
  { from: 2, to: 3, migrate: toSchema3 },
  { from: 3, to: 4, migrate: toSchema4 },
  { from: 4, to: 5, migrate: toSchema5 },
];

/** The document in today's schema, or null when no migration leads there. */
export const migrated = (
  document: Readonly<Record<string, unknown>>,
  { migrations = MIGRATIONS, target = SCHEMA }: { migrations?: readonly Migration[]; target?: number } = {},
): Readonly<Record<string, unknown>> | null => {
  if (document['schema'] === target) return document;
  const step = migrations.find(({ from }) => from === document['schema']);
  if (step === undefined) return null;
  return migrated({ ...step.migrate(document), schema: step.to }, { migrations, target });
};
