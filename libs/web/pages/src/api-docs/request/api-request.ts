import type { ApiBodyKind, ApiOperation, ApiParameter } from '../document/api-document.ts';

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
  /** The name under which the bytes of the response are saved; null for a response that is text. */
  readonly savedAs: string | null;
}

/** Returns the header that contains the API key. */
export const keyHeader = (apiKey: string): Readonly<Record<string, string>> => ({
  Authorization: `Api-Key ${apiKey.trim() === '' ? KEY_PLACEHOLDER : apiKey.trim()}`,
});

/** Returns the parameters that can be filled in: those of path and query. */
export const fillable = ({ parameters }: ApiOperation): readonly ApiParameter[] =>
  parameters.filter(({ place }) => place !== 'header');

/**
 * Returns the URL of an operation with `values` by parameter. Required parameters without a value have their example;
 * other query parameters without one are left out.
 */
export const addressOf = (
  baseUrl: string,
  operation: ApiOperation,
  values: Readonly<Record<string, string>>,
): string => {
  const query = new URLSearchParams();
  let { path } = operation;
  for (const { name, place, isRequired, example } of operation.parameters) {
    const given = values[name]?.trim() ?? '';
    const value = given === '' && isRequired ? example : given;
    if (place === 'path') path = path.replace(`{${name}}`, encodeURIComponent(value));
    if (place === 'query' && value !== '') query.set(name, value);
  }
  return `${baseUrl}${path}${query.size === 0 ? '' : `?${query}`}`;
};

const EXAMPLE_FILE = 'photo.jpg';

const bodyOf = ({ body }: ApiOperation, place: number): RequestBody | null => {
  const kind: ApiBodyKind | undefined = body?.kinds[place];
  if (body === null || kind === undefined) return null;
  if (body.mediaType === 'application/octet-stream') return { kind: 'file', name: EXAMPLE_FILE };
  if (body.mediaType !== 'multipart/form-data') return { kind: 'json', value: kind.example };
  const files = kind.fields.filter(({ type, isRequired }) => type === 'file' && isRequired);
  return {
    kind: 'form',
    files: Object.fromEntries(
      files.map(({ name }, index) => [name, index === 0 ? EXAMPLE_FILE : `photo-${index + 1}.jpg`]),
    ),
    fields: {},
  };
};

/** The name of a file for the bytes of a response; null for text. */
const savedAs = ({ answers }: ApiOperation): string | null => {
  const type = answers[0]?.type ?? '';
  if (type === 'application/zip') return 'images.zip';
  return type.startsWith('image/') ? 'image' : null;
};

interface Given {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly values: Readonly<Record<string, string>>;
  /** Which alternative of the body is sent; the first when absent. */
  readonly bodyKind?: number;
}

const headersOf = ({ access }: ApiOperation, apiKey: string): Readonly<Record<string, string>> => {
  if (access === 'anyone') return {};
  return access === 'session' ? { Authorization: 'Bearer ACCESS_TOKEN' } : keyHeader(apiKey);
};

/**
 * Returns the URL of an example. If it ends with a filename, it has no slash at the end, because curl would add its own
 * filename after a slash.
 */
const urlOf = (operation: ApiOperation, { baseUrl, values }: Pick<Given, 'baseUrl' | 'values'>): string =>
  operation.path.endsWith('/{filename}/')
    ? addressOf(baseUrl, operation, values).replace(/\/(?=$|\?)/, '')
    : addressOf(baseUrl, operation, values);

/** Returns an example request for an operation, with placeholders for missing values. */
export const exampleRequest = (operation: ApiOperation, given: Given): ApiRequest => ({
  method: operation.method,
  url: urlOf(operation, given),
  headers: headersOf(operation, given.apiKey),
  body: bodyOf(operation, given.bodyKind ?? 0),
  savedAs: savedAs(operation),
});

/** Returns the upload of a public image as an example of a first request. */
export const uploadExample = (
  operation: ApiOperation,
  given: { readonly baseUrl: string; readonly apiKey: string },
): ApiRequest => ({
  ...exampleRequest(operation, { ...given, values: {} }),
  body: { kind: 'form', files: { image: EXAMPLE_FILE }, fields: { privacy: 'public' } },
});
