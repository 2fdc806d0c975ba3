import type { ErrorCode } from '@safelight/rules';
import type { z } from 'zod';

/** Who may call an operation. `anyone`: credentials are not looked at · `optional`: they show more. */
export type Access = 'anyone' | 'optional' | 'user' | 'session';

export interface SuccessfulAnswer {
  readonly description: string;
  /** Of a JSON body; absent for bytes, text and nothing. */
  readonly body?: z.ZodType;
  /** Media types of a body that is no JSON, or that a client may ask for instead. */
  readonly mediaTypes?: readonly string[];
  /** Names and meanings of headers that belong to it. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** One call of the API, described once: the document and the specs that hold answers against it are made of it. */
export interface Operation {
  readonly id: string;
  readonly method: 'get' | 'post' | 'patch' | 'delete';
  /** Under `/api`, with its trailing slash and parameters in braces: `/images/{uid}/`. */
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  /** What to know before the call, and what to do with its answer. */
  readonly description: string;
  readonly access: Access;
  /** The schema that reads the query string. */
  readonly query?: z.ZodObject;
  /** Names and meanings of request headers, Authorization aside. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The schema that reads the body. */
  readonly body?: z.ZodType;
  /** How the body is sent; JSON when absent. */
  readonly bodyType?: 'application/json' | 'multipart/form-data';
  /** By status. */
  readonly answers: Readonly<Record<number, SuccessfulAnswer>>;
  /** Errors of its own, beside those that any call may meet. */
  readonly errors?: readonly ErrorCode[];
}
