import type { ApiOperation, ApiParameter } from '../document/api-document.ts';

/** Stands for a key that was not given. */
export const KEY_PLACEHOLDER = 'YOUR_API_KEY';

export type RequestBody =
  | { readonly kind: 'json'; readonly value: Readonly<Record<string, unknown>> }
  | {
      readonly kind: 'form';
      /** Names of files by field. */
      readonly files: Readonly<Record<string, string>>;
      readonly fields: Readonly<Record<string, string>>;
    };

/** One call, in every detail. */
export interface ApiRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: RequestBody | null;
}

/** The header that a key is sent in. */
export const keyHeader = (apiKey: string): Readonly<Record<string, string>> => ({
  Authorization: `Api-Key ${apiKey.trim() === '' ? KEY_PLACEHOLDER : apiKey.trim()}`,
});

/** What is written for a parameter that has no value yet. */
const pathValue = (values: Readonly<Record<string, string>>, name: string): string => {
  const value = values[name]?.trim() ?? '';
  return value === '' ? name.toUpperCase() : encodeURIComponent(value);
};

/** The parameters that can be filled in: those of the path and the query. */
export const fillable = ({ parameters }: ApiOperation): readonly ApiParameter[] =>
  parameters.filter(({ place }) => place !== 'header');

/** The address of an operation under `baseUrl` with `values` by parameter; empty ones are left out of the query. */
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

const bodyOf = ({ body }: ApiOperation): RequestBody | null => {
  if (body === null) return null;
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
      files.map(({ name }, index) => [name, index === 0 ? 'photo.jpg' : `photo-${index + 1}.jpg`]),
    ),
    fields: Object.fromEntries(texts.map(({ name, type }) => [name, String(exampleOf(type))])),
  };
};

const headersOf = ({ access }: ApiOperation, apiKey: string): Readonly<Record<string, string>> => {
  if (access === 'anyone') return {};
  return access === 'session' ? { Authorization: 'Bearer ACCESS_TOKEN' } : keyHeader(apiKey);
};

/** The call of an operation as an example: required fields alone, and placeholders where nothing is filled in. */
export const exampleRequest = (
  operation: ApiOperation,
  given: {
    readonly baseUrl: string;
    readonly apiKey: string;
    readonly values: Readonly<Record<string, string>>;
  },
): ApiRequest => ({
  method: operation.method,
  url: addressOf(given.baseUrl, operation, given.values),
  headers: headersOf(operation, given.apiKey),
  body: bodyOf(operation),
});

/** An upload to be seen by everyone, as a first call. */
export const uploadExample = (
  operation: ApiOperation,
  given: { readonly baseUrl: string; readonly apiKey: string },
): ApiRequest => ({
  ...exampleRequest(operation, { ...given, values: {} }),
  body: { kind: 'form', files: { image: 'photo.jpg' }, fields: { privacy: 'public' } },
});
