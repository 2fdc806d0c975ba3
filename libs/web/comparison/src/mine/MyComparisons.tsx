import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { TEXTS } from '@safelight/rules';
import { MyComparisonsDocument, type MyComparisonsQuery } from '@safelight/web-data';
import { EmptyState, formatCount, formatDate, LoadingState, Notice, useToasts } from '@safelight/web-ui';
import { Link as LinkIcon, Pencil, Trash2, SquareSplitHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { EditComparisonDialog } from './EditComparisonDialog.tsx';
import { useDeleteComparison } from './use-delete-comparison.ts';

const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  padding: theme.spacing(1),
  borderRadius: 12,
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  '& .pair': { display: 'flex', flex: 'none', borderRadius: 7, overflow: 'hidden' },
  '& img': { display: 'block', width: 56, height: 64, objectFit: 'cover' },
  '& > .facts': { flex: 1, minWidth: 0 },
  '& > .actions': { display: 'flex', flex: 'none' },
  '& a': { color: 'inherit', fontWeight: 600, overflowWrap: 'anywhere' },
  // On phones the actions are below the title, which has the width of the row.
  [theme.breakpoints.down('sm')]: {
    flexWrap: 'wrap',
    gap: theme.spacing(0.5, 1.5),
    '& > .facts': { alignSelf: 'start' },
    '& > .actions': { flex: '1 0 100%', justifyContent: 'flex-end' },
    '& .pair img': { width: 44 },
  },
}));

interface ComparisonRowProps {
  readonly comparison: MyComparisonsQuery['comparisons']['nodes'][number];
  readonly onRename: () => void;
  readonly onDelete: () => void;
  readonly isDeleting: boolean;
}

/** A row for one comparison in a list. */
const ComparisonRow = ({ comparison, onRename, onDelete, isDeleting }: ComparisonRowProps) => {
  const { title, original, edited, viewCount, createdAt, uid, permalink } = comparison;
  const name = title === '' ? edited.originalFilename : title;
  const toasts = useToasts();
  const copyLink = (): void => {
    navigator.clipboard.writeText(permalink).then(
      () => toasts.success('Link copied'),
      () => toasts.error(TEXTS.images.copyFailed),
    );
  };
  return (
    <Row>
      <span className="pair">
        <img src={original.mediumUrl} alt="" loading="lazy" />
        <img src={edited.mediumUrl} alt="" loading="lazy" />
      </span>
      <div className="facts">
        <Link to={`/comparison/${uid}`}>{name}</Link>
        <Typography variant="body2" color="textSecondary">
          {formatDate(createdAt)} ·{' '}
          <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
            {formatCount(viewCount)} {viewCount === 1 ? 'view' : 'views'}
          </Box>
        </Typography>
      </div>
      <div className="actions">
        <IconButton aria-label={`Copy link to ${name}`} onClick={copyLink}>
          <LinkIcon size={16} />
        </IconButton>
        <IconButton aria-label={`Rename ${name}`} onClick={onRename}>
          <Pencil size={16} />
        </IconButton>
        <IconButton aria-label={`Delete ${name}`} disabled={isDeleting} onClick={onDelete}>
          <Trash2 size={16} />
        </IconButton>
      </div>
    </Row>
  );
};

type Listed = MyComparisonsQuery['comparisons']['nodes'][number];

/**
 * Lists the person's published comparisons, newest first. Without `isWhole` the list is a part of another
 * screen, and renders nothing if there are no comparisons.
 */
export const MyComparisons = ({ isWhole = false }: { readonly isWhole?: boolean }) => {
  const { data, error, fetchMore } = useQuery(MyComparisonsDocument, { fetchPolicy: 'cache-and-network' });
  const [renamed, setRenamed] = useState<Listed | null>(null);
  const { remove, removing } = useDeleteComparison();
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
        icon={<SquareSplitHorizontal size={36} strokeWidth={1.5} />}
        title="No comparisons yet"
        hint="Publish a before and an after: people drag a slider between them."
      />
    ) : null;
  }
  return (
    <Box component="section" aria-label="My Comparisons" sx={{ mt: isWhole ? 0 : 6 }}>
      {isWhole ? null : (
        <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
          My Comparisons
        </Typography>
      )}
      <Box component="ul" sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
        {nodes.map((comparison) => (
          <ComparisonRow
            key={comparison.uid}
            comparison={comparison}
            onRename={() => setRenamed(comparison)}
            isDeleting={removing}
            onDelete={() => void remove(comparison.uid)}
          />
        ))}
      </Box>
      {pageInfo.hasNextPage ? (
        <Button sx={{ mt: 2 }} onClick={() => void fetchMore({ variables: { after: pageInfo.endCursor } })}>
          Show More
        </Button>
      ) : null}
      {renamed === null ? null : (
        <EditComparisonDialog comparison={renamed} onClose={() => setRenamed(null)} />
      )}
    </Box>
  );
};
