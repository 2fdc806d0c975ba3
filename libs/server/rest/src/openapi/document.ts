import type { z } from 'zod';
import { authErrorAnswer, errorAnswer, errorsByStatus } from './errors.ts';
import { jsonSchemaOf, jsonSchemasOf, refTo, type JsonSchema } from './json-schemas.ts';
import type { Access, Operation, SuccessfulAnswer } from '../http/operation.ts';
import { EXAMPLE_ORIGIN, exampleOf } from '../http/with-example.ts';
import { SAMPLE_ANSWERS } from './generated/sample-answers.ts';

type Json = Readonly<Record<string, unknown>>;

const SECURITY: Readonly<Record<Access, readonly Json[]>> = {
  anyone: [],
  optional: [{}, { accessToken: [] }, { apiKey: [] }],
  user: [{ accessToken: [] }, { apiKey: [] }],
  session: [{ accessToken: [] }],
  account: [{ accessToken: [] }],
};

const SECURITY_SCHEMES = {
  accessToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description:
      'The access token of a session: `Authorization: Bearer eyJ…`. Where `apiKey` is allowed as well, an API key ' +
      'may be sent in the same way.',
  },
  apiKey: {
    type: 'apiKey',
    in: 'header',
    name: 'Authorization',
    description:
      '`Api-Key`, a space, then the key: `Authorization: Api-Key sk…`. `Authorization: Bearer sk…` works too, for ' +
      'clients that know only this scheme.',
  },
};

const text = (description: string): Json => ({ description, schema: { type: 'string' } });
const integer = (description: string): Json => ({ description, schema: { type: 'integer' } });

const RETRY_AFTER = {
  'Retry-After': { required: true, ...integer('Seconds after which the call may be repeated.') },
};

const ALLOWANCE_HEADERS = {
  'X-RateLimit-Limit': integer(
    'Requests an hour that the plan allows with all API keys of the account together.',
  ),
  'X-RateLimit-Remaining': integer('Requests that are left in this hour.'),
  'X-RateLimit-Reset': integer('When the next hour begins, in Unix seconds.'),
};

const REQUEST_ID_HEADER = {
  'X-Request-Id': text(
    'The id of this request, for a report. An id that the request sends in this header is kept if it has at most 64 ' +
      'letters, digits, `_` and `-`.',
  ),
};

/** The headers of errors that have one of these statuses. */
const ERROR_HEADERS: Readonly<Record<number, Json>> = {
  401: { 'WWW-Authenticate': { required: true, ...text('The ways to send a token or a key.') } },
  416: {
    'Content-Range': { required: true, ...text('How many bytes the file has, as `bytes */1024`.') },
  },
  429: RETRY_AFTER,
  503: RETRY_AFTER,
};

/** The schema of a body that is not JSON; client generators use it to distinguish text from bytes. */
const schemaOfMedia = (type: string): Json =>
  type.startsWith('text/') ? { type: 'string' } : { type: 'string', format: 'binary' };

const refs = (names: readonly string[]): Json =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

/** The headers of every answer of an operation. Those of the allowance are only described where a key matters. */
const commonHeaders = ({ access }: Operation): Json =>
  refs([...Object.keys(REQUEST_ID_HEADER), ...(access === 'anyone' ? [] : Object.keys(ALLOWANCE_HEADERS))]);

/** The placeholder and the description of path parameters, by the path segment before them. */
const PATH_PARAMETERS: Readonly<Record<string, readonly [placeholder: string, description: string]>> = {
  images: ['UID', 'The uid of the image.'],
  info: ['UID', 'The uid of the image.'],
  i: ['UID', 'The uid of the image.'],
  public: ['UID', 'The uid of the image.'],
  file: ['UID', 'The uid of the image.'],
  download: ['UID', 'The uid of the image.'],
  upload: ['photo.jpg', 'The name of the file.'],
  versions: ['VERSION_ID', 'The id of the version.'],
  projects: ['PROJECT_ID', 'The id of the project.'],
  links: ['LINK_ID', 'The id of the share link.'],
  comparisons: ['COMPARISON_UID', 'The uid of the comparison.'],
  pictures: ['SHA256', 'The SHA-256 of the file in hexadecimal.'],
  edits: ['EDIT_ID', 'The id of the edit.'],
  sessions: ['SESSION_ID', 'The id of the session.'],
  exports: ['EXPORT_ID', 'The id of the export, from the link in the email.'],
  'api-keys': ['KEY_ID', 'The id of the API key.'],
  'verify-email': ['USER_ID', 'The uid of the account, from the link in the email.'],
};
const LINK_TOKEN = ['TOKEN', 'The secret part of the link.'] as const;

const pathParameters = (path: string): readonly Json[] =>
  [...path.matchAll(/([\w-]+|\})\/(?=\{(\w+)\})/g)].map(([, before = '', name]) => {
    const [example, description] = (name === 'token' ? LINK_TOKEN : PATH_PARAMETERS[before]) ?? [];
    return { name, in: 'path', required: true, description, schema: { type: 'string' }, example };
  });

const queryParameters = ({ query }: Operation): readonly Json[] => {
  const shown = query === undefined ? {} : (exampleOf(query) as Json);
  return Object.entries(query?.shape ?? {}).map(([name, schema]) => {
    const { description, ...rest } = jsonSchemaOf(schema as z.ZodType);
    const isRequired = !(schema as z.ZodType).safeParse(undefined).success;
    const said = description === undefined ? {} : { description };
    const example = name in shown ? { example: shown[name] } : {};
    return { name, in: 'query', required: isRequired, ...said, schema: rest, ...example };
  });
};

const headerParameters = ({ headers = {} }: Operation): readonly Json[] =>
  Object.entries(headers).map(([name, description]) => ({ name, in: 'header', ...text(description) }));

/** Collects schemas to list by name in `components`, so that operations can refer to them. */
class NamedSchemas {
  readonly #names = new Map<z.ZodType, string>();

  constructor(shared: Readonly<Record<string, z.ZodType>>) {
    for (const [name, schema] of Object.entries(shared)) this.#names.set(schema, name);
  }

  refTo(schema: z.ZodType, otherwise: string): JsonSchema {
    const name = this.#names.get(schema) ?? otherwise;
    this.#names.set(schema, name);
    return refTo(name);
  }

  all(): Readonly<Record<string, z.ZodType>> {
    return Object.fromEntries([...this.#names].map(([schema, name]) => [name, schema]));
  }
}

const capital = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1);

const isAuth = ({ path }: Operation): boolean => path.startsWith('/auth/');

export interface DocumentOptions {
  readonly version: string;
  readonly publicUrl: string;
  /** The general description of the API. */
  readonly description: string;
  readonly operations: readonly Operation[];
  /** The schemas of answers, by their names in `components`. */
  readonly answers: Readonly<Record<string, z.ZodType>>;
  readonly tags: Readonly<Record<string, string>>;
  /**
   * True in specs, so that an answer with a field that the document lacks fails them. False for clients,
   * which must tolerate fields that are added later.
   */
  readonly isStrict?: boolean;
}

/** Replaces the origin in all examples. */
const atOrigin = (document: Json, origin: string): Json =>
  JSON.parse(JSON.stringify(document).replaceAll(EXAMPLE_ORIGIN, origin)) as Json;

/** The API as an OpenAPI 3.1 document. */
export const openApiDocument = ({ operations, isStrict = false, ...options }: DocumentOptions): Json => {
  const answered = new NamedSchemas({
    ...options.answers,
    Error: errorAnswer,
    AuthError: authErrorAnswer,
  });
  const sent = new NamedSchemas({});

  const success = (operation: Operation, status: number, answer: SuccessfulAnswer): Json => {
    const { body, mediaTypes = [], headers = {} } = answer;
    const sample = SAMPLE_ANSWERS[operation.id];
    const example = sample?.status === status ? { example: sample.body } : {};
    const content = {
      ...(body === undefined
        ? {}
        : {
            'application/json': {
              schema: answered.refTo(body, `${capital(operation.id)}Answer`),
              ...example,
            },
          }),
      ...Object.fromEntries(mediaTypes.map((type) => [type, { schema: schemaOfMedia(type) }])),
    };
    const own = Object.fromEntries(Object.entries(headers).map(([name, said]) => [name, text(said)]));
    return {
      description: answer.description,
      headers: { ...own, ...commonHeaders(operation) },
      ...(Object.keys(content).length === 0 ? {} : { content }),
    };
  };

  const failure = (operation: Operation, status: number, codes: ReadonlySet<string>): Json => {
    const schema = answered.refTo(isAuth(operation) ? authErrorAnswer : errorAnswer, 'Error');
    const description = [...codes].map((code) => `\`${code}\``).join(', ');
    const headers = { ...refs(Object.keys(ERROR_HEADERS[status] ?? {})), ...commonHeaders(operation) };
    return { description, headers, content: { 'application/json': { schema } } };
  };

  const responses = (operation: Operation): Json =>
    Object.fromEntries([
      ...Object.entries(operation.answers).map(
        ([status, answer]) => [status, success(operation, Number(status), answer)] as const,
      ),
      ...[...errorsByStatus(operation)].map(
        ([status, codes]) => [String(status), failure(operation, status, codes)] as const,
      ),
    ]);

  const present = (operation: Operation): Json => {
    const { id, tag, summary, description, access, body, bodyType = 'application/json', path } = operation;
    const parameters = [
      ...pathParameters(path),
      ...queryParameters(operation),
      ...headerParameters(operation),
    ];
    return {
      operationId: id,
      tags: [tag],
      summary,
      description,
      security: SECURITY[access],
      ...(parameters.length === 0 ? {} : { parameters }),
      ...(body === undefined
        ? {}
        : {
            requestBody: {
              required: true,
              content: { [bodyType]: { schema: sent.refTo(body, `${capital(id)}Body`) } },
            },
          }),
      responses: responses(operation),
    };
  };

  const paths: Record<string, Record<string, Json>> = {};
  for (const operation of operations) {
    (paths[operation.path] ??= {})[operation.method] = present(operation);
  }

  const document = {
    openapi: '3.1.0',
    info: {
      title: 'Safelight',
      version: options.version,
      summary: 'Host images, edit them with AI, publish before/after comparisons.',
      description: options.description,
      contact: { name: 'Safelight support', url: `${options.publicUrl}/contact` },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: `${options.publicUrl}/api` }],
    tags: Object.entries(options.tags).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      securitySchemes: SECURITY_SCHEMES,
      headers: {
        ...ERROR_HEADERS[401],
        ...ERROR_HEADERS[416],
        ...ERROR_HEADERS[429],
        ...REQUEST_ID_HEADER,
        ...ALLOWANCE_HEADERS,
      },
      schemas: {
        ...jsonSchemasOf(sent.all(), 'input', true),
        ...jsonSchemasOf(answered.all(), 'output', isStrict),
      },
    },
  };
  return atOrigin(document, options.publicUrl);
};
