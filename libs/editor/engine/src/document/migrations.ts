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

const withColoredStrokes = (layer: Json): Json =>
  Array.isArray(layer['strokes']) ? { ...layer, strokes: layer['strokes'].map(withColor) } : layer;

const COLORED_KINDS: readonly unknown[] = ['image', 'text', 'shape', 'stroke'];

const withColors = (layer: unknown): unknown => {
  if (!isRecord(layer)) return layer;
  const { mask } = layer;
  const masked = isRecord(mask) ? { ...layer, mask: withColoredStrokes(mask) } : layer;
  if (!COLORED_KINDS.includes(masked['type'])) return masked;
  const drawn = withColoredStrokes(masked);
  if (drawn['type'] === 'text') return withColor({ ...drawn, outline: withColor(drawn['outline']) });
  return drawn['type'] === 'shape' ? { ...drawn, stroke: withColor(drawn['stroke']) } : drawn;
};

/** Schema 2 uses `color`, like the rest of the product, where schema 1 used `colour`. */
const toSchema2 = (old: Json): Record<string, unknown> => ({
  ...old,
  ...(Array.isArray(old['layers']) ? { layers: old['layers'].map(withColors) } : {}),
});

/**
 * The migrations in order, the oldest first. To change the format: increase `SCHEMA`, add `{ from: 2, to: 3,
 * migrate }` here and a fixture of the new schema, and leave the old fixtures unchanged.
 */
export const MIGRATIONS: readonly Migration[] = [{ from: 1, to: 2, migrate: toSchema2 }];

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
