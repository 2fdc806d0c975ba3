import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { comparisonPathOf, TEXTS } from '@safelight/rules';
import type { MyComparisonsQuery } from '@safelight/web-data';
import { FocusKeeper, formatCountOf, formatDate, ShowMore, useCopy } from '@safelight/web-ui';
import { Link as LinkIcon, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { EditComparisonDialog } from './EditComparisonDialog.tsx';
import { useDeleteComparison } from './use-delete-comparison.ts';

type Comparisons = MyComparisonsQuery['comparisons'];
type Listed = Comparisons['nodes'][number];

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
  // On phones the actions are below the title, and the pictures are as high as both.
  [theme.breakpoints.down('sm')]: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: theme.spacing(0, 1.5),
    '& > .pair': { gridRow: 'span 2', alignSelf: 'stretch' },
    '& .pair img': { width: 44, height: 0, minHeight: '100%' },
    // A long title would stretch the pictures.
    '& .facts > a': {
      ...{ display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical', overflow: 'hidden' },
    },
    // The first icon is in line with the title.
    '& > .actions': { marginLeft: -14 },
  },
}));

interface ComparisonRowProps {
  readonly comparison: Listed;
  readonly onRename: () => void;
  readonly onDelete: () => void;
  readonly isDeleting: boolean;
}

/** A row for one comparison in a list. */
const ComparisonRow = ({ comparison, onRename, onDelete, isDeleting }: ComparisonRowProps) => {
  const { title, original, edited, viewCount, createdAt, uid, permalink } = comparison;
  const name = title === '' ? edited.originalFilename : title;
  const copy = useCopy();
  const copyLink = (): void =>
    void copy(permalink, { copied: 'Link copied', failed: TEXTS.images.copyFailed });
  return (
    <Row>
      <span className="pair">
        <img src={original.mediumUrl} alt="" loading="lazy" />
        <img src={edited.mediumUrl} alt="" loading="lazy" />
      </span>
      <div className="facts">
        <Link to={comparisonPathOf(uid)}>{name}</Link>
        <Typography variant="body2" color="textSecondary">
          {formatDate(createdAt)} ·{' '}
          <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
            {formatCountOf(viewCount, 'view')}
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

interface ComparisonListProps {
  readonly comparisons: Comparisons;
  /** Loads the comparisons after a cursor. Rejects if that fails. */
  readonly onMore: (after: string | null) => Promise<unknown>;
}

/** The person's published comparisons, newest first, each with its link and buttons to rename and delete it. */
export const ComparisonList = ({ comparisons: { nodes, pageInfo }, onMore }: ComparisonListProps) => {
  const [renamed, setRenamed] = useState<Listed | null>(null);
  const { remove, removing } = useDeleteComparison();
  return (
    <>
      <FocusKeeper isList>
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
      </FocusKeeper>
      <ShowMore page={pageInfo} failed={TEXTS.comparisons.loadFailed} onMore={onMore} />
      {renamed === null ? null : (
        <EditComparisonDialog comparison={renamed} onClose={() => setRenamed(null)} />
      )}
    </>
  );
};
