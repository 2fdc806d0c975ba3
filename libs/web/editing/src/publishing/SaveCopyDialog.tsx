import { TITLE_MAX_LENGTH } from '@safelight/rules';
import { Field, FormDialog } from '@safelight/web-ui';
import { useState } from 'react';
import type { OpenSession } from '../saving/open-session.ts';
import { copyName } from './copy-name.ts';
import { useSaveCopy } from './use-save-copy.ts';

interface SaveCopyDialogProps {
  readonly session: OpenSession;
  readonly onClose: () => void;
}

/** Asks for the name of the copy. */
export const SaveCopyDialog = ({ session, onClose }: SaveCopyDialogProps) => {
  const [title, setTitle] = useState(copyName(session.image.title));
  const [isBusy, setBusy] = useState(false);
  const saveCopy = useSaveCopy(session);
  const save = async (): Promise<void> => {
    setBusy(true);
    if (await saveCopy(title.trim())) onClose();
    else setBusy(false);
  };
  return (
    <FormDialog
      title="Save as Copy"
      submitLabel={isBusy ? 'Saving…' : 'Save Copy'}
      canSubmit={!isBusy && title.trim() !== ''}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <Field
        label="Name"
        value={title}
        onValue={setTitle}
        required
        maxLength={TITLE_MAX_LENGTH}
        hint="The copy is a separate image with all its layers."
      />
    </FormDialog>
  );
};
