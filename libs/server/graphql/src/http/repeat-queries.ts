import type { RequestHandler, Request } from 'express';
import type { GraphQLFormattedError } from 'graphql';
import type { GraphqlContext } from '../context.ts';
import { outcomeOf, reportName, type OnOperation } from '../reporting/operation-report.ts';
import type { Executor } from './jit-executor.ts';
import type { SeenQueries } from './seen-queries.ts';

interface Deps {
  readonly seen: SeenQueries;
  readonly execute: Executor;
  readonly contextOf: (req: Request) => GraphqlContext;
  readonly formatError: (formatted: GraphQLFormattedError, error: unknown) => GraphQLFormattedError;
  readonly onOperation: OnOperation;
}

const JSON_TYPE = 'application/json; charset=utf-8';

/** The Accept headers of common clients, each with the media type that Apollo answers. */
const MEDIA_TYPES: ReadonlyMap<string | undefined, string> = new Map([
  [undefined, JSON_TYPE],
  ['*/*', JSON_TYPE],
  ['application/json', JSON_TYPE],
  [
    'application/graphql-response+json,application/json;q=0.9',
    'application/graphql-response+json; charset=utf-8',
  ],
]);

/**
 * Executes queries that Apollo Server has executed before, and gives the same answer as Apollo without its
 * overhead for each request. All other requests go on to Apollo: unknown queries, other bodies and media
 * types, mutations, GET.
 */
export const repeatQueries =
  ({ seen, execute, contextOf, formatError, onOperation }: Deps): RequestHandler =>
  async (req, res, next) => {
    const mediaType = MEDIA_TYPES.get(req.headers.accept);
    const isJson = req.headers['content-type']?.startsWith('application/json') === true;
    const query = req.method === 'POST' && isJson && mediaType !== undefined ? seen.find(req.body) : null;
    if (query === null || mediaType === undefined) {
      next();
      return;
    }
    const startedAt = performance.now();
    const { data, errors: failures } = await execute({ ...query, context: contextOf(req) });
    const errors = failures?.map((error) => formatError(error.toJSON(), error));
    onOperation(reportName(query.operation), 'query', outcomeOf(errors), performance.now() - startedAt);
    // Without data the query did not start, because its variables were invalid.
    res.statusCode = data === undefined ? 400 : 200;
    res.setHeader('Content-Type', mediaType);
    res.send(JSON.stringify({ errors, data }));
  };
