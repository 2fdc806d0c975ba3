import type { ErrorCode } from '@safelight/rules';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { EmptyState, ErrorState, Field, LoadingState, Panel } from '@safelight/web-ui';
import { type ReactNode, useState } from 'react';
import { useLoaded, WrongAnswer } from '../document/use-loaded.ts';
import { OperationEntry, TypeEntry } from '../graphql/SchemaItems.tsx';
import { readSchema, SCHEMA_QUERY, type SchemaAnswer } from '../graphql/read-schema.ts';
import type { ApiSchema, OperationKind } from '../graphql/schema.ts';

interface SchemaResponse {
  readonly data?: SchemaAnswer | null;
  readonly errors?: readonly { readonly extensions?: { readonly code?: unknown } }[];
}

const GRAPHQL_PATH = '/graphql';

/** Loads the schema. Null if the server executes only the operations of its own pages. */
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
  if (answer.data === undefined || answer.data === null) throw new WrongAnswer(response.status);
  return readSchema(answer.data);
};

/** Returns the GraphQL schema of this server, and a function that loads it again. */
const useSchema = () => useLoaded(load);

const ROOTS: readonly { readonly kind: OperationKind; readonly title: string; readonly hint: string }[] = [
  { kind: 'query', title: 'Queries', hint: 'Read data.' },
  { kind: 'mutation', title: 'Mutations', hint: 'Change data.' },
  { kind: 'subscription', title: 'Subscriptions', hint: 'Receive updates as they happen, over a WebSocket.' },
];

interface PartProps {
  readonly title: string;
  readonly hint: string;
  readonly children: readonly ReactNode[];
}

const Part = ({ title, hint, children }: PartProps) =>
  children.length === 0 ? null : (
    <Box component="section" aria-label={title} sx={{ minWidth: 0 }}>
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, mb: 1.5 }}>
        {hint}
      </Typography>
      <Panel as="div">{children}</Panel>
    </Box>
  );

const Schema = ({ schema }: { readonly schema: ApiSchema }) => {
  const [search, setSearch] = useState('');
  const word = search.trim().toLowerCase();
  const has = (...texts: readonly string[]): boolean =>
    texts.some((text) => text.toLowerCase().includes(word));
  const operations = schema.operations.filter(({ field }) => has(field.name, field.typeName));
  const types = [...schema.types.values()].filter(({ name, fields, values }) =>
    has(name, ...fields.map((field) => field.name), ...values.map((value) => value.name)),
  );
  return (
    <>
      <Box sx={{ maxWidth: 560 }}>
        <Field
          label="Find a field or type"
          name="search"
          type="search"
          autoComplete="off"
          placeholder="uploadImage, AiEditJob, privacy"
          value={search}
          onValue={setSearch}
        />
      </Box>
      {operations.length + types.length === 0 ? (
        <EmptyState title="No field or type has this name" hint="Try part of it, such as image." />
      ) : null}
      {ROOTS.map(({ kind, title, hint }) => (
        <Part key={kind} title={title} hint={hint}>
          {operations
            .filter((operation) => operation.kind === kind)
            .map((operation) => (
              <OperationEntry key={operation.field.name} schema={schema} operation={operation} />
            ))}
        </Part>
      ))}
      <Part title="Types" hint="The inputs and results of all operations.">
        {types.map((type) => (
          <TypeEntry key={type.name} type={type} />
        ))}
      </Part>
    </>
  );
};

/** The tab with the GraphQL schema of this server, which is loaded when the tab is opened. */
export const GraphqlTab = () => {
  const { loaded, retry } = useSchema();
  if (loaded.state === 'ready' && loaded.value === null) {
    return (
      <EmptyState
        title="GraphQL is closed to other programs on this site"
        hint="It executes only the operations of the site’s own pages. REST is open to your programs."
      />
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 4, minWidth: 0 }}>
      <Typography color="textSecondary" sx={{ maxWidth: '68ch' }}>
        The site itself uses <code>POST {GRAPHQL_PATH}</code> for everything. Send an API key in the same{' '}
        <code>Authorization</code> header as with REST.{' '}
        <MuiLink href={GRAPHQL_PATH} target="_blank" rel="noreferrer">
          Open GraphiQL
        </MuiLink>{' '}
        to write and try operations.
      </Typography>
      {loaded.state === 'loading' ? <LoadingState text="Loading the schema..." minHeight={320} /> : null}
      {loaded.state === 'failed' ? (
        <ErrorState
          title="The schema could not be loaded. This server may not publish it."
          onRetry={retry}
          isPassing={loaded.isPassing}
        />
      ) : null}
      {loaded.state === 'ready' && loaded.value !== null ? <Schema schema={loaded.value} /> : null}
    </Box>
  );
};
