import { useMutation } from '@apollo/client/react';
import { DeleteComparisonDocument, messageOf } from '@safelight/web-data';
import { ConfirmDialog, useToasts } from '@safelight/web-ui';
import { forgetLists } from '../forget-lists.ts';

interface DeleteComparisonDialogProps {
  readonly uid: string;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

/** Asks for confirmation before a comparison is deleted permanently. */
export const DeleteComparisonDialog = ({ uid, onDeleted, onClose }: DeleteComparisonDialogProps) => {
  const toasts = useToasts();
  const [remove, { loading }] = useMutation(DeleteComparisonDocument, {
    variables: { uid },
    update: forgetLists,
    onCompleted: () => {
      toasts.success('Comparison deleted');
      onDeleted();
    },
    onError: (error) => toasts.error(messageOf(error)),
  });
  return (
    <ConfirmDialog
      open
      title="Delete this comparison?"
      text="Its page will be gone and its link will stop working. Both pictures stay in your gallery."
      confirm="Delete Comparison"
      busy={loading}
      onConfirm={() => void remove()}
      onCancel={onClose}
    />
  );
};
