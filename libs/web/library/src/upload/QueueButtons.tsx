import Button from '@mui/material/Button';
import { isDone, isSendable } from './upload-queue.ts';
import type { UploadQueue } from './use-upload-queue.ts';
import { PrimaryButton } from '@safelight/web-ui';

interface LeaveButtonProps {
  readonly queue: UploadQueue;
  readonly onLeave: () => void;
}

/** Stops a running upload; otherwise leaves. */
export const LeaveButton = ({ queue, onLeave }: LeaveButtonProps) => (
  <Button
    onClick={() => {
      if (queue.uploading) queue.stop();
      else onLeave();
    }}
  >
    {isDone(queue.items) ? 'Done' : 'Cancel'}
  </Button>
);

/** Uploads what the queue has to send. */
export const UploadButton = ({ queue }: { readonly queue: UploadQueue }) => (
  <PrimaryButton
    disabled={queue.uploading || !queue.items.some(isSendable)}
    onClick={() => void queue.upload()}
  >
    {queue.uploading ? 'Uploading...' : 'Upload'}
  </PrimaryButton>
);
