import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { PLAN_LIMITS, type PlanId } from '@safelight/rules';
import type { Privacy } from '@safelight/web-data';
import { useId, useState } from 'react';
import { DefaultPrivacy } from './DefaultPrivacy.tsx';
import { DropZone } from './DropZone.tsx';
import { UrlForm } from './UrlForm.tsx';
import type { UploadQueue } from './use-upload-queue.ts';

interface AddPicturesProps {
  readonly queue: UploadQueue;
  /** Determines the largest allowed file. */
  readonly plan: PlanId;
  /** The privacy that added pictures start with; null until it is known. */
  readonly privacy: Privacy | null;
  readonly onPrivacy: (privacy: Privacy) => void;
}

/** The ways to add pictures to a queue: choose, drop or paste files, or enter an address. */
export const AddPictures = ({ queue, plan, privacy, onPrivacy }: AddPicturesProps) => {
  const id = useId();
  const [tab, setTab] = useState<'files' | 'url'>('files');
  return (
    <>
      <Tabs
        value={tab}
        sx={{ mb: 3 }}
        aria-label="Where the pictures come from"
        onChange={(_, value: 'files' | 'url') => {
          setTab(value);
        }}
      >
        <Tab value="files" label="Files" id={`${id}-files`} aria-controls={`${id}-panel`} />
        <Tab value="url" label="URL" id={`${id}-url`} aria-controls={`${id}-panel`} />
      </Tabs>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`}>
        <DefaultPrivacy value={privacy} onValue={onPrivacy}>
          {(known) =>
            tab === 'files' ? (
              <DropZone
                uploadLimit={PLAN_LIMITS[plan].uploadBytes}
                compact={queue.items.length > 0}
                onFiles={(files) => {
                  queue.add(files, known);
                }}
              />
            ) : (
              <UrlForm
                onUrl={(url) => {
                  queue.addUrl(url, known);
                }}
              />
            )
          }
        </DefaultPrivacy>
      </div>
    </>
  );
};
