export type Access = 'anyone' | 'optional' | 'user' | 'session';

/** A parameter, or a field of a body, as a person reads it. */
export interface ApiField {
  readonly name: string;
  /** "string", "Image[]", `"public" | "private"`. */
  readonly type: string;
  readonly isRequired: boolean;
  readonly description: string;
}

export interface ApiParameter extends ApiField {
  readonly place: 'path' | 'query' | 'header';
  /** The values it can have; empty: any. */
  readonly choices: readonly string[];
}

export interface ApiBody {
  readonly mediaType: string;
  readonly fields: readonly ApiField[];
}

export interface ApiAnswer {
  readonly status: string;
  readonly description: string;
  /** "Image[]", "image/*"; empty: nothing. */
  readonly type: string;
  readonly fields: readonly ApiField[];
}

/** Codes of failures by the HTTP status they come with. */
export interface ApiFailure {
  readonly status: string;
  readonly codes: readonly string[];
}

export interface ApiOperation {
  readonly id: string;
  /** In capitals. */
  readonly method: string;
  /** Under the base address, with parameters in braces: `/images/{uid}/`. */
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

/** The served OpenAPI document, as far as the screen shows it. */
export interface ApiDocument {
  /** `https://safelight.example/api`, without a trailing slash. */
  readonly baseUrl: string;
  readonly version: string;
  readonly description: string;
  readonly groups: readonly ApiGroup[];
}
