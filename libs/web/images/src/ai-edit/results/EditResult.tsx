import { useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { TEXTS } from '@safelight/rules';
import { type AiEditPanel_ImageFragment, UseVersionDocument } from '@safelight/web-data';
import { formatCount, Notice, useToasts } from '@safelight/web-ui';
import { useState } from 'react';
import { DeleteVersionDialog } from '../../versions/DeleteVersionDialog.tsx';

type Job = AiEditPanel_ImageFragment['aiEditJobs'][number];
type Result = NonNullable<Job['resultVersion']>;

interface ResultActionsProps {
  readonly imageUid: string;
  readonly version: Result;
  readonly onCompare: (versionId: string) => void;
}

/** What can be done with the version an edit made. */
const ResultActions = ({ imageUid, version, onCompare }: ResultActionsProps) => {
  const toasts = useToasts();
  const [discarding, setDiscarding] = useState(false);
  const [adopt, { loading }] = useMutation(UseVersionDocument, {
    variables: { imageUid, versionId: version.id },
    onError: () => toasts.error(TEXTS.images.updateFailed),
  });
  const named = `version ${version.number}`;
  return (
    <>
      <Button
        size="small"
        aria-label={`Compare ${named}`}
        onClick={() => {
          onCompare(version.id);
        }}
      >
        Compare
      </Button>
      {version.isCurrent ? null : (
        <>
          <Button size="small" aria-label={`Keep ${named}`} disabled={loading} onClick={() => void adopt()}>
            Keep
          </Button>
          <Button
            size="small"
            aria-label={`Discard ${named}`}
            disabled={loading}
            onClick={() => {
              setDiscarding(true);
            }}
          >
            Discard
          </Button>
        </>
      )}
      {discarding ? (
        <DeleteVersionDialog
          imageUid={imageUid}
          version={version}
          onClose={() => {
            setDiscarding(false);
          }}
        />
      ) : null}
    </>
  );
};

interface EditResultProps extends Omit<ResultActionsProps, 'version'> {
  readonly job: Job;
  readonly busy: boolean;
  readonly onRerun: (jobId: string) => void;
}

/** One edit that ended: the version it made and how long that took, or why there is none. */
export const EditResult = ({ imageUid, job, busy, onCompare, onRerun }: EditResultProps) => {
  const { id, prompt, errorMessage, resultVersion: version } = job;
  const aiEdit = version?.aiEdit ?? null;
  const textResponse = aiEdit?.textResponse ?? null;
  return (
    <Box component="li" sx={{ display: 'grid', gap: 0.75 }}>
      {version === null ? null : (
        <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            Version {version.number}
          </Typography>
          <Typography variant="caption" color="textSecondary">
            {aiEdit === null ? '' : `${formatCount(aiEdit.processingTime)} ms`}
            {version.isCurrent ? ' · in use' : ''}
          </Typography>
        </Box>
      )}
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        “{prompt}”
      </Typography>
      {textResponse === null ? null : (
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {textResponse}
        </Typography>
      )}
      {version === null ? <Notice tone="danger">{errorMessage ?? TEXTS.ai.unknown}</Notice> : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
        {version === null ? null : (
          <ResultActions imageUid={imageUid} version={version} onCompare={onCompare} />
        )}
        <Button
          size="small"
          aria-label={`Run Again: ${prompt}`}
          disabled={busy}
          onClick={() => {
            onRerun(id);
          }}
        >
          Run Again
        </Button>
      </Box>
    </Box>
  );
};
