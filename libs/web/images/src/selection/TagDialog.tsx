import Button from '@mui/material/Button';
import { TitledDialog } from '@safelight/web-ui';
import { useState } from 'react';
import { TagsEditor } from '../tags/TagsEditor.tsx';

interface TagDialogProps {
  /** The number of images to tag. */
  readonly count: number;
  readonly onTags: (tags: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Collects the tags to add to all selected images. */
export const TagDialog = ({ count, onTags, onClose }: TagDialogProps) => {
  const [tags, setTags] = useState<readonly string[]>([]);
  return (
    <TitledDialog
      title={count === 1 ? 'Tag this image' : `Tag ${count} images`}
      onClose={onClose}
      actions={
        <>
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
        </>
      }
    >
      <TagsEditor tags={tags} disabled={false} onTags={setTags} />
    </TitledDialog>
  );
};
