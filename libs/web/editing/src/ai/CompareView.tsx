import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { comparisonPathOf } from '@safelight/rules';
import { plainMessageOf } from '@safelight/web-data';
import { usePublishComparison } from '@safelight/web-images';
import { useToasts } from '@safelight/web-ui';
import { useNavigate } from 'react-router';
import { useEditing } from '../session/editing-session.ts';
import type { Compared } from './compared.ts';

const View = styled('div')(({ theme }) => ({
  flex: 1,
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1.5),
  padding: theme.spacing(2),
  backgroundColor: theme.vars.palette.surface.canvas,
  '& > .pair': { flex: 1, minHeight: 0, display: 'flex', gap: theme.spacing(2) },
  '& > .actions': { display: 'flex', justifyContent: 'center' },
  [theme.breakpoints.down('sm')]: { '& > .pair': { flexDirection: 'column' } },
}));

const Side = styled('figure')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  minHeight: 0,
  margin: 0,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: theme.spacing(0.75),
  // Keeps the caption directly below the picture, whatever its shape.
  '& > img': { flex: '0 1 auto', minHeight: 0, width: '100%', objectFit: 'contain' },
  '& > figcaption': { textAlign: 'center', fontSize: '0.8125rem', fontWeight: 600 },
}));

/** The original next to the picture that AI made of it; both can be published as a comparison. */
export const CompareView = ({ original, edited }: Compared) => {
  const { image } = useEditing();
  const toasts = useToasts();
  const navigate = useNavigate();
  const { publish, loading } = usePublishComparison({
    onPublished: (uid) =>
      toasts.success('Comparison published. This image is public now.', {
        label: 'View',
        onAct: () => void navigate(comparisonPathOf(uid)),
      }),
    onFailed: (error) => toasts.error(plainMessageOf(error)),
  });
  return (
    <View role="region" aria-label="Compare">
      <div className="pair">
        <Side>
          <img src={original.url} alt={`Original of ${image.title}`} />
          <figcaption>Original</figcaption>
        </Side>
        <Side>
          <img src={edited.url} alt={`AI edit of ${image.title}`} />
          <figcaption>AI Edited</figcaption>
        </Side>
      </div>
      <div className="actions">
        <Button
          disabled={loading}
          onClick={() =>
            publish({
              imageUid: image.uid,
              originalVersionId: original.id,
              editedVersionId: edited.id,
              title: image.title,
            })
          }
        >
          Publish Comparison
        </Button>
      </div>
    </View>
  );
};
