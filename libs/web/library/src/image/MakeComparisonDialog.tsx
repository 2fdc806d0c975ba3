import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ImageViewQuery } from '@safelight/web-data';
import { PublishComparisonDialog, versionsAudience } from '@safelight/web-images';
import { Notice, Select } from '@safelight/web-ui';
import { useState } from 'react';

type ViewedImage = NonNullable<ImageViewQuery['image']>;

interface MakeComparisonDialogProps {
  readonly image: ViewedImage;
  readonly version: ViewedImage['versions'][number];
  readonly before: ViewedImage['versions'][number] | null;
  readonly onClose: () => void;
}

/** Publishes two versions of a picture as a comparison, after warning that the picture becomes public. */
export const MakeComparisonDialog = ({ image, version, before, onClose }: MakeComparisonDialogProps) => {
  const { versions } = image;
  const other = before ?? versions.find((candidate) => candidate.id !== version.id) ?? version;
  const isFirst = before === null && version.number < other.number;
  const [originalVersionId, setOriginalId] = useState((isFirst ? version : other).id);
  const [editedVersionId, setEditedId] = useState((isFirst ? other : version).id);
  const options = versions.map(({ id: value, number }) => ({ value, label: `Version ${number}` }));
  const same = originalVersionId === editedVersionId;
  return (
    <PublishComparisonDialog
      title="Make a Comparison"
      compared={{ imageUid: image.uid, originalVersionId, editedVersionId }}
      canPublish={!same}
      onClose={onClose}
    >
      <Typography color="textSecondary">{versionsAudience(image.privacy)}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, '& > div': { display: 'grid', gap: 0.75 } }}>
        <div>
          <Typography variant="body2" sx={{ fontWeight: 600 }} aria-hidden>
            Original
          </Typography>
          <Select label="Original" value={originalVersionId} options={options} onValue={setOriginalId} />
        </div>
        <div>
          <Typography variant="body2" sx={{ fontWeight: 600 }} aria-hidden>
            Edited
          </Typography>
          <Select label="Edited" value={editedVersionId} options={options} onValue={setEditedId} />
        </div>
      </Box>
      {same ? <Notice tone="danger">Choose two different versions.</Notice> : null}
    </PublishComparisonDialog>
  );
};
