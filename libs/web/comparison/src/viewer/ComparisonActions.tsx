import Button from '@mui/material/Button';
import { TEXTS } from '@safelight/rules';
import { useReloadPage } from '@safelight/web-data';
import { useNavigateFromPage } from '@safelight/web-session';
import { CodeBlock, CopyButton, DownloadButton, PictureActions, TitledDialog } from '@safelight/web-ui';
import { useState } from 'react';
import { CodeXml, Pencil, Trash2 } from 'lucide-react';
import { EditComparisonDialog } from '../mine/EditComparisonDialog.tsx';
import { useDeleteComparison } from '../mine/use-delete-comparison.ts';
import { picturesCode, sliderCode, type ViewedComparison } from './comparison.ts';

interface EmbedDialogProps {
  readonly comparison: ViewedComparison;
  readonly onClose: () => void;
}

/** HTML codes that show a comparison on another site: the slider, or two pictures for sites that allow no frames. */
const EmbedDialog = ({ comparison, onClose }: EmbedDialogProps) => {
  const { origin } = window.location;
  return (
    <TitledDialog
      title="Embed Comparison"
      maxWidth="sm"
      content={{ sx: { display: 'grid', gap: 2 } }}
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <CodeBlock
        caption="The slider, for your site"
        code={sliderCode(comparison, origin)}
        copyLabel="Copy Slider Code"
      />
      <CodeBlock
        caption="Both images, where frames are not taken"
        code={picturesCode(comparison, origin)}
        copyLabel="Copy Image Code"
      />
    </TitledDialog>
  );
};

/** Buttons to download and share a comparison, and for its owner to rename and delete it. */
export const ComparisonActions = ({ comparison }: { readonly comparison: ViewedComparison }) => {
  const navigate = useNavigateFromPage();
  const reloadPage = useReloadPage();
  const [asked, setAsked] = useState<'rename' | 'embed' | null>(null);
  const { remove, removing } = useDeleteComparison();
  const { origin } = window.location;
  const close = (): void => setAsked(null);
  const toDelete = async (): Promise<void> => {
    if (await remove(comparison.uid)) navigate('/comparisons');
  };
  return (
    <PictureActions>
      <DownloadButton href={comparison.original.downloadUrl} onMissing={reloadPage}>
        Download Original
      </DownloadButton>
      <DownloadButton href={comparison.edited.downloadUrl} onMissing={reloadPage}>
        Download Edited
      </DownloadButton>
      <CopyButton
        text={new URL(comparison.permalink, origin).href}
        label="Copy Link"
        failed={TEXTS.images.copyFailed}
      />
      <Button startIcon={<CodeXml size={16} />} aria-haspopup="dialog" onClick={() => setAsked('embed')}>
        Embed
      </Button>
      {comparison.isOwner ? (
        <>
          <Button startIcon={<Pencil size={16} />} onClick={() => setAsked('rename')}>
            Rename
          </Button>
          <Button startIcon={<Trash2 size={16} />} disabled={removing} onClick={() => void toDelete()}>
            Delete
          </Button>
        </>
      ) : null}
      {asked === 'embed' ? <EmbedDialog comparison={comparison} onClose={close} /> : null}
      {asked === 'rename' ? <EditComparisonDialog comparison={comparison} onClose={close} /> : null}
    </PictureActions>
  );
};
