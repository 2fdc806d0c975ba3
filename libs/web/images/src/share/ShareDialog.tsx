import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Privacy } from '@safelight/web-data';
import { TitledDialog } from '@safelight/web-ui';
import { PrivacyToggle } from '../privacy/PrivacyToggle.tsx';
import { useSetPrivacy } from '../privacy/use-set-privacy.ts';
import type { Shared } from './copy-formats.ts';
import { CopyMenu } from './CopyMenu.tsx';

interface ShareDialogProps {
  readonly image: Shared & { readonly uid: string; readonly privacy: Privacy; readonly block: object | null };
  readonly onClose: () => void;
}

/** Returns a sentence about who can see a picture. */
const whoSees = ({ title, privacy, block }: ShareDialogProps['image']): string => {
  if (block !== null)
    return `${title} is blocked, so its links do not work for anyone else. Its page says why.`;
  return privacy === 'PUBLIC'
    ? `Anyone with the link can see ${title}.`
    : `Only you can see ${title}. Make it public to share it.`;
};

/**
 * Sets who may see a picture, and copies links to it. A private or blocked picture has no link that works for
 * others.
 */
export const ShareDialog = ({ image, onClose }: ShareDialogProps) => {
  const { saving, setPrivacy } = useSetPrivacy(image.uid);
  const isShown = image.privacy === 'PUBLIC' && image.block === null;
  return (
    <TitledDialog title="Share" onClose={onClose} actions={<Button onClick={onClose}>Done</Button>}>
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {whoSees(image)}
        </Typography>
        <PrivacyToggle
          label="Who can see this image"
          value={image.privacy}
          disabled={saving}
          onValue={setPrivacy}
        />
        {isShown ? <CopyMenu image={image} /> : null}
      </Box>
    </TitledDialog>
  );
};
