import type { ErrorCode } from '@safelight/rules';
import { useLoaded } from '../document/use-loaded.ts';
import { readSchema, SCHEMA_QUERY, type SchemaAnswer } from './read-schema.ts';
import type { ApiSchema } from './schema.ts';

interface SchemaResponse {
  readonly data?: SchemaAnswer | null;
  readonly errors?: readonly { readonly extensions?: { readonly code?: unknown } }[];
}

export const GRAPHQL_PATH = '/graphql';

/** The schema, or null where the server executes only the operations of its own pages. */
const load = async (signal: AbortSignal): Promise<ApiSchema | null> => {
  const response = await fetch(GRAPHQL_PATH, {
    method: 'POST',
    credentials: 'omit',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query: SCHEMA_QUERY }),
    signal,
  });
  const answer = (await response.json()) as SchemaResponse;
  if (answer.errors?.[0]?.extensions?.code === ('UNKNOWN_OPERATION' satisfies ErrorCode)) return null;
  if (answer.data === undefined || answer.data === null) throw new Error(`HTTP ${response.status}`);
  return readSchema(answer.data);
};

/** The GraphQL schema of this server, and a function that loads it again. */
export const useSchema = () => useLoaded(load);
