import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { TEXTS } from '@safelight/rules';
import { MyComparisonsDocument, type MyComparisonsQuery } from '@safelight/web-data';
import { EmptyState, LoadingState, Notice } from '@safelight/web-ui';
import { useId, useState } from 'react';
import { ComparisonRow } from './ComparisonRow.tsx';
import { DeleteComparisonDialog } from './DeleteComparisonDialog.tsx';
import { EditComparisonDialog } from './EditComparisonDialog.tsx';

type Listed = MyComparisonsQuery['comparisons']['nodes'][number];
type Asked = { readonly about: Listed; readonly action: 'rename' | 'delete' };

/**
 * The person's published comparisons, newest first. As a part of another screen (without `isWhole`) it
 * renders nothing while there are none.
 */
export const MyComparisons = ({ isWhole = false }: { readonly isWhole?: boolean }) => {
  const id = useId();
  const { data, error, fetchMore } = useQuery(MyComparisonsDocument, { fetchPolicy: 'cache-and-network' });
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = (): void => {
    setAsked(null);
  };
  if (data === undefined) {
    if (error === undefined) return isWhole ? <LoadingState text="Loading comparisons..." /> : null;
    return (
      <Box sx={{ mt: 6 }}>
        <Notice tone="danger">{TEXTS.comparisons.loadFailed}</Notice>
      </Box>
    );
  }
  const { nodes, pageInfo } = data.comparisons;
  if (nodes.length === 0) {
    return isWhole ? (
      <EmptyState
        title="No comparisons yet"
        hint="Publish a before and an after: people drag a slider between them."
      />
    ) : null;
  }
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 6 }}>
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 2 }}>
        My Comparisons
      </Typography>
      <Box component="ul" sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
        {nodes.map((comparison) => (
          <ComparisonRow
            key={comparison.uid}
            comparison={comparison}
            onRename={() => {
              setAsked({ about: comparison, action: 'rename' });
            }}
            onDelete={() => {
              setAsked({ about: comparison, action: 'delete' });
            }}
          />
        ))}
      </Box>
      {pageInfo.hasNextPage ? (
        <Button sx={{ mt: 2 }} onClick={() => void fetchMore({ variables: { after: pageInfo.endCursor } })}>
          Show More
        </Button>
      ) : null}
      {asked?.action === 'rename' ? <EditComparisonDialog comparison={asked.about} onClose={close} /> : null}
      {asked?.action === 'delete' ? (
        <DeleteComparisonDialog uid={asked.about.uid} onDeleted={close} onClose={close} />
      ) : null}
    </Box>
  );
};
