import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { isPhotoshopFile, TEXTS } from '@safelight/rules';
import { PrivacyToggle } from '@safelight/web-images';
import { Checkerboard, CopyButton, FileName, FilePicture, formatBytes, ProgressBar } from '@safelight/web-ui';
import { Check, ImageOff, Link as LinkIcon, X } from 'lucide-react';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { isRefused, type UploadItem } from './upload-queue.ts';
import type { UploadQueue } from './use-upload-queue.ts';

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: theme.spacing(1.5, 2),
  padding: theme.spacing(1.5, 2),
  // A refused picture has no choice of privacy, and this button stays in its column.
  '& > .remove': { gridColumn: '-2 / -1' },
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: '56px minmax(0, 1fr) auto',
    '& > .privacy': { gridColumn: '1 / -1', gridRow: 2 },
  },
}));

const Picture = styled(FilePicture)({
  display: 'block',
  width: '100%',
  aspectRatio: '1',
  objectFit: 'cover',
});

/** A preview of the file, or an icon when the browser cannot show it. */
const Preview = ({ source }: { readonly source: UploadItem['source'] }) => {
  const [isBroken, setBroken] = useState(false);
  if (source.kind === 'file' && !isBroken) {
    return <Picture file={source.file} alt="" onError={() => setBroken(true)} />;
  }
  const Icon = source.kind === 'url' ? LinkIcon : ImageOff;
  return (
    <Box
      sx={{
        display: 'grid',
        placeContent: 'center',
        aspectRatio: '1',
        color: 'text.secondary',
        backgroundColor: 'background.paper',
      }}
    >
      <Icon size={20} aria-hidden />
    </Box>
  );
};

/** A button within a line of text. If it wraps, it starts where the text starts. */
const InLine = styled(Button)(({ theme }) => ({
  marginLeft: theme.spacing(-1),
  paddingInline: theme.spacing(1),
}));

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.5, 1),
  fontSize: '0.8125rem',
}));

/**
 * The links of an uploaded picture. Only public pictures have a link to copy (spec: images §2, single image
 * view). The page opens in a new tab, because leaving the screen would discard the files that failed.
 */
const Arrived = ({ item }: { readonly item: Extract<UploadItem, { status: 'success' }> }) => {
  const address = `/image/${item.uid}`;
  return (
    <Line>
      <Line as="span" sx={{ color: 'success.main' }}>
        <Check size={14} aria-hidden /> Uploaded
      </Line>
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <Button
          component={RouterLink}
          to={address}
          target="_blank"
          aria-label={`Open ${item.name}`}
          size="small"
          variant="text"
          sx={{ ml: -1, px: 1 }}
        >
          Open
        </Button>
        {item.privacy === 'PUBLIC' ? (
          <CopyButton
            label="Copy Link"
            text={new URL(address, window.location.origin).href}
            failed={TEXTS.images.copyFailed}
            size="small"
            variant="text"
          />
        ) : null}
      </Box>
    </Line>
  );
};

interface ProgressProps {
  readonly item: UploadItem;
  readonly queue: Pick<UploadQueue, 'retry' | 'uploadCopy'>;
}

const Progress = ({ item, queue }: ProgressProps) => {
  switch (item.status) {
    case 'pending':
      return null;
    case 'uploading':
      return <ProgressBar label={`Uploading ${item.name}`} value={item.progress} />;
    case 'success':
      return item.isDuplicate ? (
        <Line role="status">
          <Link component={RouterLink} to={`/image/${item.uid}`}>
            Already in your library
          </Link>
          {item.source.kind === 'file' ? (
            <InLine size="small" variant="text" onClick={() => queue.uploadCopy(item.id)}>
              Upload a copy
            </InLine>
          ) : null}
        </Line>
      ) : (
        <Arrived item={item} />
      );
    case 'error':
      return (
        <Line role="alert" sx={{ color: 'error.main' }}>
          <span>{item.message}</span>
          {item.source.kind === 'file' && isPhotoshopFile(item.source.file) ? (
            <Link component={RouterLink} to="/editor" state={{ photoshopFile: item.source.file }}>
              {TEXTS.images.openInEditor}
            </Link>
          ) : null}
          {item.retryable ? (
            <InLine size="small" variant="text" onClick={() => queue.retry(item.id)}>
              Try Again
            </InLine>
          ) : null}
        </Line>
      );
    default:
      return item satisfies never;
  }
};

interface PendingItemProps {
  readonly item: UploadItem;
  readonly queue: Pick<UploadQueue, 'remove' | 'retry' | 'uploadCopy' | 'setPrivacy'>;
}

/** A chosen picture: its name and size, its privacy, and the progress of its upload. */
export const PendingItem = ({ item, queue }: PendingItemProps) => {
  const { id, name, source, privacy, status } = item;
  return (
    <Row aria-label={name}>
      <Checkerboard sx={{ borderRadius: 1, overflow: 'hidden' }}>
        <Preview source={source} />
      </Checkerboard>
      <Box sx={{ minWidth: 0, display: 'grid', gap: 0.5 }}>
        <Typography variant="body2" noWrap sx={{ fontWeight: 600 }}>
          <FileName name={name} isOneLine />
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {source.kind === 'file' ? formatBytes(source.file.size) : new URL(source.url).hostname}
        </Typography>
        <Progress item={item} queue={queue} />
      </Box>
      {isRefused(item) ? null : (
        <div className="privacy">
          <PrivacyToggle
            label={`Who can see ${name}`}
            value={privacy}
            disabled={status === 'uploading' || status === 'success'}
            onValue={(chosen) => queue.setPrivacy(id, chosen)}
          />
        </div>
      )}
      <IconButton className="remove" aria-label={`Remove ${name}`} onClick={() => queue.remove(id)}>
        <X size={18} />
      </IconButton>
    </Row>
  );
};
