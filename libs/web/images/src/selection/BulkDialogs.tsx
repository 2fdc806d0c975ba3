import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { Privacy } from '@safelight/web-data';
import { ConfirmDialog, focusFirstField, PrimaryButton, TitledDialog } from '@safelight/web-ui';
import { Globe, Lock } from 'lucide-react';
import { useState } from 'react';
import { BatchEditDialog } from '../ai-edit/batch/BatchEditDialog.tsx';
import type { ImageChanges } from '../changes/use-image-changes.ts';
import { CompareImagesDialog } from '../comparisons/CompareImagesDialog.tsx';
import { AddToProjectDialog } from '../projects/AddToProjectDialog.tsx';
import { TagsEditor } from '../tags/TagsEditor.tsx';
import { tagProblem, tagsIn, withTags } from '../tags/tags-in.ts';
import type { Bulk } from './use-bulk.ts';

interface PrivacyMenuProps {
  readonly anchor: HTMLElement;
  readonly onPrivacy: (privacy: Privacy) => void;
  readonly onClose: () => void;
}

/** Chooses the privacy of all selected images. */
const PrivacyMenu = ({ anchor, onPrivacy, onClose }: PrivacyMenuProps) => (
  <Menu open anchorEl={anchor} onClose={onClose} slotProps={{ list: { 'aria-label': 'Who can see them' } }}>
    <MenuItem onClick={() => onPrivacy('PUBLIC')}>
      <Globe size={16} aria-hidden /> Make Public
    </MenuItem>
    <MenuItem onClick={() => onPrivacy('PRIVATE')}>
      <Lock size={16} aria-hidden /> Make Private
    </MenuItem>
  </Menu>
);

interface TagDialogProps {
  /** The number of images to tag. */
  readonly count: number;
  readonly onTags: (tags: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Collects the tags to add to all selected images. */
const TagDialog = ({ count, onTags, onClose }: TagDialogProps) => {
  const [tags, setTags] = useState<readonly string[]>([]);
  const [text, setText] = useState('');
  const all = withTags(tags, tagsIn(text));
  return (
    <TitledDialog
      title={count === 1 ? 'Tag This Image' : `Tag ${count} Images`}
      content={{ ref: focusFirstField }}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <PrimaryButton disabled={all.length === 0 || tagProblem(text) !== null} onClick={() => onTags(all)}>
            Add Tags
          </PrimaryButton>
        </>
      }
    >
      <TagsEditor tags={tags} onTags={setTags} text={text} onText={setText} />
    </TitledDialog>
  );
};

/** The dialog that the selection bar has opened. */
export type BulkQuestion =
  | { readonly kind: 'tags' | 'project' | 'ai-edit' | 'delete-forever' }
  | { readonly kind: 'privacy'; readonly anchor: HTMLElement }
  | { readonly kind: 'compare'; readonly uids: readonly [string, string] };

interface BulkDialogsProps {
  readonly asked: BulkQuestion | null;
  readonly bulk: Bulk;
  readonly changes: ImageChanges;
  readonly onClose: () => void;
}

/** The dialogs of bulk actions, each of which asks for what the action needs and then performs it. */
export const BulkDialogs = ({ asked, bulk, changes, onClose }: BulkDialogsProps) => {
  const count = bulk.uids.length;
  const isDeleting = asked?.kind === 'delete-forever';
  return (
    <>
      {asked?.kind === 'tags' ? (
        <TagDialog
          count={count}
          onClose={onClose}
          onTags={(tags) => {
            onClose();
            bulk.run((uids) => changes.addTags(uids, tags));
          }}
        />
      ) : null}
      {asked?.kind === 'project' ? <AddToProjectDialog uids={bulk.uids} onClose={onClose} /> : null}
      {asked?.kind === 'compare' ? <CompareImagesDialog uids={asked.uids} onClose={onClose} /> : null}
      {asked?.kind === 'ai-edit' ? <BatchEditDialog uids={bulk.uids} onClose={onClose} /> : null}
      {asked?.kind === 'privacy' ? (
        <PrivacyMenu
          anchor={asked.anchor}
          onClose={onClose}
          onPrivacy={(privacy) => {
            onClose();
            bulk.run((uids) => changes.setPrivacy(uids, privacy));
          }}
        />
      ) : null}
      <ConfirmDialog
        open={isDeleting}
        title={count === 1 ? 'Delete this image for good?' : `Delete ${count} images for good?`}
        text={`${count === 1 ? 'Its file is' : 'Their files are'} deleted and cannot be restored.`}
        confirm="Delete Forever"
        busy={bulk.busy}
        onConfirm={() => {
          onClose();
          bulk.run(changes.deleteForever);
        }}
        onCancel={onClose}
      />
    </>
  );
};
