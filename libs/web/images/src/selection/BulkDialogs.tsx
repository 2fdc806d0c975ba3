import { ConfirmDialog } from '@safelight/web-ui';
import { BatchEditDialog } from '../ai-edit/batch/BatchEditDialog.tsx';
import type { ImageChanges } from '../changes/use-image-changes.ts';
import { AddToProjectDialog } from '../projects/AddToProjectDialog.tsx';
import { PrivacyMenu } from './PrivacyMenu.tsx';
import { TagDialog } from './TagDialog.tsx';
import type { Bulk } from './use-bulk.ts';

/** The dialog that the selection bar has opened. */
export type BulkQuestion =
  | { readonly kind: 'tags' | 'project' | 'ai-edit' | 'delete-forever' }
  | { readonly kind: 'privacy'; readonly anchor: HTMLElement };

interface BulkDialogsProps {
  readonly asked: BulkQuestion | null;
  readonly bulk: Bulk;
  readonly changes: ImageChanges;
  readonly onClose: () => void;
}

/** The dialogs of bulk actions, which ask what is needed and then perform the action. */
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
        text="Their files are deleted and cannot be restored."
        confirm="Delete Forever"
        busy={bulk.busy}
        onConfirm={() => {
          onClose();
          bulk.run(changes.deleteForever, true);
        }}
        onCancel={onClose}
      />
    </>
  );
};
