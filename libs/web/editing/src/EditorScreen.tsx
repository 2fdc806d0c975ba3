import Button from '@mui/material/Button';
import { CanvasPool, paintResources } from '@safelight/render';
import { TEXTS } from '@safelight/rules';
import { colorPicker } from '@safelight/stage';
import { ErrorState, LoadingState, TryAgain, usePageTitle, useToasts } from '@safelight/web-ui';
import { useEffect, useMemo } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { EditorRoom } from './room/EditorRoom.tsx';
import { NoImage } from './room/NoImage.tsx';
import { ReadOnlyDocument } from './room/ReadOnlyDocument.tsx';
import type { ColorPicker, OpenSession } from './saving/open-session.ts';
import { useOpenDocument } from './saving/use-open-document.ts';
import { useTitle } from './saving/use-title.ts';
import { EditingProvider } from './session/editing-session.ts';

/** The image does not exist or belongs to somebody else: redirects to the person's gallery. */
const MissingImage = () => {
  const navigate = useNavigate();
  const toasts = useToasts();
  useEffect(() => {
    toasts.error(TEXTS.editor.imageNotFound);
    void navigate('/gallery', { replace: true });
  }, [navigate, toasts]);
  return <LoadingState text="Loading image..." minHeight={480} />;
};

const OpenDocument = ({ session }: { readonly session: OpenSession }) => {
  const editing = useMemo(
    () => ({ ...session, resources: paintResources(new CanvasPool(), session.pictures) }),
    [session],
  );
  return (
    <EditingProvider value={editing}>
      <EditorRoom />
    </EditingProvider>
  );
};

/** The eyedropper picks visible colors, including those of the current draft. */
const pickSeenColor: ColorPicker = (pictures, shown) => {
  const resources = paintResources(new CanvasPool(), pictures);
  return (at) => {
    const state = shown();
    return state === null ? null : colorPicker(() => state, resources)(at);
  };
};

const ChosenImage = ({ uid }: { readonly uid: string }) => {
  const opened = useOpenDocument(uid, pickSeenColor);
  usePageTitle(useTitle(opened.status === 'open' ? opened.session.image : null) ?? 'Editor');
  switch (opened.status) {
    case 'loading':
      return <LoadingState text="Loading image..." minHeight={480} />;
    case 'missing':
      return <MissingImage />;
    case 'newer':
      return <ReadOnlyDocument {...opened} />;
    case 'failed':
      return (
        <ErrorState
          title={opened.message}
          hint={opened.isPassing ? 'Your image and your changes are kept.' : undefined}
          action={
            <>
              <TryAgain variant="contained" onRetry={opened.retry} isPassing={opened.isPassing} />
              <Button component={Link} to="/gallery">
                Go to Gallery
              </Button>
            </>
          }
        />
      );
    case 'open':
      return <OpenDocument session={opened.session} />;
  }
};

/** The screen at /editor and /editor/{imageId}. */
export const EditorScreen = () => {
  const { imageId } = useParams();
  return imageId === undefined ? <NoImage /> : <ChosenImage key={imageId} uid={imageId} />;
};
