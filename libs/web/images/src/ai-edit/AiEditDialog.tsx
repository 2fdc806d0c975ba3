import { useQuery } from '@apollo/client/react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { TEXTS } from '@safelight/rules';
import { AiEditTargetDocument, type AiEditTargetQuery, isPassing } from '@safelight/web-data';
import { ErrorState, FileName, LoadingState } from '@safelight/web-ui';
import { AiEditForm } from './AiEditForm.tsx';
import { type EditedImage, useAiEdit } from './use-ai-edit.ts';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  padding: theme.spacing(3, 3, 0),
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(2, 2, 0) },
  // The shape of the picture, unless it is very wide.
  '& > img': {
    flex: 'none',
    width: 'auto',
    height: 56,
    maxWidth: 112,
    borderRadius: 8,
    objectFit: 'cover',
  },
}));

type Target = NonNullable<AiEditTargetQuery['image']>;

/** The picture that is edited, with its name, so that the person sees that it is the right one. */
const EditedPicture = ({ title, small, width, height }: Target) => (
  <Row>
    <img src={small} alt="" width={width} height={height} />
    <Typography variant="body2" noWrap dir="auto" title={title} sx={{ fontWeight: 600 }}>
      <FileName name={title} isOneLine />
    </Typography>
  </Row>
);

interface DialogFormProps {
  readonly image: EditedImage;
  readonly versionId: string;
  readonly onClose: () => void;
}

interface AiEditDialogProps {
  readonly uid: string;
  readonly onClose: () => void;
}

const DialogForm = ({ image, versionId, onClose }: DialogFormProps) => {
  const edit = useAiEdit({ image, onResult: onClose, onStarted: onClose });
  return <AiEditForm imageUid={image.uid} versionId={versionId} edit={edit} />;
};

/**
 * Requests an AI edit of a picture in the library, and closes once the edit has started; the card shows its
 * progress.
 */
export const AiEditDialog = ({ uid, onClose }: AiEditDialogProps) => {
  const { data, error, refetch } = useQuery(AiEditTargetDocument, {
    variables: { uid },
    fetchPolicy: 'cache-and-network',
  });
  const image = data?.image ?? null;
  const content = () => {
    if (image !== null) {
      return (
        <>
          <EditedPicture {...image} />
          <DialogForm image={image} versionId={image.current.id} onClose={onClose} />
        </>
      );
    }
    return data === undefined && error === undefined ? (
      <LoadingState text="Loading image..." />
    ) : (
      <ErrorState
        title={TEXTS.images.loadDetailsFailed}
        onRetry={() => void refetch()}
        isPassing={isPassing(error)}
      />
    );
  };
  return (
    <Dialog
      open
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': `Edit ${image?.title ?? 'image'} with AI` } }}
      maxWidth="xs"
      fullWidth
    >
      {content()}
      {/* As far from the edge as the panel above. */}
      <DialogActions sx={{ px: { xs: 2, sm: 3 } }}>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
};
