import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type EditorDocument, type EditorState, shownDocument } from '@safelight/engine';
import { comparisonPathOf } from '@safelight/rules';
import { plainMessageOf } from '@safelight/web-data';
import { usePublishComparison } from '@safelight/web-images';
import { Checkerboard, Notice, useToasts } from '@safelight/web-ui';
import type { CSSProperties } from 'react';
import { useNavigate } from 'react-router';
import type { SaveImage } from '../publishing/use-save-image.ts';
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

/** The original next to the canvas as it is now; both can be published as a comparison. */
export const CompareView = ({ compared, saving }: CompareViewProps) => {
  const { image, pictures } = useEditing();
  const { versions } = useAi();
  const document = useEditor(documentShownIn);
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
  const { original } = compared;
  const edited = editedOn(document, compared, versions);
  const isVersion = edited.kind === 'version';
  const canvas = useCanvasPicture(isVersion ? null : document, pictures);
  const isAi = isMadeByAi(edited, versions);
  const url = isVersion ? edited.version.url : canvas.state === 'ready' ? canvas.url : null;
  const publishBoth = async (): Promise<void> => {
    // A comparison shows versions, and so the canvas becomes one first.
    const editedVersionId = isVersion ? edited.version.id : await saving.save();
    if (editedVersionId === null) return;
    publish({
      imageUid: image.uid,
      originalVersionId: original.id,
      editedVersionId,
      title: image.title,
    });
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
        <Button disabled={loading || saving.isBusy} onClick={() => void publishBoth()}>
          {isVersion ? 'Publish Comparison' : 'Save and Publish Comparison'}
        </Button>
      </div>
    </View>
  );
};
