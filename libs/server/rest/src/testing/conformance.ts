import { Ajv2020 } from 'ajv/dist/2020.js';
import type { IncomingHttpHeaders } from 'node:http';
import { describeApi } from '../openapi/api-description.ts';

interface Responses {
  readonly [status: string]: {
    readonly content?: Readonly<Record<string, { schema?: object }>>;
    readonly headers?: Readonly<Record<string, { readonly $ref?: string }>>;
  };
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly responses: Responses }>>>>;
  readonly components: { readonly headers: Readonly<Record<string, { readonly required?: boolean }>> };
}

/**
 * The document against which answers are checked. It is strict, so that a field that is not described is an
 * error.
 */
export const DOCUMENT = describeApi('https://safelight.test', true) as unknown as Document;

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

const API = '/api';
// The document itself is checked by openapi/lint.spec.ts.
const ajv = new Ajv2020({ strict: false, allErrors: true, meta: false, validateSchema: false });
ajv.addFormat('date-time', /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/);
ajv.addFormat('uri', (value: string) => URL.canParse(value));
ajv.addFormat('uuid', /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/);
ajv.addSchema({ $id: 'document', ...DOCUMENT });

const TEMPLATES = Object.keys(DOCUMENT.paths)
  .map((template) => {
    const slashed = template.replace(/\/$/, '');
    const fixedParts = slashed.split('/').filter((part) => !part.startsWith('{')).length;
    return { template, fixedParts, pattern: new RegExp(`^${slashed.replace(/\{\w+\}/g, '[^/]+')}/?$`) };
  })
  .sort((a, b) => b.fixedParts - a.fixedParts);

/** The documented path that matches the path of a request; the most specific one if several do. */
export const templateOf = (path: string): string | null =>
  TEMPLATES.find(({ pattern }) => pattern.test(path))?.template ?? null;

const isOfType = (contentType: string, documented: string): boolean =>
  documented === contentType ||
  (documented.endsWith('/*') && contentType.startsWith(documented.slice(0, -1)));

const validators = new Map<string, ReturnType<typeof ajv.compile>>();

/** The validator of a schema, compiled once, because compiling takes longer than checking an answer. */
const validatorFor = (name: string, schema: object) => {
  const known = validators.get(name);
  if (known !== undefined) return known;
  const rooted = JSON.stringify(schema).replaceAll('"#/components/', '"document#/components/');
  const compiled = ajv.compile(JSON.parse(rooted) as object);
  validators.set(name, compiled);
  return compiled;
};

/** Throws when the document does not describe an answer of the API. */
export const checkAnswer = (method: string, url: string, { status, headers, text }: Answer): void => {
  const [path = ''] = url.split('?', 1);
  const template = path.startsWith(`${API}/`) ? templateOf(path.slice(API.length)) : null;
  // The document does not describe malformed addresses, which match no operation, HEAD, which is GET
  // without a body, and OPTIONS and 405, which concern the path.
  if (template === null || method === 'HEAD' || method === 'OPTIONS' || status === 405) return;
  const operation = DOCUMENT.paths[template]?.[method.toLowerCase()];
  const name = `${method} ${template} ${status}`;
  if (operation === undefined && status >= 400) return;
  if (operation === undefined) throw new Error(`${name}: the document has no such call.`);
  const response = operation.responses[String(status)];
  if (response === undefined) throw new Error(`${name}: the document has no such status. ${text}`);

  for (const [header, { $ref }] of Object.entries(response.headers ?? {})) {
    const isRequired = $ref !== undefined && DOCUMENT.components.headers[header]?.required === true;
    if (isRequired && headers[header.toLowerCase()] === undefined)
      throw new Error(`${name}: the answer lacks ${header}.`);
  }

  const contentType = (headers['content-type'] ?? '').split(';', 1)[0] ?? '';
  const [, media] =
    Object.entries(response.content ?? {}).find(([type]) => isOfType(contentType, type)) ?? [];
  const hasBody = text !== '';
  if (hasBody && media === undefined) throw new Error(`${name}: the document has no ${contentType}.`);
  if (!hasBody || contentType !== 'application/json' || media?.schema === undefined) return;
  const validate = validatorFor(`${name} ${contentType}`, media.schema);
  if (!validate(JSON.parse(text))) throw new Error(`${name}: ${ajv.errorsText(validate.errors)}\n${text}`);
};
