import { useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { IMAGE_DESCRIPTION_MAX_LENGTH, TEXTS, TITLE_MAX_LENGTH } from '@safelight/rules';
import { type ImageDetailsQuery, UpdateDetailsDocument } from '@safelight/web-data';
import { useDraft, useKeepDraft } from '@safelight/web-session';
import {
  Field,
  formatBytes,
  formatContentType,
  formatCount,
  formatDateTime,
  formatDimensions,
} from '@safelight/web-ui';
import { Download } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useFailureToast } from '../changes/use-failure-toast.ts';
import { placeholderOf } from '../picture/placeholder.ts';
import { PrivacyToggle } from '../privacy/PrivacyToggle.tsx';
import { CopyMenu } from '../share/CopyMenu.tsx';
import { OwnTags } from '../tags/OwnTags.tsx';

type Image = NonNullable<ImageDetailsQuery['image']>;

const Picture = styled('img')(({ theme }) => ({
  display: 'block',
  width: '100%',
  maxHeight: 280,
  objectFit: 'contain',
  borderRadius: 8,
  backgroundColor: theme.vars.palette.surface.canvas,
  backgroundSize: 'cover',
}));

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: theme.spacing(1, 2),
  margin: 0,
  fontSize: '0.875rem',
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
}));

const factsOf = (image: Image): readonly (readonly [string, string])[] => [
  ['File name', image.originalFilename],
  ['Dimensions', formatDimensions(image.width, image.height)],
  ['Size', formatBytes(image.fileSize)],
  ['Type', formatContentType(image.contentType)],
  ['Views', formatCount(image.viewCount)],
  ['Uploaded', formatDateTime(image.createdAt)],
  ...(image.expiresAt === null ? [] : [['Expires', formatDateTime(image.expiresAt)] as const]),
  ...(image.lastAccessed === null ? [] : [['Last seen', formatDateTime(image.lastAccessed)] as const]),
];

/** The picture's details, which its owner edits; each change is saved at once. */
export const DetailsForm = ({ image }: { readonly image: Image }) => {
  const showFailure = useFailureToast();
  const draftName = `details ${image.uid}`;
  const start = useDraft(draftName, { title: image.title, description: image.description });
  const [title, setTitle] = useState(start.title);
  const [description, setDescription] = useState(start.description);
  useKeepDraft(draftName, { title, description });
  const [update, { loading }] = useMutation(UpdateDetailsDocument, {
    onError: (error) => showFailure(error, TEXTS.images.updateFailed),
  });
  const trimmed = title.trim();
  const isChanged = trimmed !== '' && (trimmed !== image.title || description.trim() !== image.description);
  const rename = (event: FormEvent): void => {
    event.preventDefault();
    if (!isChanged) return;
    const input = {
      ...(trimmed === image.title ? {} : { title: trimmed }),
      ...(description.trim() === image.description ? {} : { description: description.trim() }),
    };
    void update({ variables: { uid: image.uid, input } });
  };
  const placeholder = placeholderOf(image.thumbhash);
  return (
    <Box sx={{ display: 'grid', gap: 3, px: 3, pb: 4, overflowY: 'auto' }}>
      <Picture
        src={image.medium}
        alt={image.title}
        style={{
          aspectRatio: `${image.width} / ${Math.max(1, image.height)}`,
          ...(placeholder === null ? {} : { backgroundImage: `url("${placeholder}")` }),
        }}
      />
      <Box component="form" onSubmit={rename} sx={{ display: 'grid', gap: 2 }}>
        <Field label="Title" value={title} onValue={setTitle} maxLength={TITLE_MAX_LENGTH} />
        <Field
          label="Description"
          value={description}
          onValue={setDescription}
          multiline
          minRows={2}
          maxRows={8}
          maxLength={IMAGE_DESCRIPTION_MAX_LENGTH}
        />
        <Button type="submit" disabled={loading || !isChanged} sx={{ justifySelf: 'start' }}>
          Save
        </Button>
      </Box>
      <OwnTags uid={image.uid} tags={image.tags} showTags={image.showTags} />
      <PrivacyToggle
        label="Who can see this image"
        value={image.privacy}
        disabled={loading}
        onValue={(privacy) => void update({ variables: { uid: image.uid, input: { privacy } } })}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button component="a" href={image.downloadUrl} download startIcon={<Download size={16} />}>
          Download
        </Button>
        {image.privacy === 'PUBLIC' ? <CopyMenu image={image} /> : null}
      </Box>
      <Facts>
        {factsOf(image).map(([name, value]) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Box>
        ))}
      </Facts>
    </Box>
  );
};
