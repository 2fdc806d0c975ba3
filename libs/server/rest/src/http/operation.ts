import type { ErrorCode } from '@safelight/rules';
import type { z } from 'zod';

/**
 * Who may call an operation. `anyone`: credentials are ignored · `optional`: the answer contains more with
 * credentials · `account`: a session, also of a suspended account.
 */
export type Access = 'anyone' | 'optional' | 'user' | 'session' | 'account';

export interface SuccessfulAnswer {
  readonly description: string;
  /** The schema of a JSON body; absent for files, text and an empty body. */
  readonly body?: z.ZodType;
  /** Media types of a body that is not JSON, including types that a client may request instead of JSON. */
  readonly mediaTypes?: readonly string[];
  /** Names and descriptions of this answer's headers. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** One call of the API. The OpenAPI document is generated from it, and specs check answers against it. */
export interface Operation {
  readonly id: string;
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** The path below `/api`, with its trailing slash and parameters in braces: `/images/{uid}/`. */
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  /** Documentation for callers: what the call needs and what its answer is for. */
  readonly description: string;
  readonly access: Access;
  /** The schema that reads the query string. */
  readonly query?: z.ZodObject;
  /** Names and descriptions of request headers, except Authorization. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The schema that reads the body. */
  readonly body?: z.ZodType;
  /**
   * The content type of the body; JSON when absent. With `application/octet-stream` the whole body is a file
   * of any type.
   */
  readonly bodyType?: 'application/json' | 'multipart/form-data' | 'application/octet-stream';
  /** The successful answers by status. */
  readonly answers: Readonly<Record<number, SuccessfulAnswer>>;
  /** Error codes besides those that every call can answer. */
  readonly errors?: readonly ErrorCode[];
}

/** The operations of a table by method and path, all with this tag, and with this access unless they name another. */
export const operationsOf = (
  tag: string,
  access: Access,
  table: Readonly<
    Record<
      `${Operation['method']} /${string}`,
      Omit<Operation, 'method' | 'path' | 'tag' | 'access'> & Partial<Pick<Operation, 'access'>>
    >
  >,
): readonly Operation[] =>
  Object.entries(table).map(([call, operation]) => {
    const [method, path] = call.split(' ') as [Operation['method'], string];
    return { tag, access, method, path, ...operation };
  });
