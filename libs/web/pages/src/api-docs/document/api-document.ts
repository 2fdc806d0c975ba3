import type { Json } from './json.ts';

export type Access = 'anyone' | 'optional' | 'user' | 'session';

/** A parameter, or a field of a body, in readable form. */
export interface ApiField {
  readonly name: string;
  /** The type, for example "string", "Image[]" or `"public" | "private"`. */
  readonly type: string;
  readonly isRequired: boolean;
  readonly description: string;
}

export interface ApiParameter extends ApiField {
  readonly place: 'path' | 'query' | 'header';
  /** The allowed values; empty for any. */
  readonly choices: readonly string[];
  /** An example of its value, or a placeholder in capitals; empty for none. */
  readonly example: string;
}

/** One of the alternatives of a body. */
export interface ApiBodyKind {
  /** The name of the alternative; empty for the only one. */
  readonly title: string;
  readonly fields: readonly ApiField[];
  /** An example of a JSON body. */
  readonly example: Json;
}

export interface ApiBody {
  readonly mediaType: string;
  readonly kinds: readonly ApiBodyKind[];
}

export interface ApiAnswer {
  readonly status: string;
  readonly description: string;
  /** The type of the body, such as "Image[]" or "image/*"; empty for no body. */
  readonly type: string;
  readonly fields: readonly ApiField[];
  /** An example of a JSON body; undefined if the document has none. */
  readonly example: unknown;
}

/** The error codes by their HTTP status. */
export interface ApiFailure {
  readonly status: string;
  readonly codes: readonly string[];
}

export interface ApiOperation {
  readonly id: string;
  /** The HTTP method in capital letters. */
  readonly method: string;
  /** The path relative to the base URL, with parameters in braces: `/images/{uid}/`. */
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  readonly access: Access;
  readonly parameters: readonly ApiParameter[];
  readonly body: ApiBody | null;
  readonly answers: readonly ApiAnswer[];
  readonly failures: readonly ApiFailure[];
}

export interface ApiGroup {
  readonly name: string;
  readonly description: string;
  readonly operations: readonly ApiOperation[];
}

/** The parts of the OpenAPI document that the screen shows. */
export interface ApiDocument {
  /** The base URL, such as `https://safelight.example/api`, without a trailing slash. */
  readonly baseUrl: string;
  readonly version: string;
  readonly description: string;
  readonly groups: readonly ApiGroup[];
}
