import { useMutation } from '@apollo/client/react';
import { comparisonPathOf } from '@safelight/rules';
import { DeleteComparisonDocument, plainMessageOf, RestoreComparisonDocument } from '@safelight/web-data';
import { forgetComparisons } from '@safelight/web-images';
import { succeeds, useToasts } from '@safelight/web-ui';
import { useNavigate } from 'react-router';

interface DeleteComparison {
  /** Deletes a comparison and offers to undo this. Resolves to whether it succeeded, and shows a toast. */
  readonly remove: (uid: string) => Promise<boolean>;
  readonly removing: boolean;
}

export const useDeleteComparison = (): DeleteComparison => {
  const navigate = useNavigate();
  const toasts = useToasts();
  const [deleteOne, { loading }] = useMutation(DeleteComparisonDocument, { update: forgetComparisons });
  const [restoreOne] = useMutation(RestoreComparisonDocument, { update: forgetComparisons });

  /** Runs `act`. Returns true if it succeeded; otherwise a toast shows why it failed. */
  const attempt = (act: () => Promise<unknown>): Promise<boolean> =>
    succeeds(act, (error) => toasts.error(plainMessageOf(error)));
  const restore = (uid: string): Promise<boolean> =>
    attempt(async () => {
      await restoreOne({ variables: { uid } });
      toasts.show('Comparison restored', {
        label: 'View',
        onAct: () => void navigate(comparisonPathOf(uid)),
      });
    });

  return {
    remove: (uid) =>
      attempt(async () => {
        await deleteOne({ variables: { uid } });
        toasts.success('Comparison deleted. Its images stay in your gallery.', {
          label: 'Undo',
          onAct: () => void restore(uid),
        });
      }),
    removing: loading,
  };
};
