import { useFragment, useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { TEXTS } from '@safelight/rules';
import { ImageActions_ImageFragmentDoc, type ImageViewQuery, SetPrivacyDocument } from '@safelight/web-data';
import { CopyButton, useToasts } from '@safelight/web-ui';
import { Download, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { PrivacyToggle } from '../privacy/PrivacyToggle.tsx';
import { DeleteImageDialog } from './DeleteImageDialog.tsx';

interface ImageActionsProps {
  readonly image: NonNullable<ImageViewQuery['image']>;
}

/** What can be done with a picture: more for its owner, the link only while it is public. */
export const ImageActions = ({ image: masked }: ImageActionsProps) => {
  const toasts = useToasts();
  const { data: image, complete } = useFragment({ fragment: ImageActions_ImageFragmentDoc, from: masked });
  const [deleting, setDeleting] = useState(false);
  const [setPrivacy, { loading }] = useMutation(SetPrivacyDocument, {
    onError: () => toasts.error(TEXTS.images.updateFailed),
  });
  if (!complete) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button component="a" href={image.downloadUrl} download startIcon={<Download size={16} />}>
          Download
        </Button>
        {image.privacy === 'PUBLIC' ? (
          <CopyButton
            text={new URL(image.permalink, window.location.origin).href}
            label="Copy URL"
            onFailure={() => toasts.error(TEXTS.images.copyFailed)}
          />
        ) : null}
        {image.isOwner ? (
          <>
            <Button component={Link} to={`/editor/${image.uid}`} startIcon={<Pencil size={16} />}>
              Edit
            </Button>
            <Button
              startIcon={<Trash2 size={16} />}
              onClick={() => {
                setDeleting(true);
              }}
            >
              Delete
            </Button>
          </>
        ) : null}
      </Box>
      {image.isOwner ? (
        <PrivacyToggle
          label="Who can see this picture"
          value={image.privacy}
          disabled={loading}
          onValue={(privacy) => void setPrivacy({ variables: { uid: image.uid, privacy } })}
        />
      ) : null}
      {deleting ? (
        <DeleteImageDialog
          uid={image.uid}
          title={image.title}
          onClose={() => {
            setDeleting(false);
          }}
        />
      ) : null}
    </Box>
  );
};
