import { useQuery } from '@apollo/client/react';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import {
  EditorVersionsDocument,
  type EditorVersionsQuery,
  isPassing,
  plainMessageOf,
} from '@safelight/web-data';
import {
  Checkerboard,
  ErrorState,
  formatDateTime,
  formatDimensions,
  LoadingState,
  PrimaryButton,
  TitledDialog,
} from '@safelight/web-ui';
import { useState } from 'react';
import type { OpenSession } from '../saving/open-session.ts';
import { useRestoreVersion } from './use-restore-version.ts';

type EditorVersion = NonNullable<EditorVersionsQuery['image']>['versions'][number];

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  maxHeight: 360,
  overflowY: 'auto',
}));

const Row = styled(ButtonBase)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '64px 1fr',
  gap: theme.spacing(1.5),
  width: '100%',
  padding: theme.spacing(0.75),
  borderRadius: 8,
  textAlign: 'left',
  fontSize: '0.875rem',
  '& img': { display: 'block', width: 64, height: 48, objectFit: 'cover', borderRadius: 6 },
  '& small': { display: 'block', color: theme.vars.palette.text.secondary, fontSize: '0.8125rem' },
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '&[aria-pressed="true"]': { backgroundColor: theme.vars.palette.action.selected },
}));

const Shown = styled('div')(({ theme }) => ({
  marginBottom: theme.spacing(2),
  borderRadius: 8,
  overflow: 'hidden',
  '& img': { display: 'block', width: '100%', height: 280, objectFit: 'contain' },
}));

const ORIGINS: Readonly<Record<NonNullable<EditorVersion['origin']>, string>> = {
  UPLOAD: 'Uploaded',
  AI_EDIT: 'AI edit',
  EDITOR: 'Saved in the editor, with layers',
  RESTORE: 'Restored',
};

const factsOf = ({ origin, createdAt, isCurrent }: EditorVersion): string =>
  [
    ...(origin === null ? [] : [ORIGINS[origin]]),
    formatDateTime(createdAt),
    ...(isCurrent ? ['in use'] : []),
  ].join(' · ');

interface VersionsDialogProps {
  readonly session: Pick<OpenSession, 'image' | 'editor' | 'saving'>;
  readonly onClose: () => void;
}

/** The versions of the image, newest first: shows them, and restores one together with its document. */
export const VersionsDialog = ({ session, onClose }: VersionsDialogProps) => {
  const { data, error, refetch } = useQuery(EditorVersionsDocument, {
    variables: { imageUid: session.image.uid },
    fetchPolicy: 'cache-and-network',
  });
  const versions = (data?.image?.versions ?? []).toReversed();
  const [chosenId, choose] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const restore = useRestoreVersion(session);
  const chosen = versions.find((version) => version.id === chosenId) ?? versions[0];
  const restoreChosen = async (version: EditorVersion): Promise<void> => {
    setBusy(true);
    if (await restore(version)) onClose();
    else setBusy(false);
  };
  return (
    <TitledDialog
      title="Versions"
      maxWidth="sm"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          <PrimaryButton
            disabled={chosen === undefined || isBusy}
            onClick={() => {
              if (chosen !== undefined) void restoreChosen(chosen);
            }}
          >
            Restore
          </PrimaryButton>
        </>
      }
    >
      {error !== undefined && chosen === undefined ? (
        <ErrorState
          title={plainMessageOf(error)}
          onRetry={() => void refetch()}
          isPassing={isPassing(error)}
        />
      ) : null}
      {error === undefined && chosen === undefined ? (
        <LoadingState text="Loading versions..." minHeight={240} />
      ) : null}
      {chosen?.isCurrent === true ? (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
          This version is in use. Restore takes back what was changed since it was saved.
        </Typography>
      ) : null}
      {chosen === undefined ? null : (
        <Shown>
          <Checkerboard>
            <img src={chosen.preview} alt={`Version ${String(chosen.number)}`} />
          </Checkerboard>
        </Shown>
      )}
      <List aria-label="Versions">
        {versions.map((version) => (
          <li key={version.id}>
            <Row aria-pressed={version.id === chosen?.id} onClick={() => choose(version.id)}>
              <img src={version.small} alt="" loading="lazy" />
              <span>
                Version {version.number} · {formatDimensions(version.width, version.height)}
                <small>{factsOf(version)}</small>
              </span>
            </Row>
          </li>
        ))}
      </List>
    </TitledDialog>
  );
};
