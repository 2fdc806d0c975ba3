import { OperationTypeNode, type DocumentNode, type OperationDefinitionNode } from 'graphql';
import { LRUCache } from 'lru-cache';

/** A parsed and validated query. */
export interface SeenQuery {
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
}

/** A query that was executed before, with the variables of the current request. */
export interface RepeatedQuery extends SeenQuery {
  readonly variables: Readonly<Record<string, unknown>>;
}

type Fields = Readonly<Record<string, unknown>>;

/** The number of queries to remember. One client sends a few dozen different queries. */
const MAX_QUERIES = 500;
const MAX_LENGTH = 5_000_000;
const FIELDS: readonly string[] = ['query', 'operationName', 'variables', 'extensions'];
const NO_VARIABLES = {};

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The hash of a persisted query; null if there is none, or if the request has other extensions too. */
const hashIn = (extensions: unknown): string | null => {
  if (!isFields(extensions) || Object.keys(extensions).length !== 1) return null;
  const { persistedQuery } = extensions;
  if (!isFields(persistedQuery) || persistedQuery['version'] !== 1) return null;
  return typeof persistedQuery['sha256Hash'] === 'string' ? persistedQuery['sha256Hash'] : null;
};

/**
 * The key under which a request's query is remembered: its text or its hash, with the operation name. Null
 * for requests with neither or with unexpected values.
 */
const nameOf = ({ query, extensions, operationName }: Fields): string | null => {
  if (typeof operationName !== 'string' && operationName !== undefined && operationName !== null) return null;
  const name = operationName ?? '';
  if (typeof query === 'string') return extensions === undefined ? `text ${name}\n${query}` : null;
  const hash = query === undefined ? hashIn(extensions) : null;
  return hash === null ? null : `hash ${name}\n${hash}`;
};

/**
 * Remembers queries that were executed. A query is found by its hash only if it was requested by hash before,
 * and by its text only if it was sent as text, so that no check of Apollo is bypassed.
 */
export const createSeenQueries = () => {
  const seen = new LRUCache<string, SeenQuery>({
    max: MAX_QUERIES,
    maxSize: MAX_LENGTH,
    sizeCalculation: (_, name) => name.length,
  });
  return {
    /** Remembers a query that is about to be executed. */
    note: (request: Fields, { document, operation }: SeenQuery): void => {
      const name = operation.operation === OperationTypeNode.QUERY ? nameOf(request) : null;
      if (name !== null) seen.set(name, { document, operation });
    },

    /**
     * The remembered query of a JSON body; null if it was not executed before, or if the body has unexpected
     * fields.
     */
    find: (body: unknown): RepeatedQuery | null => {
      if (!isFields(body) || Object.keys(body).some((field) => !FIELDS.includes(field))) return null;
      const variables = body['variables'] ?? NO_VARIABLES;
      const name = isFields(variables) ? nameOf(body) : null;
      const query = name === null ? undefined : seen.get(name);
      return query === undefined ? null : { ...query, variables: variables as Fields };
    },
  };
};

export type SeenQueries = ReturnType<typeof createSeenQueries>;
