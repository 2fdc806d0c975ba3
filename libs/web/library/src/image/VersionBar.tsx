import { useFragment } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { isOriginal } from '@safelight/rules';
import { type ImageViewQuery, VersionStrip_VersionFragmentDoc } from '@safelight/web-data';
import { AI_FORM, DeleteVersionDialog, TakeBackButton } from '@safelight/web-images';
import { PrimaryButton, useToasts } from '@safelight/web-ui';
import { Check, RotateCcw, SquareSplitHorizontal, Trash2, Undo2 } from 'lucide-react';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { useKeepVersion } from './use-keep-version.ts';

type Version = NonNullable<ImageViewQuery['image']>['versions'][number];

interface VersionBarProps {
  readonly imageUid: string;
  /** The version on screen. */
  readonly version: Version;
  /** The version from which it was made; null for an upload, or if that version was deleted. */
  readonly parentId: string | null;
  /** The edit that made the version; undefined for an upload. */
  readonly job: ComponentProps<typeof TakeBackButton>['job'];
  /** The version to show after the edit was taken back. */
  readonly before: Pick<Version, 'id' | 'number'>;
  readonly comparing: boolean;
  /** Whether an edit is running, so that no other can start. */
  readonly busy: boolean;
  /** Whether an edit has just produced this version. Its buttons then get the focus. */
  readonly isNew: boolean;
  readonly onCompare: (comparing: boolean) => void;
  readonly onSelect: (id: string) => void;
  readonly onTryAgain: (jobId: string) => void;
}

/** Keeps its height for a version without buttons, so that the picture above stays where it is. */
const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  marginBottom: theme.spacing(1),
  minHeight: 44,
  [theme.breakpoints.down('md')]: { minHeight: 0, '&:empty': { display: 'none' } },
}));

const Words = styled('div')(({ theme }) => ({
  flex: '1 1 200px',
  minWidth: 0,
  [theme.breakpoints.down('md')]: { flex: '1 0 100%' },
}));

/** The owner's buttons for the version on screen, directly below the picture. */
export const VersionBar = ({
  imageUid,
  version: masked,
  parentId,
  job,
  before,
  comparing,
  busy,
  isNew,
  onCompare,
  onSelect,
  onTryAgain,
}: VersionBarProps) => {
  const { data: version, complete } = useFragment({
    fragment: VersionStrip_VersionFragmentDoc,
    from: masked,
  });
  const [deleting, setDeleting] = useState(false);
  const { saving, keep, discardFor } = useKeepVersion(imageUid, onSelect);
  const toasts = useToasts();
  const bar = useRef<HTMLDivElement>(null);
  // When an edit finishes, the focus moves from its form to the buttons of the new version.
  useEffect(() => {
    const { activeElement } = document;
    const isElsewhere = activeElement !== document.body && activeElement?.closest(AI_FORM) === null;
    if (isNew && !isElsewhere) bar.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [isNew]);
  if (!complete) return null;
  const { aiEdit, isCurrent } = version;
  const canDiscard = !isOriginal(version) && (!isCurrent || parentId !== null);
  if (isCurrent && !canDiscard && aiEdit === null) return <Bar />;
  const use = async (): Promise<void> => {
    if ((await keep(version.id)) !== null) toasts.success(`Version ${version.number} is in use now`);
  };
  return (
    <Bar ref={bar} role="group" aria-busy={saving} aria-label={`Version ${version.number} on screen`}>
      {aiEdit === null ? null : (
        <Words>
          <Typography variant="body2" noWrap title={aiEdit.prompt}>
            “{aiEdit.prompt}”
          </Typography>
          {aiEdit.textResponse === null ? null : (
            <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {aiEdit.textResponse}
            </Typography>
          )}
        </Words>
      )}
      {isCurrent ? null : (
        <PrimaryButton
          startIcon={<Check size={16} aria-hidden />}
          disabled={saving}
          onClick={() => void use()}
        >
          Keep
        </PrimaryButton>
      )}
      {parentId === null ? null : (
        <Button
          startIcon={<SquareSplitHorizontal size={16} aria-hidden />}
          aria-pressed={comparing}
          sx={{ '&[aria-pressed="true"]': { backgroundColor: 'action.selected' } }}
          onClick={() => onCompare(!comparing)}
        >
          Compare
        </Button>
      )}
      {aiEdit === null ? null : (
        <Button
          startIcon={<RotateCcw size={16} aria-hidden />}
          disabled={busy}
          onClick={() => onTryAgain(aiEdit.jobId)}
        >
          Try Again
        </Button>
      )}
      {canDiscard ? (
        <Button
          startIcon={isCurrent ? <Undo2 size={16} aria-hidden /> : <Trash2 size={16} aria-hidden />}
          disabled={saving}
          onClick={() => {
            if (isCurrent && parentId !== null) void discardFor(parentId, version.id);
            else setDeleting(true);
          }}
        >
          Discard
        </Button>
      ) : null}
      {isCurrent ? null : (
        <TakeBackButton
          job={job}
          versionNumber={version.number}
          nextNumber={before.number}
          onTakenBack={() => onSelect(before.id)}
        />
      )}
      {deleting ? (
        <DeleteVersionDialog imageUid={imageUid} version={version} onClose={() => setDeleting(false)} />
      ) : null}
    </Bar>
  );
};
