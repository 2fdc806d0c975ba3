import { useMutation } from '@apollo/client/react';
import { COMPARISON_DESCRIPTION_MAX_LENGTH, COMPARISON_TITLE_MAX_LENGTH } from '@safelight/rules';
import { plainMessageOf, UpdateComparisonDocument } from '@safelight/web-data';
import { Field, FormDialog, Notice } from '@safelight/web-ui';
import { useState } from 'react';

interface EditComparisonDialogProps {
  readonly comparison: {
    readonly uid: string;
    readonly title: string;
    readonly description: string | null;
  };
  readonly onClose: () => void;
}

/** Changes the title of a comparison. */
export const EditComparisonDialog = ({ comparison, onClose }: EditComparisonDialogProps) => {
  const [title, setTitle] = useState(comparison.title);
  const [description, setDescription] = useState(comparison.description ?? '');
  const [update, { loading, error }] = useMutation(UpdateComparisonDocument, {
    onCompleted: onClose,
    onError: () => undefined,
  });
  return (
    <FormDialog
      title="Rename Comparison"
      content={{ sx: { display: 'grid', gap: 2 } }}
      submitLabel="Save"
      canSubmit={!loading}
      onSubmit={() => {
        const input = { title: title.trim() || null, description: description.trim() || null };
        void update({ variables: { uid: comparison.uid, input } });
      }}
      onClose={onClose}
    >
      <Field label="Title" value={title} onValue={setTitle} maxLength={COMPARISON_TITLE_MAX_LENGTH} />
      <Field
        label="Description"
        multiline
        minRows={3}
        value={description}
        onValue={setDescription}
        maxLength={COMPARISON_DESCRIPTION_MAX_LENGTH}
      />
      {error === undefined ? null : <Notice tone="danger">{plainMessageOf(error)}</Notice>}
    </FormDialog>
  );
};
