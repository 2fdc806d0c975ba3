import { useQuery } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { EditorImageDocument } from '@safelight/web-data';
import { EmptyState, LoadingState, usePageTitle, useToasts } from '@safelight/web-ui';
import { ImageOff } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { EditorRoom } from './EditorRoom.tsx';

/** /editor: nothing chosen yet. */
const NoImage = () => {
  usePageTitle('Editor');
  return (
    <EmptyState
      icon={<ImageOff size={36} strokeWidth={1.5} />}
      title="No image selected"
      hint="Choose a picture in your gallery to edit it."
      action={
        <Button component={Link} to="/gallery" variant="contained" color="primary">
          Go to Gallery
        </Button>
      }
    />
  );
};

const ChosenImage = ({ uid }: { readonly uid: string }) => {
  const { data, error } = useQuery(EditorImageDocument, { variables: { uid } });
  const navigate = useNavigate();
  const toasts = useToasts();
  const image = data?.image ?? null;
  const missing = error !== undefined || data?.image === null || data?.image?.isOwner === false;
  usePageTitle(image?.title ?? 'Editor');
  useEffect(() => {
    if (!missing) return;
    toasts.error('Image not found');
    void navigate('/gallery', { replace: true });
  }, [missing, navigate, toasts]);
  if (image === null || missing) return <LoadingState text="Loading image..." minHeight={480} />;
  return <EditorRoom key={image.current.id} image={image} />;
};

/** /editor and /editor/{imageId} */
export const EditorScreen = () => {
  const { imageId } = useParams();
  return imageId === undefined ? <NoImage /> : <ChosenImage key={imageId} uid={imageId} />;
};
