import { useApolloClient, useFragment, useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { readAiFailure, TEXTS } from '@safelight/rules';
import {
  type AiEditProgress_JobFragment,
  AiEditProgress_JobFragmentDoc,
  CancelAiEditDocument,
  CreditsDocument,
  plainMessageOf,
  shownQueries,
} from '@safelight/web-data';
import { FocusKeeper, formatCount, PanelBody, ProgressBar, useToasts } from '@safelight/web-ui';
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
            {title}
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

/** The progress of each picture in a batch. */
export const BatchProgress = ({ jobs }: { readonly jobs: readonly BatchJob[] }) => {
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
  const finished = heard.filter((job) => !isRunning(job)).length;
  return (
    <PanelBody>
      <Typography variant="h4" component="h2">
        {finished < jobs.length ? 'AI Magic in Progress' : 'AI edits finished'}
      </Typography>
      <Typography role="status" variant="body2">
        {formatCount(finished)} of {formatCount(jobs.length)} finished.
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
    </PanelBody>
  );
};
