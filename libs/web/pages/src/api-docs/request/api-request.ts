import type { ApiOperation, ApiParameter } from '../document/api-document.ts';

/** A placeholder for the key, when none was typed. */
export const KEY_PLACEHOLDER = 'YOUR_API_KEY';

type RequestBody =
  | { readonly kind: 'json'; readonly value: Readonly<Record<string, unknown>> }
  | {
      readonly kind: 'form';
      /** The names of files by field. */
      readonly files: Readonly<Record<string, string>>;
      readonly fields: Readonly<Record<string, string>>;
    }
  | {
      /** The body is the file. */
      readonly kind: 'file';
      readonly name: string;
    };

/** A complete request. */
export interface ApiRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: RequestBody | null;
}

/** The header that contains the key. */
export const keyHeader = (apiKey: string): Readonly<Record<string, string>> => ({
  Authorization: `Api-Key ${apiKey.trim() === '' ? KEY_PLACEHOLDER : apiKey.trim()}`,
});

/** The value of a path parameter, or a placeholder when it has none. */
const pathValue = (values: Readonly<Record<string, string>>, name: string): string => {
  const value = values[name]?.trim() ?? '';
  return value === '' ? name.toUpperCase() : encodeURIComponent(value);
};

/** The parameters that can be filled in: those of path and query. */
export const fillable = ({ parameters }: ApiOperation): readonly ApiParameter[] =>
  parameters.filter(({ place }) => place !== 'header');

/** The URL of an operation with `values` by parameter; empty query parameters are left out. */
export const addressOf = (
  baseUrl: string,
  operation: ApiOperation,
  values: Readonly<Record<string, string>>,
): string => {
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => pathValue(values, name));
  const query = new URLSearchParams();
  for (const { name, place } of operation.parameters) {
    const value = values[name]?.trim() ?? '';
    if (place === 'query' && value !== '') query.set(name, value);
  }
  return `${baseUrl}${path}${query.size === 0 ? '' : `?${query}`}`;
};

const exampleOf = (type: string): unknown => {
  const [first = ''] = type.split(' | ');
  if (first.startsWith('"')) return JSON.parse(first);
  if (first.endsWith('[]')) return [exampleOf(first.slice(0, -2))];
  if (first === 'boolean') return true;
  return first === 'integer' || first === 'number' ? 1 : '…';
};

const EXAMPLE_FILE = 'photo.jpg';

const bodyOf = ({ body }: ApiOperation): RequestBody | null => {
  if (body === null) return null;
  if (body.mediaType === 'application/octet-stream') return { kind: 'file', name: EXAMPLE_FILE };
  const required = body.fields.filter(({ isRequired }) => isRequired);
  const shown = required.length > 0 ? required : body.fields.slice(0, 1);
  if (body.mediaType !== 'multipart/form-data') {
    return {
      kind: 'json',
      value: Object.fromEntries(shown.map(({ name, type }) => [name, exampleOf(type)])),
    };
  }
  const files = shown.filter(({ type }) => type === 'file');
  const texts = shown.filter(({ type }) => type !== 'file');
  return {
    kind: 'form',
    files: Object.fromEntries(
      files.map(({ name }, index) => [name, index === 0 ? EXAMPLE_FILE : `photo-${index + 1}.jpg`]),
    ),
    fields: Object.fromEntries(texts.map(({ name, type }) => [name, String(exampleOf(type))])),
  };
};

interface Given {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly values: Readonly<Record<string, string>>;
}

const headersOf = ({ access }: ApiOperation, apiKey: string): Readonly<Record<string, string>> => {
  if (access === 'anyone') return {};
  return access === 'session' ? { Authorization: 'Bearer ACCESS_TOKEN' } : keyHeader(apiKey);
};

/**
 * The example's URL. One that ends with a filename gets the name of the example file without a slash behind it,
 * because curl would add its own filename after a slash.
 */
const urlOf = (operation: ApiOperation, { baseUrl, values }: Omit<Given, 'apiKey'>): string =>
  operation.path.endsWith('/{filename}/')
    ? addressOf(baseUrl, operation, { filename: EXAMPLE_FILE, ...values }).replace(/\/(?=$|\?)/, '')
    : addressOf(baseUrl, operation, values);

/** An example request for an operation: only required fields, and placeholders for missing values. */
export const exampleRequest = (operation: ApiOperation, given: Given): ApiRequest => ({
  method: operation.method,
  url: urlOf(operation, given),
  headers: headersOf(operation, given.apiKey),
  body: bodyOf(operation),
});

/** The upload of a public image, as a first request. */
export const uploadExample = (
  operation: ApiOperation,
  given: { readonly baseUrl: string; readonly apiKey: string },
): ApiRequest => ({
  ...exampleRequest(operation, { ...given, values: {} }),
  body: { kind: 'form', files: { image: EXAMPLE_FILE }, fields: { privacy: 'public' } },
});
