import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { PROMPT_MAX_LENGTH, TEXTS } from '@safelight/rules';
import type { Privacy } from '@safelight/web-data';
import { usePlan } from '@safelight/web-session';
import { DropHint, Page, PageHeading, usePageDrop, usePageTitle, useToasts } from '@safelight/web-ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { AddPictures } from './AddPictures.tsx';
import { ChosenProject } from './ChosenProject.tsx';
import { PendingList } from './PendingList.tsx';
import { QueueButtons, QueueProgress } from './QueueButtons.tsx';
import { takeSharedFiles } from './take-shared-files.ts';
import { countNew, destinationOf, isDone } from './upload-queue.ts';
import { useStartPrivacy } from './use-start-privacy.ts';
import { useUploadProject } from './use-upload-project.ts';
import { useUploadQueue } from './use-upload-queue.ts';

/**
 * If the address contains `shared`, adds the pictures that another app shared to the queue, or shows that none
 * was received. Removes `shared` from the address at once, so that going back does not do this again. Waits
 * until the default privacy is known.
 */
const useSharedFiles = (
  start: Privacy | null,
  add: (files: readonly File[], privacy: Privacy) => void,
): void => {
  const toasts = useToasts();
  const [search, setSearch] = useSearchParams();
  const isShared = search.has('shared');
  const isTaken = useRef(false);
  const take = useEffectEvent(async (privacy: Privacy) => {
    setSearch(
      (now) => {
        now.delete('shared');
        return now;
      },
      { replace: true },
    );
    const files = await takeSharedFiles();
    if (files.length > 0) add(files, privacy);
    else toasts.error(TEXTS.images.sharedLost);
  });
  useEffect(() => {
    if (!isShared || start === null || isTaken.current) return;
    isTaken.current = true;
    void take(start);
  }, [isShared, start]);
};

/** The buttons of the screen, which stay in the window below a long list of pictures. */
const Buttons = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: theme.spacing(1),
  marginTop: theme.spacing(1.5),
  paddingBlock: theme.spacing(1.5),
  backgroundColor: theme.vars.palette.background.default,
}));

/** The screen at /upload. */
export const UploadScreen = () => {
  usePageTitle('Upload');
  const navigate = useNavigate();
  const toasts = useToasts();
  const [search] = useSearchParams();
  /** The prompt in the link to this screen. If one picture is uploaded, the prompt is passed to its page. */
  const prompt = search.get('prompt')?.slice(0, PROMPT_MAX_LENGTH) ?? '';
  /** Whether that prompt needs an area to be painted. The editor is then opened instead, with its brush. */
  const isToPaint = search.get('tool') === 'mask-brush';
  const plan = usePlan();
  const into = useUploadProject();
  const queue = useUploadQueue({
    plan,
    unanswered: TEXTS.images.uploadFailed,
    otherwise: TEXTS.images.uploadScreenFailed,
    onStored: into.addStored,
  });
  const start = useStartPrivacy('PUBLIC');
  const [chosen, setPrivacy] = useState<Privacy | null>(null);
  const { items, uploading } = queue;
  const known = chosen ?? start;
  useSharedFiles(known, queue.add);
  const { isOver } = usePageDrop({
    isTaken: known !== null,
    onFiles: (files) => {
      if (known !== null) queue.add(files, known);
    },
  });
  const done = isDone(items);
  const destination = destinationOf(items, { projectId: into.project?.id, isToPaint });
  const announced = useRef(false);

  const arrived = countNew(items);
  useEffect(() => {
    if (done === announced.current) return;
    announced.current = done;
    if (!done) return;
    if (arrived > 0) toasts.success(TEXTS.images.uploaded(arrived));
    if (destination !== null) void navigate(destination, { state: { prompt } });
  }, [arrived, destination, done, navigate, prompt, toasts]);

  return (
    <Page>
      {isOver ? <DropHint>Drop to upload</DropHint> : null}
      <PageHeading
        title="Upload"
        hint="Every image gets its own link. Anyone who has the link can see a public image."
      />
      {prompt === '' ? null : (
        <Typography sx={{ mb: 3, overflowWrap: 'anywhere' }}>
          Upload one image, then {isToPaint ? 'paint over a part of it and ' : ''}send the prompt “{prompt}”.
        </Typography>
      )}
      <AddPictures queue={queue} plan={plan} privacy={known} onPrivacy={setPrivacy} />
      <PendingList queue={queue} />
      <ChosenProject into={into} disabled={uploading} />
      <Buttons>
        <QueueProgress queue={queue} />
        <QueueButtons queue={queue} onLeave={() => void navigate('/gallery')} />
      </Buttons>
    </Page>
  );
};
