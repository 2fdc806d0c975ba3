import { useMutation } from '@apollo/client/react';
import { TEXTS } from '@safelight/rules';
import { DeleteVersionDocument } from '@safelight/web-data';
import { ConfirmDialog, useToasts } from '@safelight/web-ui';
import { useFailureToast } from '../changes/use-failure-toast.ts';

interface DeleteVersionDialogProps {
  readonly imageUid: string;
  readonly version: { readonly id: string; readonly number: number };
  readonly onClose: () => void;
}

/**
 * Asks for confirmation before a version is deleted permanently. The screen then shows the version in use.
 */
export const DeleteVersionDialog = ({ imageUid, version, onClose }: DeleteVersionDialogProps) => {
  const toasts = useToasts();
  const showFailure = useFailureToast();
  const [remove, { loading }] = useMutation(DeleteVersionDocument, {
    variables: { imageUid, versionId: version.id },
    onCompleted: () => {
      toasts.success(`Version ${version.number} deleted`);
      onClose();
    },
    onError: (error) => {
      showFailure(error, TEXTS.images.deleteFailed, `Version ${version.number}`);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      title={`Delete version ${version.number}?`}
      text="Its image is deleted for good. The other versions are kept, and so is the record of its cost."
      confirm="Delete Version"
      busy={loading}
      onConfirm={() => void remove()}
      onCancel={onClose}
    />
  );
};
