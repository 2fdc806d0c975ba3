import Button from '@mui/material/Button';
import { CircleAlert } from 'lucide-react';
import { HintBar } from '../chrome/hint-bar.ts';
import { useEditing } from '../session/editing-session.ts';
import { useSavingStatus } from '../saving/SaveStatus.tsx';

/** Says why the server refuses to save the document, and what is kept. */
export const RefusedHint = () => {
  const { saving } = useEditing();
  const status = useSavingStatus(saving);
  if (status.kind !== 'refused') return null;
  return (
    <HintBar aria-label="Not saved">
      <CircleAlert size={18} aria-hidden />
      <p role="alert">Not saved: {status.message} Your changes are kept here.</p>
      <Button size="small" onClick={saving.retry}>
        Try Again
      </Button>
    </HintBar>
  );
};
