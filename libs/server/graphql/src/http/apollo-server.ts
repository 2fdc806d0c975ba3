import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import {
  execute as executeDocument,
  type GraphQLFormattedError,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { TEXTS } from '@safelight/rules';
import type { GraphqlContext } from '../context.ts';
import { LIMIT_RULES, MAX_TOKENS } from '../limits/limit-rules.ts';
import type { TransportLogger } from '@safelight/transport';
import type { OnOperation } from '../reporting/operation-report.ts';
import { plainMutations, reportOperations, uploadStatus } from './apollo-plugins.ts';
import { documentCache, type KnownDocuments } from '../persisted/known-documents.ts';
import type { Executor } from './jit-executor.ts';
import type { SeenQueries } from './seen-queries.ts';

interface Deps {
  readonly schema: GraphQLSchema;
  readonly execute: Executor;
  readonly seenQueries: SeenQueries;
  readonly logger: TransportLogger;
  readonly introspection: boolean;
  readonly onOperation: OnOperation;
  readonly knownDocuments: KnownDocuments;
  readonly onlyKnownDocuments: boolean;
}

type Gateway = NonNullable<ConstructorParameters<typeof ApolloServer<GraphqlContext>>[0]['gateway']>;

/**
 * Replaces Apollo's executor by ours. Apollo offers this hook for gateways only; there is no gateway here.
 */
const executedBy = ({ schema, execute, seenQueries }: Deps): Gateway => ({
  onSchemaLoadOrUpdate: (use) => {
    use({ apiSchema: schema, coreSupergraphSdl: '' });
    return () => undefined;
  },
  load: async () => ({
    executor: async ({ document, operation, request, context }) => {
      // Apollo's types omit that a document may lack the operation that is asked for. graphql-js words that error.
      if ((operation as OperationDefinitionNode | undefined) === undefined) {
        const { operationName = null } = request;
        return executeDocument({ schema, document, operationName });
      }
      if (request.http?.method === 'POST') seenQueries.note({ ...request }, { document, operation });
      return execute({
        document,
        operation,
        variables: request.variables ?? {},
        context: context as unknown as GraphqlContext,
      });
    },
  }),
  stop: async () => undefined,
});

/** The suggestion that graphql-js appends to an error about an unknown name. */
const SUGGESTION = / ?Did you mean [^?]*\?/g;

/**
 * Converts errors for clients. Errors about the request itself keep Apollo's codes
 * (GRAPHQL_VALIDATION_FAILED, …) and reveal no internals.
 */
export const errorFormatter =
  ({ logger, introspection }: Pick<Deps, 'logger' | 'introspection'>) =>
  (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
    // Without introspection Apollo hides suggestions for names in documents, but not those for names in
    // variables.
    if (!introspection && formatted.message.includes('Did you mean'))
      return { ...formatted, message: formatted.message.replace(SUGGESTION, '') };
    if (formatted.extensions?.['code'] !== 'INTERNAL_SERVER_ERROR') return formatted;
    logger.error({ err: error }, 'request failed');
    return { message: TEXTS.generic.internal, extensions: { code: 'INTERNAL', details: {} } };
  };

const apolloLogger = (logger: TransportLogger) => ({
  debug: () => undefined,
  info: (message: unknown) => logger.info({ source: 'apollo' }, String(message)),
  warn: (message: unknown) => logger.warn({ source: 'apollo' }, String(message)),
  error: (message: unknown) => logger.error({ source: 'apollo' }, String(message)),
});

/**
 * Creates an Apollo Server. We use it only for the semantics of HTTP, the prevention of CSRF, and the cache of
 * validated documents.
 */
export const createApolloServer = (deps: Deps): ApolloServer<GraphqlContext> => {
  const { logger, introspection, onOperation, knownDocuments, onlyKnownDocuments } = deps;
  return new ApolloServer<GraphqlContext>({
    gateway: executedBy(deps),
    validationRules: LIMIT_RULES,
    maxRecursiveSelections: true,
    parseOptions: { maxLexicalTokens: MAX_TOKENS },
    persistedQueries: { cache: documentCache(knownDocuments, onlyKnownDocuments) },
    introspection,
    hideSchemaDetailsFromClientErrors: !introspection,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    formatError: errorFormatter(deps),
    logger: apolloLogger(logger),
    stringifyResult: (result) => JSON.stringify(result),
    plugins: [
      reportOperations(onOperation),
      uploadStatus,
      plainMutations,
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginInlineTraceDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginSchemaReportingDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
    ],
  });
};
