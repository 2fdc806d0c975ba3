import Button from '@mui/material/Button';
import { isSendable, isSettled } from './upload-queue.ts';
import type { UploadQueue } from './use-upload-queue.ts';
import { PrimaryButton } from '@safelight/web-ui';

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
