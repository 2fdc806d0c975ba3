import { useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { COMPARISON_TITLE_MAX_LENGTH, TEXTS } from '@safelight/rules';
import { codeOf, CreateComparisonDocument, type ImageViewQuery, messageOf } from '@safelight/web-data';
import { expireImageLists } from '@safelight/web-images';
import { useNavigateFromPage } from '@safelight/web-session';
import { Field, Notice, PrimaryButton, Select, TitledDialog } from '@safelight/web-ui';
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
  const navigate = useNavigateFromPage();
  const { versions } = image;
  const other = before ?? versions.find((candidate) => candidate.id !== version.id) ?? version;
  const isFirst = before === null && version.number < other.number;
  const [originalId, setOriginalId] = useState((isFirst ? version : other).id);
  const [editedId, setEditedId] = useState((isFirst ? other : version).id);
  const [title, setTitle] = useState('');
  const [create, { loading, error }] = useMutation(CreateComparisonDocument, {
    update: (cache) => {
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'comparisons' });
      expireImageLists(cache);
    },
    onCompleted: ({ createComparison: { uid } }) => navigate(`/comparison/${uid}`),
    onError: () => undefined,
  });
  const options = versions.map(({ id: value, number }) => ({ value, label: `Version ${number}` }));
  const same = originalId === editedId;
  const publish = (): void => {
    const input = { imageUid: image.uid, originalVersionId: originalId, editedVersionId: editedId };
    void create({ variables: { input: { ...input, title: title.trim() || null } } });
  };
  return (
    <TitledDialog
      title="Make a Comparison"
      onClose={loading ? undefined : onClose}
      actions={
        <>
          <Button disabled={loading} onClick={onClose}>
            Cancel
          </Button>
          <PrimaryButton disabled={loading || same} onClick={publish}>
            Publish Comparison
          </PrimaryButton>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Typography color="textSecondary">
          {image.privacy === 'PUBLIC'
            ? 'Anyone with the link will see these two versions.'
            : 'This image becomes public: anyone with the link will see these two versions.'}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, '& > div': { display: 'grid', gap: 0.75 } }}>
          <div>
            <Typography variant="body2" sx={{ fontWeight: 600 }} aria-hidden>
              Original
            </Typography>
            <Select label="Original" value={originalId} options={options} onValue={setOriginalId} />
          </div>
          <div>
            <Typography variant="body2" sx={{ fontWeight: 600 }} aria-hidden>
              Edited
            </Typography>
            <Select label="Edited" value={editedId} options={options} onValue={setEditedId} />
          </div>
        </Box>
        <Field
          label="Title (optional)"
          value={title}
          onValue={setTitle}
          maxLength={COMPARISON_TITLE_MAX_LENGTH}
        />
        {same ? <Notice tone="danger">Choose two different versions.</Notice> : null}
        {error === undefined ? null : (
          <Notice tone="danger">
            {codeOf(error) === null ? TEXTS.comparisons.uploadScreenFailed : messageOf(error)}
          </Notice>
        )}
      </Box>
    </TitledDialog>
  );
};
