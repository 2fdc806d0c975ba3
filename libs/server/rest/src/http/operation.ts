import type { ErrorCode } from '@safelight/rules';
import type { z } from 'zod';

/**
 * Who may call an operation. `anyone`: credentials are not read · `optional`: with credentials the answer
 * shows more · `account`: a session, also of a suspended account.
 */
export type Access = 'anyone' | 'optional' | 'user' | 'session' | 'account';

export interface SuccessfulAnswer {
  readonly description: string;
  /** The schema of a JSON body; absent for bytes, text and an empty body. */
  readonly body?: z.ZodType;
  /** Media types of a body that is not JSON, or that a client may request instead of JSON. */
  readonly mediaTypes?: readonly string[];
  /** Names and descriptions of the headers of this answer. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** One call of the API. The OpenAPI document is made from it, and specs check answers against it. */
export interface Operation {
  readonly id: string;
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** Under `/api`, with its trailing slash and parameters in braces: `/images/{uid}/`. */
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  /** What to know before the call, and what to do with its answer. */
  readonly description: string;
  readonly access: Access;
  /** The schema that reads the query string. */
  readonly query?: z.ZodObject;
  /** Names and descriptions of request headers, without Authorization. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The schema that reads the body. */
  readonly body?: z.ZodType;
  /** How the body is sent; JSON when absent. A file is the whole body, of whatever type. */
  readonly bodyType?: 'application/json' | 'multipart/form-data' | 'application/octet-stream';
  /** The answers by status. */
  readonly answers: Readonly<Record<number, SuccessfulAnswer>>;
  /** Errors besides those of any call. */
  readonly errors?: readonly ErrorCode[];
}
