import { DomainError } from '@safelight/domain';
import { json, Router, type Request, type RequestHandler } from 'express';
import { bodyUpTo } from '@safelight/transport';
import type { Operation } from './operation.ts';
import { unknownField } from './request-fields.ts';

const NOT_UTF8 = 'Encode this parameter as UTF-8.';

type Described = Pick<Operation, 'method' | 'path' | 'query' | 'body'>;

/** An INVALID_INPUT error that names the unknown fields; undefined when there are none. */
const problemOf = (sent: object, known: object): DomainError | undefined => {
  const unknown = Object.keys(sent).filter((name) => !Object.hasOwn(known, name));
  const [first] = unknown;
  if (first === undefined) return undefined;
  const fields = Object.fromEntries(unknown.map((name) => [name, [unknownField(name, known)]]));
  return new DomainError('INVALID_INPUT', unknownField(first, known), { fields });
};

/** How a client encodes the replacement character if it means it. */
const SENT_REPLACEMENT = /%ef%bf%bd/i;

/**
 * An INVALID_INPUT error that names the parameters that are not UTF-8, of which the parser has put replacement
 * characters in place of bytes; undefined when there are none.
 */
const encodingProblemOf = ({ query, originalUrl }: Request): DomainError | undefined => {
  const hasLostBytes = (value: unknown): boolean => JSON.stringify(value).includes('\ufffd');
  const lossy = Object.keys(query).filter((name) => hasLostBytes([name, query[name]]));
  if (lossy.length === 0 || SENT_REPLACEMENT.test(originalUrl)) return undefined;
  const fields = Object.fromEntries(lossy.map((name) => [name, [NOT_UTF8]]));
  return new DomainError('INVALID_INPUT', NOT_UTF8, { fields });
};

const describedParameters =
  ({ query }: Described): RequestHandler =>
  (req, _res, next) =>
    next(problemOf(req.query, query?.shape ?? {}) ?? encodingProblemOf(req));

/** The maximum size of a body that is sent to an operation without a body, in bytes. */
const MAX_EMPTY_BYTES = 1_000;
const readShortBody = bodyUpTo(
  MAX_EMPTY_BYTES,
  json({ type: () => true, limit: MAX_EMPTY_BYTES, inflate: false }),
);

const noBody: RequestHandler = (req: Request, res, next) =>
  readShortBody(req, res, (error: unknown) => {
    if (error) next(new DomainError('INVALID_INPUT', 'This call takes no body.'));
    else next(problemOf((req.body as object | undefined) ?? {}, {}));
  });

const parametersIn = ({ path }: Described): number => path.split('{').length;

/**
 * Refuses input that no operation describes, before anything is looked up: unknown query parameters, and a
 * body with fields where there should be none. Bodies of other operations are checked by their own strict
 * schemas. `at` is the path where the handler is mounted. Requests that match no operation are passed on.
 */
export const describedFieldsOnly = (operations: readonly Described[], at = ''): RequestHandler => {
  const router = Router();
  const leave: RequestHandler = (_req, _res, next) => next('router');
  // Paths with fewer parameters come first: `/images/upload` also matches `/images/{uid}`.
  for (const operation of operations.toSorted((a, b) => parametersIn(a) - parametersIn(b))) {
    if (!operation.path.startsWith(`${at}/`)) continue;
    const path = operation.path.slice(at.length).replace(/\{(\w+)\}/g, ':$1');
    const checks = [describedParameters(operation), ...(operation.body === undefined ? [noBody] : [])];
    router[operation.method](path, ...checks, leave);
  }
  // OPTIONS is passed on, because a router would answer it by itself.
  return (req, res, next) => (req.method === 'OPTIONS' ? next() : router(req, res, next));
};
