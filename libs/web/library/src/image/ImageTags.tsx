import { useApolloClient, useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { TEXTS } from '@safelight/rules';
import { UpdateDetailsDocument } from '@safelight/web-data';
import { ShowTagsSwitch, TagsEditor } from '@safelight/web-images';
import { useToasts } from '@safelight/web-ui';

interface ImageTagsProps {
  readonly uid: string;
  readonly tags: readonly string[];
  readonly showTags: boolean;
}

/** The tags of another person's picture, when its owner shows them. */
export const ShownTags = ({ tags }: Pick<ImageTagsProps, 'tags'>) => (
  <Box
    component="ul"
    aria-label="Tags"
    sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, m: 0, p: 0, listStyle: 'none' }}
  >
    {tags.map((tag) => (
      <li key={tag}>
        <Chip label={tag} size="small" />
      </li>
    ))}
  </Box>
);

/** The tags of the owner's own picture, and whether others can see them; each change is saved at once. */
export const ImageTags = ({ uid, tags, showTags }: ImageTagsProps) => {
  const { cache } = useApolloClient();
  const toasts = useToasts();
  const [update, { loading }] = useMutation(UpdateDetailsDocument, {
    onError: () => toasts.error(TEXTS.images.updateFailed),
    update: () => {
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'imageTags' });
    },
  });
  return (
    <>
      <TagsEditor
        tags={tags}
        disabled={loading}
        onTags={(chosen) => void update({ variables: { uid, input: { tags: chosen } } })}
      />
      <ShowTagsSwitch
        checked={showTags}
        disabled={loading}
        onChecked={(chosen) => void update({ variables: { uid, input: { showTags: chosen } } })}
      />
    </>
  );
};
