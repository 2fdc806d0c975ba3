import { OperationTypeNode } from 'graphql';
import type { ApolloServerPlugin } from '@apollo/server';
import type { GraphqlContext } from '../context.ts';
import { outcomeOf, reportName, type OnOperation } from '../reporting/operation-report.ts';
import { statusOf } from './error-answer.ts';

type Plugin = ApolloServerPlugin<GraphqlContext>;

/**
 * Calls `onOperation` for every operation, and for every request that is refused before its operation runs.
 */
export const reportOperations = (onOperation: OnOperation): Plugin => ({
  requestDidStart: async () => {
    const startedAt = performance.now();
    return {
      willSendResponse: async ({ operation, response: { body } }) => {
        const errors = body.kind === 'single' ? body.singleResult.errors : undefined;
        const name = operation === undefined ? 'none' : reportName(operation);
        const type = operation?.operation ?? 'none';
        onOperation(name, type, outcomeOf(errors), performance.now() - startedAt);
      },
    };
  },
});

/**
 * Failed uploads have the same HTTP status as in the REST API, so that clients notice a body that was cut
 * off.
 */
export const uploadStatus: Plugin = {
  requestDidStart: async ({ request }) => {
    if (request.http?.headers.get('content-type')?.toLowerCase().startsWith('multipart/') !== true) return;
    return {
      willSendResponse: async ({ response: { body, http } }) => {
        if (body.kind !== 'single' || http.status !== undefined) return;
        const { data, errors = [] } = body.singleResult;
        const [error] = errors;
        if (error !== undefined && (data === null || data === undefined)) {
          http.status = statusOf(error.extensions?.['code']);
        }
      },
    };
  },
};

/**
 * Proxies must not compress answers to mutations, because they may contain tokens or keys (docs/adr/0013).
 */
export const plainMutations: Plugin = {
  requestDidStart: async () => ({
    willSendResponse: async ({ operation, response: { http } }) => {
      if (operation?.operation === OperationTypeNode.MUTATION) {
        http.headers.set('cache-control', 'private, no-store, no-transform');
      }
    },
  }),
};
