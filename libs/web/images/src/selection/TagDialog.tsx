import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { TagsEditor } from '../tags/TagsEditor.tsx';

interface TagDialogProps {
  /** The number of images to tag. */
  readonly count: number;
  readonly onTags: (tags: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Collects the tags to add to all selected images. */
export const TagDialog = ({ count, onTags, onClose }: TagDialogProps) => {
  const id = useId();
  const [tags, setTags] = useState<readonly string[]>([]);
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{count === 1 ? 'Tag this image' : `Tag ${count} images`}</DialogTitle>
      <DialogContent>
        <TagsEditor tags={tags} disabled={false} onTags={setTags} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          variant="contained"
          color="primary"
          disabled={tags.length === 0}
          onClick={() => {
            onTags(tags);
          }}
        >
          Add Tags
        </Button>
      </DialogActions>
    </Dialog>
  );
};
