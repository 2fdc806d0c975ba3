import { useFragment } from '@apollo/client/react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { type EditorDocument, type EditorState, shownDocument } from '@safelight/engine';
import { comparisonPathOf } from '@safelight/rules';
import { ComparedPrivacy_ImageFragmentDoc, plainMessageOf, type Privacy } from '@safelight/web-data';
import {
  type ComparedSides,
  PublishComparisonDialog,
  usePublishComparison,
  versionsAudience,
} from '@safelight/web-images';
import { Checkerboard, Notice, useToasts } from '@safelight/web-ui';
import { type CSSProperties, useState } from 'react';
import { useNavigate } from 'react-router';
import type { SaveImage } from '../publishing/use-save-image.ts';
import type { EditedImage } from '../saving/open-session.ts';
import { useEditing, useEditor } from '../session/editing-session.ts';
import { useAi } from './ai-context.ts';
import { type Comparable, editedOn, isMadeByAi } from './compared.ts';
import { useCanvasPicture } from './use-canvas-picture.ts';

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
  alignItems: 'center',
  gap: theme.spacing(0.75),
  containerType: 'size',
  '& > figcaption': { fontSize: '0.8125rem', lineHeight: '1.25rem', fontWeight: 600 },
}));

/** A picture on a checkerboard, as large as fits above its caption. */
const Picture = styled(Checkerboard)({
  width: 'min(100cqw, (100cqh - 2rem) * var(--ratio))',
  aspectRatio: 'var(--ratio)',
  '& > img': { display: 'block', width: '100%', height: '100%' },
});

const inShapeOf = ({ width, height }: { readonly width: number; readonly height: number }) =>
  ({ '--ratio': width / height }) as CSSProperties;

interface CompareViewProps {
  readonly compared: Comparable;
  readonly saving: SaveImage;
}

const documentShownIn = ({ document, draft }: EditorState): EditorDocument => shownDocument(document, draft);

/** Who sees the image now: a comparison, for example, has made it public since it was opened. */
const usePrivacy = ({ uid, privacy }: EditedImage): Privacy => {
  const { data, complete } = useFragment({
    fragment: ComparedPrivacy_ImageFragmentDoc,
    from: { __typename: 'Image', uid },
  });
  return complete ? data.privacy : privacy;
};

/** The original next to the canvas as it is now; both can be published as a comparison. */
export const CompareView = ({ compared, saving }: CompareViewProps) => {
  const { image, pictures } = useEditing();
  const { versions } = useAi();
  const document = useEditor(documentShownIn);
  const toasts = useToasts();
  const navigate = useNavigate();
  const privacy = usePrivacy(image);
  const [isAsking, setAsking] = useState(false);
  const onPublished = (uid: string): void => {
    setAsking(false);
    toasts.success('Comparison published. This image is public now.', {
      label: 'View',
      onAct: () => void navigate(comparisonPathOf(uid)),
    });
  };
  const { publish, loading } = usePublishComparison({
    onPublished,
    onFailed: (error) => toasts.error(plainMessageOf(error)),
  });
  const { original } = compared;
  const edited = editedOn(document, compared, versions);
  const isVersion = edited.kind === 'version';
  const canvas = useCanvasPicture(isVersion ? null : document, pictures);
  const isAi = isMadeByAi(edited, versions);
  const url = isVersion ? edited.version.url : canvas.state === 'ready' ? canvas.url : null;
  const action = isVersion ? 'Publish Comparison' : 'Save and Publish Comparison';
  const sides = async (): Promise<ComparedSides | null> => {
    // A comparison shows versions, and so the canvas becomes one first.
    const editedVersionId = isVersion ? edited.version.id : await saving.save();
    return editedVersionId === null
      ? null
      : { imageUid: image.uid, originalVersionId: original.id, editedVersionId };
  };
  const publishBoth = async (): Promise<void> => {
    const both = await sides();
    if (both !== null) publish({ ...both, title: image.title });
  };
  return (
    <View role="region" aria-label="Compare">
      <div className="pair">
        <Side>
          <Picture style={inShapeOf(original)}>
            <img src={original.url} alt={`Original of ${image.title}`} />
          </Picture>
          <figcaption>{original.number === 1 ? 'Original' : `Version ${String(original.number)}`}</figcaption>
        </Side>
        <Side aria-busy={url === null && canvas.state !== 'failed'}>
          {canvas.state === 'failed' && !isVersion ? <Notice tone="danger">{canvas.problem}</Notice> : null}
          {url === null ? null : (
            <Picture style={inShapeOf(isVersion ? edited.version : document)}>
              <img src={url} alt={`${isAi ? 'AI edit' : 'Edit'} of ${image.title}`} />
            </Picture>
          )}
          <figcaption>{isAi ? 'AI Edited' : 'Edited'}</figcaption>
        </Side>
      </div>
      <div className="actions">
        <Button
          disabled={loading || saving.isBusy}
          onClick={() => (privacy === 'PUBLIC' ? void publishBoth() : setAsking(true))}
        >
          {action}
        </Button>
      </div>
      {isAsking ? (
        <PublishComparisonDialog
          title={action}
          compared={sides}
          suggestedTitle={image.title}
          onPublished={onPublished}
          onClose={() => setAsking(false)}
        >
          <Typography color="textSecondary">{versionsAudience(privacy)}</Typography>
        </PublishComparisonDialog>
      ) : null}
    </View>
  );
};
