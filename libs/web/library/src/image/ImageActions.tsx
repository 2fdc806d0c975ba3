import { useFragment } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ImageActions_ImageFragmentDoc, type ImageViewQuery } from '@safelight/web-data';
import { CopyMenu, PrivacyToggle, useImageChanges, useSetPrivacy } from '@safelight/web-images';
import { DownloadButton, PictureActions } from '@safelight/web-ui';
import { Columns2, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { MakeComparisonDialog } from './MakeComparisonDialog.tsx';

type ViewedImage = NonNullable<ImageViewQuery['image']>;

interface ImageActionsProps {
  readonly image: ViewedImage;
  /** The version on screen and, where it is an edit, what it was made from. */
  readonly version: ViewedImage['versions'][number];
  readonly before: ViewedImage['versions'][number] | null;
}

/** What can be done with a picture: more for its owner, links only while it is public. */
export const ImageActions = ({ image: masked, version, before }: ImageActionsProps) => {
  const navigate = useNavigate();
  const { data: image, complete } = useFragment({ fragment: ImageActions_ImageFragmentDoc, from: masked });
  const [comparing, setComparing] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const { saving, setPrivacy } = useSetPrivacy(masked.uid);
  const { trash } = useImageChanges();
  if (!complete) return null;
  const toTrash = async (): Promise<void> => {
    setLeaving(true);
    if (await trash([image.uid])) void navigate('/gallery');
    else setLeaving(false);
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <PictureActions>
        <DownloadButton href={image.downloadUrl}>Download</DownloadButton>
        {image.privacy === 'PUBLIC' ? <CopyMenu image={image} /> : null}
        {image.isOwner ? (
          <>
            <Button component={Link} to={`/editor/${image.uid}`} startIcon={<Pencil size={16} />}>
              Edit
            </Button>
            {masked.versions.length > 1 ? (
              <Button
                startIcon={<Columns2 size={16} />}
                onClick={() => {
                  setComparing(true);
                }}
              >
                Make a Comparison
              </Button>
            ) : null}
          </>
        ) : null}
      </PictureActions>
      {image.isOwner ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
          <PrivacyToggle
            label="Who can see this picture"
            value={image.privacy}
            disabled={saving}
            onValue={setPrivacy}
          />
          <Button startIcon={<Trash2 size={16} />} disabled={leaving} onClick={() => void toTrash()}>
            Delete
          </Button>
        </Box>
      ) : null}
      {comparing ? (
        <MakeComparisonDialog
          image={masked}
          version={version}
          before={before}
          onClose={() => {
            setComparing(false);
          }}
        />
      ) : null}
    </Box>
  );
};
