import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { isSendable, isSettled } from './upload-queue.ts';
import type { UploadQueue } from './use-upload-queue.ts';
import { formatCount, PrimaryButton } from '@safelight/web-ui';

interface LeaveButtonProps {
  readonly queue: UploadQueue;
  readonly onLeave: () => void;
}

/** The button that stops a running upload, or leaves the screen if none is running. */
export const LeaveButton = ({ queue, onLeave }: LeaveButtonProps) => (
  <Button
    onClick={() => {
      if (queue.uploading) queue.stop();
      else onLeave();
    }}
  >
    {isSettled(queue.items) ? 'Done' : 'Cancel'}
  </Button>
);

/** The button that uploads the pictures in the queue which are not uploaded yet. */
export const UploadButton = ({ queue }: { readonly queue: UploadQueue }) => (
  <PrimaryButton
    disabled={queue.uploading || !queue.items.some(isSendable)}
    onClick={() => void queue.upload()}
  >
    {queue.uploading ? 'Uploading...' : 'Upload'}
  </PrimaryButton>
);

/** How many of several pictures are in the library by now. The pictures themselves may be far above the buttons. */
export const QueueProgress = ({ queue: { items, uploading } }: { readonly queue: UploadQueue }) =>
  uploading && items.length > 1 ? (
    <Typography variant="body2" color="textSecondary" sx={{ mr: 'auto', fontVariantNumeric: 'tabular-nums' }}>
      {formatCount(items.filter(({ status }) => status === 'success').length)} of {formatCount(items.length)}{' '}
      done
    </Typography>
  ) : null;
