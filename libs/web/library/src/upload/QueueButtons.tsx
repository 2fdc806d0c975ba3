import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { imagePathOf, TEXTS } from '@safelight/rules';
import { CopyButton, formatCount, PrimaryButton } from '@safelight/web-ui';
import { isOver, isRefused, isSendable, isSettled, type UploadItem } from './upload-queue.ts';
import type { UploadQueue } from './use-upload-queue.ts';

interface QueueButtonsProps {
  readonly queue: UploadQueue;
  readonly onLeave: () => void;
}

/**
 * The button that stops a running upload or leaves the screen, and the one that uploads the pictures in the queue.
 * When no picture is left to upload, the latter leaves the screen, and is the only one.
 */
export const QueueButtons = ({ queue, onLeave }: QueueButtonsProps) => {
  const { items, uploading, stop, upload } = queue;
  const isAtEnd = isOver(items);
  return (
    <>
      {isAtEnd ? null : (
        <Button onClick={uploading ? stop : onLeave}>{isSettled(items) ? 'Done' : 'Cancel'}</Button>
      )}
      <PrimaryButton
        disabled={!isAtEnd && (uploading || !items.some(isSendable))}
        onClick={isAtEnd ? onLeave : () => void upload()}
      >
        {isAtEnd ? 'Done' : uploading ? 'Uploading...' : 'Upload'}
      </PrimaryButton>
    </>
  );
};

/** Returns how many of the pictures were uploaded, were there before, and failed. */
const outcomeText = (items: readonly UploadItem[]): string => {
  const arrived = items.filter(({ status }) => status === 'success');
  const known = arrived.filter((item) => item.status === 'success' && item.isDuplicate);
  const parts = [
    [arrived.length - known.length, 'uploaded'],
    [known.length, 'already in your library'],
    [items.length - arrived.length, 'not uploaded'],
  ] as const;
  return parts.flatMap(([count, end]) => (count === 0 ? [] : `${formatCount(count)} ${end}`)).join(', ');
};

/** Returns the addresses of the uploaded pictures that others can open, one in a line. */
const publicLinks = (items: readonly UploadItem[]): readonly string[] =>
  items.flatMap((item) =>
    item.status === 'success' && !item.isDuplicate && item.privacy === 'PUBLIC'
      ? new URL(imagePathOf(item.uid), window.location.origin).href
      : [],
  );

/**
 * How many of several pictures are uploaded by now, and after the upload how it went, with a button that copies their
 * links. The pictures themselves may be far above the buttons.
 */
export const QueueProgress = ({ queue: { items, uploading } }: { readonly queue: UploadQueue }) => {
  const accepted = items.filter((item) => !isRefused(item));
  const isAtEnd = isSettled(items) && items.length > 1;
  const links = publicLinks(items);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mr: 'auto' }}>
      {uploading && accepted.length > 1 ? (
        <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {formatCount(accepted.filter(({ status }) => status === 'success').length)} of{' '}
          {formatCount(accepted.length)} done
        </Typography>
      ) : null}
      <Typography role="status" variant="body2" color="textSecondary">
        {isAtEnd ? outcomeText(items) : null}
      </Typography>
      {isAtEnd && links.length > 1 ? (
        <CopyButton
          label="Copy All Links"
          text={links.join('\n')}
          failed={TEXTS.images.copyFailed}
          size="small"
          variant="text"
        />
      ) : null}
    </Box>
  );
};
