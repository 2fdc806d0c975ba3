import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { AiEditPanel_ImageFragment } from '@safelight/web-data';
import { PanelBody } from '@safelight/web-ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { clearedEditsAtom, clearEditsAtom } from './cleared-edits.atoms.ts';
import { EditResult } from './EditResult.tsx';

type Job = AiEditPanel_ImageFragment['aiEditJobs'][number];

interface EditResultsProps {
  readonly imageUid: string;
  readonly jobs: readonly Job[];
  /** The ids of the picture's versions. Results whose version was deleted are not shown. */
  readonly versionIds: ReadonlySet<string>;
  /** Whether an edit is running, so that no other can start. */
  readonly busy: boolean;
  readonly onShow: (versionId: string) => void;
  readonly onRerun: (jobId: string) => void;
}

const isResult = ({ state, resultVersion }: Job, versionIds: ReadonlySet<string>): boolean =>
  state === 'FAILED' || (state === 'SUCCEEDED' && resultVersion !== null && versionIds.has(resultVersion.id));

/** The finished edits of a picture, newest first. Clearing the list keeps the versions. */
export const EditResults = ({ imageUid, jobs, versionIds, busy, onShow, onRerun }: EditResultsProps) => {
  const cleared = useAtomValue(clearedEditsAtom);
  const clear = useSetAtom(clearEditsAtom);
  const shown = jobs.filter((job) => isResult(job, versionIds) && !cleared.has(job.id));
  return (
    <PanelBody as="section" aria-label="AI edits">
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 36 }}>
        <Typography variant="h4" component="h2">
          Results
        </Typography>
        {shown.length === 0 ? null : (
          <Button size="small" onClick={() => clear(shown.map(({ id }) => id))}>
            Clear All
          </Button>
        )}
      </Box>
      {shown.length === 0 ? (
        <Typography color="textSecondary">No AI edits yet</Typography>
      ) : (
        <Box component="ul" sx={{ display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' }}>
          {shown.map((job) => (
            <EditResult
              key={job.id}
              imageUid={imageUid}
              job={job}
              busy={busy}
              onShow={onShow}
              onRerun={onRerun}
            />
          ))}
        </Box>
      )}
    </PanelBody>
  );
};
