import Button from '@mui/material/Button';
import { ConfirmDialog } from '@safelight/web-ui';
import { useState } from 'react';

/** Deletes everything in the trash for good, after a confirmation. */
export const EmptyTrashButton = ({ empty }: { readonly empty: () => Promise<boolean> }) => {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  return (
    <>
      <Button
        onClick={() => {
          setAsking(true);
        }}
      >
        Empty Trash
      </Button>
      <ConfirmDialog
        open={asking}
        title="Empty the trash?"
        text="Every image in it is deleted for good and cannot be restored."
        confirm="Empty Trash"
        busy={busy}
        onConfirm={() => {
          setBusy(true);
          void empty().then(() => {
            setBusy(false);
            setAsking(false);
          });
        }}
        onCancel={() => {
          setAsking(false);
        }}
      />
    </>
  );
};
