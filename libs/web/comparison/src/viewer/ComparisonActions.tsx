import Button from '@mui/material/Button';
import { CopyButton, DownloadButton, PictureActions, useToasts } from '@safelight/web-ui';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { DeleteComparisonDialog } from '../mine/DeleteComparisonDialog.tsx';
import { EditComparisonDialog } from '../mine/EditComparisonDialog.tsx';
import { embedCode, type ViewedComparison } from './comparison.ts';

/** Downloads, links to share, and for the owner more. */
export const ComparisonActions = ({ comparison }: { readonly comparison: ViewedComparison }) => {
  const navigate = useNavigate();
  const toasts = useToasts();
  const [asked, setAsked] = useState<'rename' | 'delete' | null>(null);
  const { origin } = window.location;
  const close = (): void => {
    setAsked(null);
  };
  const notCopied = (): void => {
    toasts.error('Could not copy. Select and copy it by hand.');
  };
  return (
    <PictureActions>
      <DownloadButton href={comparison.original.downloadUrl}>Download Original</DownloadButton>
      <DownloadButton href={comparison.edited.downloadUrl}>Download Edited</DownloadButton>
      <CopyButton text={new URL(comparison.permalink, origin).href} label="Copy Link" onFailure={notCopied} />
      <CopyButton text={embedCode(comparison, origin)} label="Copy Embed Code" onFailure={notCopied} />
      {comparison.isOwner ? (
        <>
          <Button
            startIcon={<Pencil size={16} />}
            onClick={() => {
              setAsked('rename');
            }}
          >
            Rename
          </Button>
          <Button
            startIcon={<Trash2 size={16} />}
            onClick={() => {
              setAsked('delete');
            }}
          >
            Delete
          </Button>
        </>
      ) : null}
      {asked === 'rename' ? <EditComparisonDialog comparison={comparison} onClose={close} /> : null}
      {asked === 'delete' ? (
        <DeleteComparisonDialog
          uid={comparison.uid}
          onDeleted={() => void navigate('/comparison/upload')}
          onClose={close}
        />
      ) : null}
    </PictureActions>
  );
};
