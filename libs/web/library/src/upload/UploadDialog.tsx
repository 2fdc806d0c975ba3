import { TEXTS } from '@safelight/rules';
import type { Privacy } from '@safelight/web-data';
import { usePlan } from '@safelight/web-session';
import { TitledDialog, useToasts } from '@safelight/web-ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { AddPictures } from './AddPictures.tsx';
import { ChosenProject } from './ChosenProject.tsx';
import { PendingList } from './PendingList.tsx';
import { QueueButtons, QueueProgress } from './QueueButtons.tsx';
import { countNew, hasDuplicates, isDone } from './upload-queue.ts';
import { useStartPrivacy } from './use-start-privacy.ts';
import { useUploadProject } from './use-upload-project.ts';
import { useUploadQueue } from './use-upload-queue.ts';

interface UploadDialogProps {
  /** The files that were dropped on the library. They are in the queue from the start. */
  readonly files: readonly File[];
  readonly onClose: () => void;
}

/** The dialog that uploads pictures without leaving the library. They are private by default (spec: images §2). */
export const UploadDialog = ({ files, onClose }: UploadDialogProps) => {
  const toasts = useToasts();
  const plan = usePlan();
  const into = useUploadProject();
  const queue = useUploadQueue({
    plan,
    onStored: into.addStored,
    unanswered: TEXTS.library.uploadFailed,
    otherwise: TEXTS.library.uploadFailed,
    onFailed: (message) => toasts.error(message),
  });
  const start = useStartPrivacy('PRIVATE');
  const [chosen, setPrivacy] = useState<Privacy | null>(null);
  const { items, uploading } = queue;

  const begin = useEffectEvent((startPrivacy: Privacy) => {
    if (files.length > 0) queue.add(files, startPrivacy);
  });
  const begun = useRef(false);
  useEffect(() => {
    if (start === null || begun.current) return;
    begun.current = true;
    begin(start);
  }, [start]);

  const done = isDone(items);
  const announced = useRef(false);
  const finish = useEffectEvent(() => {
    if (countNew(items) > 0) toasts.success(TEXTS.images.uploaded(countNew(items)));
    if (!hasDuplicates(items)) onClose();
  });
  useEffect(() => {
    if (done === announced.current) return;
    announced.current = done;
    if (!done) return;
    finish();
  }, [done]);

  return (
    <TitledDialog
      title="Upload Images"
      maxWidth="sm"
      onClose={uploading ? undefined : onClose}
      actions={
        <>
          <QueueProgress queue={queue} />
          <QueueButtons queue={queue} onLeave={onClose} />
        </>
      }
    >
      <AddPictures queue={queue} plan={plan} privacy={chosen ?? start} onPrivacy={setPrivacy} />
      <PendingList queue={queue} />
      <ChosenProject into={into} disabled={uploading} />
    </TitledDialog>
  );
};
