import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import type { Privacy } from '@safelight/web-data';
import { useId } from 'react';
import { PrivacyToggle } from '../privacy/PrivacyToggle.tsx';
import { useSetPrivacy } from '../privacy/use-set-privacy.ts';
import type { Shared } from './copy-formats.ts';
import { CopyMenu } from './CopyMenu.tsx';

interface ShareDialogProps {
  readonly image: Shared & { readonly uid: string; readonly privacy: Privacy };
  readonly onClose: () => void;
}

/** Who may open a picture, and the ways to hand it on. A private one has no link that works for others. */
export const ShareDialog = ({ image, onClose }: ShareDialogProps) => {
  const id = useId();
  const { saving, setPrivacy } = useSetPrivacy(image.uid);
  const isPublic = image.privacy === 'PUBLIC';
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>Share</DialogTitle>
      <DialogContent>
        <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
          <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {isPublic
              ? `Anyone with the link can see ${image.title}.`
              : `Only you can see ${image.title}. Make it public to share it.`}
          </Typography>
          <PrivacyToggle
            label="Who can see this picture"
            value={image.privacy}
            disabled={saving}
            onValue={setPrivacy}
          />
          {isPublic ? <CopyMenu image={image} /> : null}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Done</Button>
      </DialogActions>
    </Dialog>
  );
};
