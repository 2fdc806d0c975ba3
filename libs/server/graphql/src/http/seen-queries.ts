import { OperationTypeNode, type DocumentNode, type OperationDefinitionNode } from 'graphql';
import { LRUCache } from 'lru-cache';

/** A parsed and validated query. */
export interface SeenQuery {
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
}

/** A query that was seen before, as it is asked for now. */
export interface RepeatedQuery extends SeenQuery {
  readonly variables: Readonly<Record<string, unknown>>;
}

type Fields = Readonly<Record<string, unknown>>;

/** A client has some dozens. */
const MAX_QUERIES = 500;
const MAX_LENGTH = 5_000_000;
const FIELDS: readonly string[] = ['query', 'operationName', 'variables', 'extensions'];
const NO_VARIABLES = {};

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The hash that stands for a text; null unless nothing else is asked for. */
const hashIn = (extensions: unknown): string | null => {
  if (!isFields(extensions) || Object.keys(extensions).length !== 1) return null;
  const { persistedQuery } = extensions;
  if (!isFields(persistedQuery) || persistedQuery['version'] !== 1) return null;
  return typeof persistedQuery['sha256Hash'] === 'string' ? persistedQuery['sha256Hash'] : null;
};

/**
 * What a request names its query by, a text or a hash, each together with the name of the operation; null for requests
 * that say it in another way.
 */
const nameOf = ({ query, extensions, operationName }: Fields): string | null => {
  if (typeof operationName !== 'string' && operationName !== undefined && operationName !== null) return null;
  const name = operationName ?? '';
  if (typeof query === 'string') return extensions === undefined ? `text ${name}\n${query}` : null;
  const hash = query === undefined ? hashIn(extensions) : null;
  return hash === null ? null : `hash ${name}\n${hash}`;
};

/**
 * Queries that were executed before, by what clients named them by. A hash finds only what was asked for by its hash
 * before, a text only what was sent as text, so that neither opens a way that was closed.
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

    /** The query of a body of JSON, when it was seen before and nothing about the body needs a closer look. */
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
