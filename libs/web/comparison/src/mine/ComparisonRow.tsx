import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { TEXTS } from '@safelight/rules';
import type { MyComparisonsQuery } from '@safelight/web-data';
import { formatCount, formatDate, useToasts } from '@safelight/web-ui';
import { Link as LinkIcon, Pencil, Trash2 } from 'lucide-react';
import { Link } from 'react-router';

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
  '& a': { color: 'inherit', fontWeight: 600, overflowWrap: 'anywhere' },
  [theme.breakpoints.down('sm')]: { gap: theme.spacing(1), '& .pair img': { width: 36 } },
}));

interface ComparisonRowProps {
  readonly comparison: MyComparisonsQuery['comparisons']['nodes'][number];
  readonly onRename: () => void;
  readonly onDelete: () => void;
}

/** One comparison in a list. */
export const ComparisonRow = ({ comparison, onRename, onDelete }: ComparisonRowProps) => {
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
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Link to={`/comparison/${uid}`}>{name}</Link>
        <Typography variant="body2" color="textSecondary">
          {formatDate(createdAt)} · {formatCount(viewCount)} {viewCount === 1 ? 'view' : 'views'}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flex: 'none' }}>
        <IconButton aria-label={`Copy link to ${name}`} onClick={copyLink}>
          <LinkIcon size={16} />
        </IconButton>
        <IconButton aria-label={`Rename ${name}`} onClick={onRename}>
          <Pencil size={16} />
        </IconButton>
        <IconButton aria-label={`Delete ${name}`} onClick={onDelete}>
          <Trash2 size={16} />
        </IconButton>
      </Box>
    </Row>
  );
};
