import type { ApiOperation, ApiParameter } from '../document/api-document.ts';

/** The placeholder for the API key if none was entered. */
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
      /** A body that consists only of a file. */
      readonly kind: 'file';
      readonly name: string;
    };

/** A complete HTTP request, to be shown as code or sent. */
export interface ApiRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: RequestBody | null;
}

/** Returns the header that contains the API key. */
export const keyHeader = (apiKey: string): Readonly<Record<string, string>> => ({
  Authorization: `Api-Key ${apiKey.trim() === '' ? KEY_PLACEHOLDER : apiKey.trim()}`,
});

/** Returns the value of a path parameter, or a placeholder if it has none. */
const pathValue = (values: Readonly<Record<string, string>>, name: string): string => {
  const value = values[name]?.trim() ?? '';
  return value === '' ? name.toUpperCase() : encodeURIComponent(value);
};

/** Returns the parameters that can be filled in: those of path and query. */
export const fillable = ({ parameters }: ApiOperation): readonly ApiParameter[] =>
  parameters.filter(({ place }) => place !== 'header');

/** Returns the URL of an operation with `values` by parameter. Empty query parameters are left out. */
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
 * Returns the URL of an example. If it ends with a filename, it contains the name of the example file without a
 * slash at the end, because curl would add its own filename after a slash.
 */
const urlOf = (operation: ApiOperation, { baseUrl, values }: Omit<Given, 'apiKey'>): string =>
  operation.path.endsWith('/{filename}/')
    ? addressOf(baseUrl, operation, { filename: EXAMPLE_FILE, ...values }).replace(/\/(?=$|\?)/, '')
    : addressOf(baseUrl, operation, values);

/** Returns an example request for an operation, with only required fields, and placeholders for missing values. */
export const exampleRequest = (operation: ApiOperation, given: Given): ApiRequest => ({
  method: operation.method,
  url: urlOf(operation, given),
  headers: headersOf(operation, given.apiKey),
  body: bodyOf(operation),
});

/** Returns the upload of a public image as an example of a first request. */
export const uploadExample = (
  operation: ApiOperation,
  given: { readonly baseUrl: string; readonly apiKey: string },
): ApiRequest => ({
  ...exampleRequest(operation, { ...given, values: {} }),
  body: { kind: 'form', files: { image: EXAMPLE_FILE }, fields: { privacy: 'public' } },
});
