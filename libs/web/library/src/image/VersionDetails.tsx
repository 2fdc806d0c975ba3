import { useFragment, useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { TEXTS } from '@safelight/rules';
import {
  type ImageViewQuery,
  UseVersionDocument,
  VersionStrip_VersionFragmentDoc,
} from '@safelight/web-data';
import { DeleteVersionDialog } from '@safelight/web-images';
import { useToasts } from '@safelight/web-ui';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';

type Version = NonNullable<ImageViewQuery['image']>['versions'][number];

interface VersionDetailsProps {
  readonly imageUid: string;
  readonly version: Version;
  /** What it was made from; null for an upload, and when that was deleted since. */
  readonly parentId: string | null;
  readonly onSelect: (id: string) => void;
}

/** What the chosen version came from, and the ways to keep it as the picture's own, to go back or to delete it. */
export const VersionDetails = ({ imageUid, version: masked, parentId, onSelect }: VersionDetailsProps) => {
  const toasts = useToasts();
  const { data: version, complete } = useFragment({
    fragment: VersionStrip_VersionFragmentDoc,
    from: masked,
  });
  const [deleting, setDeleting] = useState(false);
  const [adopt, { loading }] = useMutation(UseVersionDocument, {
    onError: () => toasts.error(TEXTS.images.updateFailed),
  });
  if (!complete || (version.isCurrent && version.aiEdit === null)) return null;
  const keep = async (versionId: string): Promise<boolean> => {
    const { data } = await adopt({ variables: { imageUid, versionId } });
    return data !== undefined;
  };
  const discard = async (parent: string): Promise<void> => {
    if (!(await keep(parent))) return;
    onSelect(parent);
    toasts.success('Edit discarded', {
      label: 'Undo',
      onAct: () => {
        void keep(version.id).then((kept) => {
          if (kept) onSelect(version.id);
        });
      },
    });
  };
  const { aiEdit } = version;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1.5 }}>
      <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
        {aiEdit === null ? null : <Typography variant="body2">“{aiEdit.prompt}”</Typography>}
        {aiEdit === null || aiEdit.textResponse === null ? null : (
          <Typography variant="body2" color="textSecondary">
            {aiEdit.textResponse}
          </Typography>
        )}
      </Box>
      {version.isCurrent ? null : (
        <>
          <Button disabled={loading} onClick={() => void keep(version.id)}>
            Use this version
          </Button>
          <Button
            startIcon={<Trash2 size={16} />}
            disabled={loading}
            onClick={() => {
              setDeleting(true);
            }}
          >
            Delete version
          </Button>
        </>
      )}
      {version.isCurrent && parentId !== null ? (
        <Button disabled={loading} onClick={() => void discard(parentId)}>
          Discard this edit
        </Button>
      ) : null}
      {deleting ? (
        <DeleteVersionDialog
          imageUid={imageUid}
          version={version}
          onClose={() => {
            setDeleting(false);
          }}
        />
      ) : null}
    </Box>
  );
};
