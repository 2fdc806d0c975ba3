import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import Box from '@mui/material/Box';
import { EmptyState, Field, Panel } from '@safelight/web-ui';
import { useState } from 'react';
import { useDocs } from '../docs-context.ts';
import type { Access, ApiGroup, ApiOperation } from '../document/api-document.ts';
import { Disclosure } from '../parts/Disclosure.tsx';
import { KeyField } from '../parts/KeyField.tsx';
import { OperationDetails } from '../parts/OperationDetails.tsx';

const Method = styled('span')(({ theme }) => ({
  ...theme.typography.mono,
  fontWeight: 600,
  color: theme.vars.palette.text.secondary,
}));

const Path = styled('span')(({ theme }) => ({ ...theme.typography.mono, overflowWrap: 'anywhere' }));

const WHO: Readonly<Record<Access, string>> = {
  anyone: 'Open to anyone',
  optional: 'Key optional',
  user: 'Key needed',
  session: 'Access token only',
};

/** The entry of one operation, which expands to show its details. */
const OperationItem = ({ operation }: { readonly operation: ApiOperation }) => (
  <Disclosure
    columns="64px minmax(0, 1fr) minmax(0, 1.2fr) 128px"
    summary={
      <>
        <Method>{operation.method}</Method>
        <Path>{operation.path}</Path>
        <Typography variant="body2" component="span">
          {operation.summary}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {WHO[operation.access]}
        </Typography>
      </>
    }
  >
    {() => <OperationDetails operation={operation} />}
  </Disclosure>
);

/** Returns the groups with only those operations whose method, path or summary contains all words of `search`. */
const matching = (groups: readonly ApiGroup[], search: string): readonly ApiGroup[] => {
  const words = search.toLowerCase().split(/\s+/);
  return groups
    .map((group) => ({
      ...group,
      operations: group.operations.filter(({ method, path, summary }) => {
        const text = `${method} ${path} ${summary}`.toLowerCase();
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ operations }) => operations.length > 0);
};

/** The tab with every operation of this server. */
export const ReferenceTab = () => {
  const { document } = useDocs();
  const [search, setSearch] = useState('');
  const groups = matching(document.groups, search);
  return (
    <Box sx={{ display: 'grid', gap: 4, minWidth: 0 }}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' }, alignItems: 'start' }}>
        <Field
          label="Find a call"
          name="search"
          type="search"
          autoComplete="off"
          placeholder="upload, DELETE, /images/"
          value={search}
          onValue={setSearch}
        />
        <KeyField />
      </Box>
      {groups.length === 0 ? (
        <EmptyState title="No call matches these words" hint="Try part of a path, such as images." />
      ) : null}
      {groups.map(({ name, description, operations }) => (
        <Box key={name} component="section" aria-label={name} sx={{ minWidth: 0 }}>
          <Typography variant="h3" component="h2">
            {name}
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, mb: 1.5 }}>
            {description}
          </Typography>
          <Panel as="div">
            {operations.map((operation) => (
              <OperationItem key={operation.id} operation={operation} />
            ))}
          </Panel>
        </Box>
      ))}
    </Box>
  );
};
