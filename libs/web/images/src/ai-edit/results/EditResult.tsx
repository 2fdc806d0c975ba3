import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { TEXTS } from '@safelight/rules';
import type { AiEditPanel_ImageFragment } from '@safelight/web-data';
import { formatCount } from '@safelight/web-ui';
import { EditFailure } from '../EditFailure.tsx';

type Job = AiEditPanel_ImageFragment['aiEditJobs'][number];

interface EditResultProps {
  readonly imageUid: string;
  readonly job: Job;
  readonly busy: boolean;
  readonly onShow: (versionId: string) => void;
  readonly onRerun: (jobId: string) => void;
}

/** The version that an edit produced, how long it took, and the model's answer. */
const MadeVersion = ({
  version,
  onShow,
}: {
  readonly version: NonNullable<Job['resultVersion']>;
  readonly onShow: (versionId: string) => void;
}) => (
  <>
    <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
      <Link
        component="button"
        type="button"
        variant="body2"
        sx={{ fontWeight: 600 }}
        onClick={() => onShow(version.id)}
      >
        Version {version.number}
      </Link>
      {version.aiEdit === null ? null : (
        <Typography variant="caption" color="textSecondary">
          {formatCount(version.aiEdit.processingTime)} ms
        </Typography>
      )}
    </Box>
    {version.aiEdit === null || version.aiEdit.textResponse === null ? null : (
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {version.aiEdit.textResponse}
      </Typography>
    )}
  </>
);

/** A finished edit in the list: the version it produced, or why it failed and a button to try again. */
export const EditResult = ({ imageUid, job, busy, onShow, onRerun }: EditResultProps) => {
  const { id, prompt, errorMessage, resultVersion } = job;
  return (
    <Box component="li" sx={{ display: 'grid', gap: 0.75, justifyItems: 'start' }}>
      {resultVersion === null ? (
        <>
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            “{prompt}”
          </Typography>
          <EditFailure
            message={errorMessage ?? TEXTS.ai.unknown}
            isCreditBack
            imageUid={imageUid}
            prompt={prompt}
          />
          <Button
            size="small"
            aria-label={`Try Again: ${prompt}`}
            disabled={busy}
            onClick={() => onRerun(id)}
          >
            Try Again
          </Button>
        </>
      ) : (
        <MadeVersion version={resultVersion} onShow={onShow} />
      )}
    </Box>
  );
};
