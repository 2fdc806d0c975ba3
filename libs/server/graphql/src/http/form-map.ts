import { DomainError } from '@safelight/domain';

/** The JSON object in the form field `operations`: a GraphQL request with its variables. */
export type Operations = Record<string, unknown>;

export const malformed = (message: string): DomainError => new DomainError('INVALID_INPUT', message);
/** The maximum number of files in one request: the two sides of a comparison. */
export const MAX_FILES = 2;
export const tooManyFiles = (): DomainError => malformed(`Send at most ${MAX_FILES} files.`);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const parseObject = (name: string, json: string): Record<string, unknown> => {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    value = null;
  }
  if (!isObject(value)) throw malformed(`The field "${name}" must hold a JSON object.`);
  return value;
};

export const parseOperations = (json: string): Operations => parseObject('operations', json);

/** A place in the variables where a file belongs. */
export interface FilePlace {
  /** The name of the form part that contains the file. */
  readonly part: string;
  put(file: unknown): void;
}

const FORBIDDEN = ['__proto__', 'constructor', 'prototype'];
const noPlace = (): DomainError => malformed('The field "map" must name a variable that is null.');

/** Follows own properties only, so that a path such as `toString.call` cannot reach inherited ones. */
const placeAt = (operations: Operations, path: string): ((file: unknown) => void) => {
  const names = path.split('.');
  const last = names.pop() ?? '';
  if (names[0] !== 'variables' || [...names, last].some((name) => FORBIDDEN.includes(name))) throw noPlace();
  let owner: object = operations;
  for (const name of names) {
    const next: unknown = Object.hasOwn(owner, name) ? Reflect.get(owner, name) : null;
    if (typeof next !== 'object' || next === null) throw noPlace();
    owner = next;
  }
  if (!Object.hasOwn(owner, last) || Reflect.get(owner, last) !== null) throw noPlace();
  return (file) => void Reflect.set(owner, last, file);
};

const placeOf = ([part, paths]: [string, unknown], operations: Operations): FilePlace & { path: string } => {
  const [path, ...others] = (Array.isArray(paths) ? paths : []) as readonly unknown[];
  if (typeof path !== 'string') throw noPlace();
  if (others.length > 0) throw malformed('Use each file for one variable.');
  return { part, path, put: placeAt(operations, path) };
};

/** The places that the form field `map` names; each must have its own file. */
export const parseMap = (json: string, operations: Operations): readonly FilePlace[] => {
  const entries = Object.entries(parseObject('map', json));
  if (entries.length === 0) throw new DomainError('FILE_REQUIRED', 'No file was sent.');
  if (entries.length > MAX_FILES) throw tooManyFiles();
  const places = entries.map((entry) => placeOf(entry, operations));
  if (new Set(places.map(({ path }) => path)).size < places.length) throw noPlace();
  return places;
};
