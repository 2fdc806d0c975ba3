import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { EmptyState, Field, Panel } from '@safelight/web-ui';
import { useState } from 'react';
import { useDocs } from '../docs-context.ts';
import type { ApiGroup } from '../document/api-document.ts';
import { KeyField } from '../parts/KeyField.tsx';
import { OperationItem } from '../parts/OperationItem.tsx';

/** The groups with the operations whose method, path or summary contains all words of `search`. */
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

/** Every operation of this server. */
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
