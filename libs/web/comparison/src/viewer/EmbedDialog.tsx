import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { CodeBlock } from '@safelight/web-ui';
import { useId } from 'react';
import { picturesCode, sliderCode, type ViewedComparison } from './comparison.ts';

interface EmbedDialogProps {
  readonly comparison: ViewedComparison;
  readonly onClose: () => void;
}

/** HTML codes that show a comparison on another site: the slider, or two pictures for sites that allow no frames. */
export const EmbedDialog = ({ comparison, onClose }: EmbedDialogProps) => {
  const id = useId();
  const { origin } = window.location;
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>Embed this comparison</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <CodeBlock
          caption="The slider, for your site"
          code={sliderCode(comparison, origin)}
          copyLabel="Copy Slider Code"
        />
        <CodeBlock
          caption="Both pictures, where frames are not taken"
          code={picturesCode(comparison, origin)}
          copyLabel="Copy Picture Code"
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
};
