import type { z } from 'zod';
import { LIMITS } from '../defaults/constants.ts';
import { type EditorDocument, frozen, SCHEMA } from './document.ts';
import type { Json, Layer, PlaceholderLayer } from './layer.ts';
import { type Migration, migrated, MIGRATIONS } from './migrations.ts';
import { firstForeignPart, placeOf, type Problem, utf8Bytes } from './plain-json.ts';
import { COMMON, envelope, LAYER_SCHEMAS, unknownLayer } from './schema.ts';
import { treeProblem } from './tree.ts';

/**
 * The result of parsing a document. A document of a newer schema may be viewed if it can be read
 * (`document`), but must not be overwritten. Reloading the page loads the newer program.
 */
export type ParsedDocument =
  | { readonly status: 'ok'; readonly document: EditorDocument }
  | { readonly status: 'newer'; readonly schema: number; readonly document: EditorDocument | null }
  | { readonly status: 'invalid'; readonly problem: Problem };

type Read<T> = { readonly value: T } | { readonly problem: Problem };

const problemIn = (error: z.ZodError, path: readonly PropertyKey[]): Problem => {
  const issue = error.issues[0];
  return { place: placeOf([...path, ...(issue?.path ?? [])]), message: issue?.message ?? 'is not valid' };
};

const placeholderOf = (
  value: Readonly<Record<string, Json>>,
  common: z.infer<typeof unknownLayer>,
): Layer => {
  const { id, name, parentId, opacity, visible, locked, blend, mask, type: kind } = common;
  const others = Object.entries(value).filter(([key]) => key !== 'type' && !Object.hasOwn(COMMON, key));
  return frozen<PlaceholderLayer>({
    type: 'placeholder',
    kind,
    fields: Object.fromEntries(others),
    id,
    name,
    parentId,
    opacity,
    visible,
    locked,
    blend,
    mask,
  });
};

const isKnown = (type: unknown): type is keyof typeof LAYER_SCHEMAS =>
  typeof type === 'string' && Object.hasOwn(LAYER_SCHEMAS, type);

const readLayer = (value: unknown, path: readonly PropertyKey[]): Read<Layer> => {
  const common = unknownLayer.safeParse(value);
  if (!common.success) return { problem: problemIn(common.error, path) };
  const { type } = common.data;
  if (type === 'placeholder')
    return { problem: { place: placeOf([...path, 'type']), message: 'is reserved' } };
  // firstForeignPart has checked the value, so it is JSON.
  if (!isKnown(type)) return { value: placeholderOf(value as Readonly<Record<string, Json>>, common.data) };
  const layer = LAYER_SCHEMAS[type].safeParse(value);
  return layer.success ? { value: layer.data } : { problem: problemIn(layer.error, path) };
};

const readLayers = (values: readonly unknown[]): Read<readonly Layer[]> => {
  const layers: Layer[] = [];
  for (const [index, value] of values.entries()) {
    const layer = readLayer(value, ['layers', index]);
    if ('problem' in layer) return layer;
    layers.push(layer.value);
  }
  const wrong = treeProblem(layers);
  return wrong === null
    ? { value: Object.freeze(layers) }
    : { problem: { place: placeOf(['layers', wrong.index]), message: wrong.message } };
};

const readToday = (value: unknown): Read<EditorDocument> => {
  const outer = envelope.safeParse(value);
  if (!outer.success) return { problem: problemIn(outer.error, []) };
  const layers = readLayers(outer.data.layers);
  return 'problem' in layers ? layers : { value: Object.freeze({ ...outer.data, layers: layers.value }) };
};

const invalid = (message: string, place = ''): ParsedDocument => ({
  status: 'invalid',
  problem: { place, message },
});

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parses a value that is already JSON and freezes parts of it. See `parseDocument`. */
export const parseDocumentValue = (
  value: unknown,
  migrations: readonly Migration[] = MIGRATIONS,
): ParsedDocument => {
  const foreign = firstForeignPart(value);
  if (foreign !== null) return { status: 'invalid', problem: foreign };
  if (!isRecord(value)) return invalid('must be an object');
  const schema = value['schema'];
  if (typeof schema !== 'number' || !Number.isInteger(schema) || schema < 0) {
    return invalid('must be a whole number', 'schema');
  }
  if (schema > SCHEMA) {
    const read = readToday({ ...value, schema: SCHEMA });
    return { status: 'newer', schema, document: 'value' in read ? read.value : null };
  }
  const today = migrated(value, { migrations });
  if (today === null) return invalid('is of a form that cannot be read any more', 'schema');
  const read = readToday(today);
  return 'problem' in read ? { status: 'invalid', ...read } : { status: 'ok', document: read.value };
};

/**
 * Parses a document from JSON text of the server, a file or the clipboard. It accepts at most 5 MB, checks
 * the type and range of every field, allows no additional fields, and keeps layers of unknown kinds as
 * placeholders.
 */
export const parseDocument = (json: string): ParsedDocument => {
  if (json.length > LIMITS.jsonBytes || utf8Bytes(json) > LIMITS.jsonBytes) {
    return invalid(`must be at most ${String(LIMITS.jsonBytes / 1024 / 1024)} MB`);
  }
  try {
    return parseDocumentValue(JSON.parse(json));
  } catch (error) {
    if (error instanceof SyntaxError) return invalid('is not JSON');
    throw error;
  }
};
