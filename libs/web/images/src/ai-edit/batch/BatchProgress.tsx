import { useApolloClient, useFragment, useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { readAiFailure, TEXTS } from '@safelight/rules';
import {
  type AiEditProgress_JobFragment,
  AiEditProgress_JobFragmentDoc,
  type AiEditState,
  CancelAiEditDocument,
  CreditsDocument,
  plainMessageOf,
  shownQueries,
} from '@safelight/web-data';
import {
  FileName,
  FocusKeeper,
  formatCount,
  formatCountOf,
  PanelBody,
  ProgressBar,
  useToasts,
} from '@safelight/web-ui';
import { useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { listedEditsAtom } from '../running-edits.atoms.ts';
import { toVersion } from '../start-version.ts';
import { isRunning } from '../use-job.ts';
import type { BatchJob } from './use-batch-edit.ts';

const ENDS = { SUCCEEDED: 'Done', FAILED: null, CANCELLED: 'Cancelled' } as const;

interface BatchRowProps {
  readonly job: BatchJob;
  readonly now: AiEditProgress_JobFragment;
}

/** The progress of one picture's edit. */
const BatchRow = ({ job, now }: BatchRowProps) => {
  const client = useApolloClient();
  const toasts = useToasts();
  const [cancel, { loading }] = useMutation(CancelAiEditDocument, {
    variables: { id: job.id },
    refetchQueries: () => shownQueries(client, CreditsDocument),
    onError: (error) => toasts.error(plainMessageOf(error)),
  });
  const running = isRunning(now);
  const said =
    now.state === 'QUEUED' || now.state === 'PROCESSING'
      ? now.stage
      : (ENDS[now.state] ?? readAiFailure(now.errorMessage ?? TEXTS.ai.unknown).reason);
  const title = job.image?.title ?? '';
  return (
    <Box component="li" sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0.75 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 36 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="body2" noWrap sx={{ fontWeight: 600 }}>
            <FileName name={title} isOneLine />
          </Typography>
          <Typography
            variant="caption"
            color={now.state === 'FAILED' ? 'error' : 'textSecondary'}
            sx={{ overflowWrap: 'anywhere' }}
          >
            {said}
          </Typography>
        </Box>
        {running ? (
          <Button
            size="small"
            disabled={loading}
            aria-label={`Cancel the edit of ${title}`}
            onClick={() => void cancel()}
          >
            Cancel
          </Button>
        ) : null}
        {now.state === 'SUCCEEDED' && job.image !== null ? (
          <Button
            component={Link}
            {...toVersion(job.image.uid, now.resultVersion?.id ?? null)}
            size="small"
            aria-label={`View the edit of ${title}`}
          >
            View
          </Button>
        ) : null}
      </Box>
      {running ? (
        <ProgressBar label={`Edit of ${title}`} value={now.state === 'QUEUED' ? null : now.progress} />
      ) : null}
    </Box>
  );
};

/** Returns how the edits of a finished batch ended, and that those without a result cost nothing. */
const outcomeText = (made: number, failed: number, cancelled: number): string => {
  const parts = [
    made === 0 ? [] : `${formatCount(made)} succeeded`,
    failed === 0 ? [] : `${formatCount(failed)} failed`,
    cancelled === 0 ? [] : `${formatCount(cancelled)} cancelled`,
  ].flat();
  const returned = failed + cancelled;
  const credits = returned === 1 ? 'Your credit is back.' : `Your ${formatCount(returned)} credits are back.`;
  return `${parts.join(', ')}.${returned === 0 ? '' : ` ${credits}`}`;
};

interface BatchProgressProps {
  readonly jobs: readonly BatchJob[];
  /** Called with the uids of the images whose edits failed, to describe another edit of them. */
  readonly onTryAgain: (failedUids: readonly string[]) => void;
}

/** The progress of each picture in a batch, and how the edits ended. */
export const BatchProgress = ({ jobs, onTryAgain }: BatchProgressProps) => {
  const from = jobs.map(({ id }) => ({ __typename: 'AiEditJob', id }) as const);
  const { data, dataState } = useFragment({ fragment: AiEditProgress_JobFragmentDoc, from });
  const heard: readonly AiEditProgress_JobFragment[] = dataState === 'complete' ? data : jobs;
  const setListed = useSetAtom(listedEditsAtom);
  useEffect(() => {
    setListed(new Set(jobs.map(({ id }) => id)));
    return () => setListed(new Set<string>());
  }, [jobs, setListed]);
  const list = useRef<HTMLUListElement>(null);
  // The form that had the focus is gone. The arrow keys scroll the list, and Tab leads to its first button.
  useEffect(() => list.current?.focus(), []);
  const countOf = (state: AiEditState): number => heard.filter((job) => job.state === state).length;
  const [made, failed, cancelled] = [countOf('SUCCEEDED'), countOf('FAILED'), countOf('CANCELLED')];
  const finished = made + failed + cancelled;
  const isDone = finished === jobs.length;
  const failedUids = jobs.flatMap(({ image }, index) =>
    heard[index]?.state === 'FAILED' && image !== null ? [image.uid] : [],
  );
  return (
    <PanelBody>
      <Typography variant="h4" component="h2">
        {isDone ? (made === 0 ? 'No image was edited' : 'AI edits finished') : 'AI Magic in Progress'}
      </Typography>
      <Typography role="status" variant="body2">
        {isDone
          ? outcomeText(made, failed, cancelled)
          : `${formatCount(finished)} of ${formatCount(jobs.length)} finished.`}
      </Typography>
      <FocusKeeper isList>
        <Box
          component="ul"
          ref={list}
          tabIndex={-1}
          aria-label="Edits"
          sx={{
            display: 'grid',
            // Shortens a long title instead of pushing the buttons out of the list.
            gridTemplateColumns: 'minmax(0, 1fr)',
            gap: 2,
            // Room for the focus rings of its buttons, which it would clip.
            m: -0.75,
            p: 0.75,
            listStyle: 'none',
            borderRadius: '8px',
            maxHeight: '50vh',
            overflowY: 'auto',
          }}
        >
          {jobs.map((job, index) => (
            <BatchRow key={job.id} job={job} now={heard[index] ?? job} />
          ))}
        </Box>
      </FocusKeeper>
      {isDone && failedUids.length > 0 ? (
        <Button sx={{ justifySelf: 'start' }} onClick={() => onTryAgain(failedUids)}>
          Try Again with {formatCountOf(failedUids.length, 'image')}
        </Button>
      ) : null}
    </PanelBody>
  );
};
