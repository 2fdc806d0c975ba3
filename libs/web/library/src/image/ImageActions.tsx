import { useFragment } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  type ImageActions_ImageFragment,
  ImageActions_ImageFragmentDoc,
  type ImageViewQuery,
  useReloadPage,
} from '@safelight/web-data';
import {
  AddToProjectDialog,
  CopyMenu,
  PrivacyToggle,
  useImageChanges,
  useSetPrivacy,
} from '@safelight/web-images';
import { useNavigateFromPage } from '@safelight/web-session';
import { DownloadButton, PictureActions } from '@safelight/web-ui';
import { Columns2, FolderPlus, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { EditorDraft } from './EditorDraft.tsx';
import { MakeComparisonDialog } from './MakeComparisonDialog.tsx';
import { useKeepVersion } from './use-keep-version.ts';

type ViewedImage = NonNullable<ImageViewQuery['image']>;

interface ImageActionsProps {
  readonly image: ViewedImage;
  /** The version on screen, and the version from which it was edited, if any. */
  readonly version: ViewedImage['versions'][number];
  readonly before: ViewedImage['versions'][number] | null;
}

interface CopyShownProps {
  readonly image: Pick<ImageActions_ImageFragment, 'uid' | 'title' | 'permalink' | 'directUrl'>;
  readonly version: ViewedImage['versions'][number];
}

/**
 * The button that copies a link to the version on screen. Other people see the version in use, so the version
 * on screen is put into use first.
 */
const CopyShown = ({ image, version }: CopyShownProps) => {
  const { keep } = useKeepVersion(image.uid);
  if (version.isCurrent) return <CopyMenu image={image} />;
  return (
    <CopyMenu
      image={image}
      verb="Keep and Copy"
      prepare={async () => {
        const kept = await keep(version.id);
        return kept && { ...image, directUrl: kept.directUrl };
      }}
    />
  );
};

/** The buttons for a picture: all of them for its owner, and links only while other people can open them. */
export const ImageActions = ({ image: masked, version, before }: ImageActionsProps) => {
  const navigate = useNavigateFromPage();
  const reloadPage = useReloadPage();
  const { data: image, complete } = useFragment({ fragment: ImageActions_ImageFragmentDoc, from: masked });
  const [comparing, setComparing] = useState(false);
  const [gathering, setGathering] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const { saving, setPrivacy } = useSetPrivacy(masked.uid);
  const { trash } = useImageChanges();
  if (!complete) return null;
  const isShown = image.privacy === 'PUBLIC' && masked.block === null;
  const inUse = masked.versions.find(({ isCurrent }) => isCurrent);
  const toTrash = async (): Promise<void> => {
    setLeaving(true);
    if (await trash([image.uid])) navigate('/gallery');
    else setLeaving(false);
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <PictureActions>
        <DownloadButton href={version.downloadUrl} onMissing={reloadPage}>
          {masked.versions.length > 1 ? `Download Version ${version.number}` : 'Download'}
        </DownloadButton>
        {isShown ? <CopyShown image={image} version={version} /> : null}
        {image.isOwner ? (
          <>
            <Button component={Link} to={`/editor/${image.uid}`} startIcon={<Pencil size={16} />}>
              Open in Editor
            </Button>
            <Button
              startIcon={<FolderPlus size={16} />}
              aria-haspopup="dialog"
              onClick={() => setGathering(true)}
            >
              Add to Project
            </Button>
            {masked.versions.length > 1 ? (
              <Button startIcon={<Columns2 size={16} />} onClick={() => setComparing(true)}>
                Make a Comparison
              </Button>
            ) : null}
          </>
        ) : null}
      </PictureActions>
      {image.isOwner ? <EditorDraft uid={image.uid} /> : null}
      {isShown && inUse !== undefined && !version.isCurrent ? (
        <Typography variant="body2" color="textSecondary">
          Others see version {inUse.number} until you keep version {version.number}.
        </Typography>
      ) : null}
      {image.isOwner ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
          <PrivacyToggle
            label="Who can see this image"
            value={image.privacy}
            disabled={saving}
            onValue={setPrivacy}
          />
          <Button
            startIcon={<Trash2 size={16} />}
            disabled={leaving}
            // As large as the letters of the buttons above.
            sx={{ fontSize: '0.8125rem' }}
            onClick={() => void toTrash()}
          >
            Delete
          </Button>
        </Box>
      ) : null}
      {gathering ? <AddToProjectDialog uids={[image.uid]} onClose={() => setGathering(false)} /> : null}
      {comparing ? (
        <MakeComparisonDialog
          image={masked}
          version={version}
          before={before}
          onClose={() => setComparing(false)}
        />
      ) : null}
    </Box>
  );
};
