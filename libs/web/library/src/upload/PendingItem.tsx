import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Checkerboard, formatBytes, ProgressBar } from '@safelight/web-ui';
import { Check, X } from 'lucide-react';
import { PrivacyToggle } from '../privacy/PrivacyToggle.tsx';
import type { UploadItem } from './upload-queue.ts';
import type { UploadQueue } from './use-upload-queue.ts';

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: theme.spacing(1.5, 2),
  padding: theme.spacing(1.5, 2),
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: '56px minmax(0, 1fr) auto',
    '& > .privacy': { gridColumn: '1 / -1', gridRow: 2 },
  },
}));

const Preview = styled('img')({ display: 'block', width: '100%', aspectRatio: '1', objectFit: 'cover' });

const Progress = ({ item, onRetry }: { readonly item: UploadItem; readonly onRetry: () => void }) => {
  switch (item.status) {
    case 'pending':
      return null;
    case 'uploading':
      return <ProgressBar label={`Uploading ${item.file.name}`} value={item.progress} />;
    case 'success':
      return (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 0.5,
            color: 'success.main',
            fontSize: '0.8125rem',
          }}
        >
          <Check size={14} aria-hidden /> Uploaded
        </Box>
      );
    case 'error':
      return (
        <Box role="alert" sx={{ color: 'error.main', fontSize: '0.8125rem' }}>
          {item.message}
          {item.retryable ? (
            <Button size="small" variant="text" onClick={onRetry} sx={{ display: 'block', ml: -1.5 }}>
              Retry
            </Button>
          ) : null}
        </Box>
      );
    default:
      return item satisfies never;
  }
};

interface PendingItemProps {
  readonly item: UploadItem;
  readonly queue: Pick<UploadQueue, 'remove' | 'retry' | 'setPrivacy'>;
}

/** A chosen file: what it is, who will see it, how far it got. */
export const PendingItem = ({ item, queue }: PendingItemProps) => {
  const { id, file, preview, privacy, status } = item;
  return (
    <Row aria-label={file.name}>
      <Checkerboard sx={{ borderRadius: 1, overflow: 'hidden' }}>
        <Preview src={preview} alt="" />
      </Checkerboard>
      <Box sx={{ minWidth: 0, display: 'grid', gap: 0.5 }}>
        <Typography variant="body2" noWrap sx={{ fontWeight: 600 }}>
          {file.name}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {formatBytes(file.size)}
        </Typography>
        <Progress
          item={item}
          onRetry={() => {
            queue.retry(id);
          }}
        />
      </Box>
      <div className="privacy">
        <PrivacyToggle
          label={`Who can see ${file.name}`}
          value={privacy}
          disabled={status === 'uploading' || status === 'success'}
          onValue={(chosen) => {
            queue.setPrivacy(id, chosen);
          }}
        />
      </div>
      <IconButton
        aria-label={`Remove ${file.name}`}
        onClick={() => {
          queue.remove(id);
        }}
      >
        <X size={18} />
      </IconButton>
    </Row>
  );
};
