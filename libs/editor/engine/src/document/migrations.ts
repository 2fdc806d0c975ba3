import { SCHEMA } from './document.ts';

/** Turns a document of one form into the next; pure, and with a fixture of the old form for good. */
export interface Migration {
  readonly from: number;
  readonly to: number;
  readonly migrate: (old: Readonly<Record<string, unknown>>) => Record<string, unknown>;
}

type Json = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Where a layer of schema 1 holds a color. Other keys of that name belong to layers of unknown kinds. */
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

/** Schema 2 writes `color`, as the rest of the product does, where schema 1 wrote `colour`. */
const toSchema2 = (old: Json): Record<string, unknown> => ({
  ...old,
  ...(Array.isArray(old['layers']) ? { layers: old['layers'].map(withColors) } : {}),
});

/**
 * Steps from the oldest form to today's, in order. To change the form: raise `SCHEMA`, add `{ from: 2, to: 3, migrate }`
 * here and a fixture of the new form, and keep the fixtures of the old ones as they are.
 */
export const MIGRATIONS: readonly Migration[] = [{ from: 1, to: 2, migrate: toSchema2 }];

/** The document in today's form, or null when no steps lead there. */
export const migrated = (
  document: Readonly<Record<string, unknown>>,
  { migrations = MIGRATIONS, target = SCHEMA }: { migrations?: readonly Migration[]; target?: number } = {},
): Readonly<Record<string, unknown>> | null => {
  if (document['schema'] === target) return document;
  const step = migrations.find(({ from }) => from === document['schema']);
  if (step === undefined) return null;
  return migrated({ ...step.migrate(document), schema: step.to }, { migrations, target });
};
