import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { PLAN_IDS, PLAN_LIMITS, TEXTS } from '@safelight/rules';
import { type Privacy, UploadDefaultsDocument } from '@safelight/web-data';
import { useSession } from '@safelight/web-session';
import { Page, PageHeading, Panel, usePageTitle, useToasts } from '@safelight/web-ui';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { PrivacyToggle } from '../privacy/PrivacyToggle.tsx';
import { DropZone } from './DropZone.tsx';
import { PendingItem } from './PendingItem.tsx';
import { destinationOf, isSendable } from './upload-queue.ts';
import { useUploadQueue } from './use-upload-queue.ts';

/** Asks before the window closes on files that are still on their way. */
const useKeepOpen = (busy: boolean): void => {
  useEffect(() => {
    if (!busy) return;
    const ask = (event: BeforeUnloadEvent): void => {
      event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => {
      window.removeEventListener('beforeunload', ask);
    };
  }, [busy]);
};

/**
 * What new pictures start as: the person's own default, public without one (decisions, "Default privacy"), and
 * private when that could not be asked. Null until it is known: no picture may be public by mistake.
 */
const useStartPrivacy = (): Privacy | null => {
  const { data, error } = useQuery(UploadDefaultsDocument);
  if (data !== undefined) return data.me?.defaultPrivacy ?? 'PUBLIC';
  return error === undefined ? null : 'PRIVATE';
};

/** /upload */
export const UploadScreen = () => {
  usePageTitle('Upload');
  const navigate = useNavigate();
  const toasts = useToasts();
  const { user } = useSession();
  const plan = PLAN_IDS.find((id) => id === user?.subscription) ?? 'free';
  const queue = useUploadQueue(plan);
  const start = useStartPrivacy();
  const [chosen, setPrivacy] = useState<Privacy | null>(null);
  const privacy = chosen ?? start;
  const { items, uploading } = queue;
  const destination = destinationOf(items);
  const left = useRef(false);
  useKeepOpen(uploading);

  useEffect(() => {
    if (destination === null || left.current) return;
    left.current = true;
    toasts.success(TEXTS.images.uploaded(items.length));
    void navigate(destination);
  }, [destination, items.length, navigate, toasts]);

  const cancel = (): void => {
    if (uploading) queue.stop();
    else void navigate('/gallery');
  };
  const sendable = items.filter(isSendable).length;

  return (
    <Page width={880}>
      <PageHeading
        title="Upload"
        hint="Every picture gets a link of its own. Public ones open for anyone who has it."
      />
      <Tabs value="files" sx={{ mb: 3 }} aria-label="Where the pictures come from">
        <Tab value="files" label="Files" />
      </Tabs>
      {privacy === null ? (
        <Skeleton height={296} role="status" aria-label="Loading your defaults" />
      ) : (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
            <Typography variant="body2" sx={{ fontWeight: 600 }} id="default-privacy">
              New pictures are
            </Typography>
            <PrivacyToggle label="Default privacy" value={privacy} onValue={setPrivacy} />
          </Box>
          <DropZone
            uploadLimit={PLAN_LIMITS[plan].uploadBytes}
            compact={items.length > 0}
            onFiles={(files) => {
              queue.add(files, privacy);
            }}
          />
        </>
      )}
      {items.length === 0 ? null : (
        <Panel as="ul" aria-label="Pictures to upload" sx={{ mt: 3, mb: 0, p: 0, listStyle: 'none' }}>
          {items.map((item) => (
            <PendingItem key={item.id} item={item} queue={queue} />
          ))}
        </Panel>
      )}
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, mt: 3 }}>
        <Button onClick={cancel}>Cancel</Button>
        <Button
          variant="contained"
          color="primary"
          disabled={uploading || sendable === 0}
          onClick={() => void queue.upload()}
        >
          {uploading ? 'Uploading...' : 'Upload'}
        </Button>
      </Box>
    </Page>
  );
};
