import { useLoaded } from '../document/use-loaded.ts';
import { readSchema, SCHEMA_QUERY, type SchemaAnswer } from './read-schema.ts';
import type { ApiSchema } from './schema.ts';

export const GRAPHQL_PATH = '/graphql';

const load = async (signal: AbortSignal): Promise<ApiSchema> => {
  const response = await fetch(GRAPHQL_PATH, {
    method: 'POST',
    credentials: 'omit',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query: SCHEMA_QUERY }),
    signal,
  });
  const answer = (await response.json()) as { readonly data?: SchemaAnswer | null };
  if (answer.data === undefined || answer.data === null) throw new Error(`HTTP ${response.status}`);
  return readSchema(answer.data);
};

/** The GraphQL schema of this server, and a function that loads it again. */
export const useSchema = () => useLoaded(load);
