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

/** What clients that we know accept, and what Apollo answers them with. */
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
 * Answers queries that Apollo Server has executed before, in the same words but without it: it looks at each request
 * anew, although nothing of the decision depends on more than what `SeenQueries` compares. Anything else goes on to
 * Apollo: other bodies, other media types, mutations, GET.
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
    // A query that was never started, for the sake of its variables, is the client's mistake.
    res.statusCode = data === undefined ? 400 : 200;
    res.setHeader('Content-Type', mediaType);
    res.send(JSON.stringify({ errors, data }));
  };
