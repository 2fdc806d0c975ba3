import { useApolloClient, useMutation } from '@apollo/client/react';
import { TEXTS } from '@safelight/rules';
import { UpdateDetailsDocument } from '@safelight/web-data';
import { TagsEditor } from '@safelight/web-images';
import { useToasts } from '@safelight/web-ui';

interface ImageTagsProps {
  readonly uid: string;
  readonly tags: readonly string[];
}

/** The picture's tags, which its owner alone sees and changes here; each change is saved at once. */
export const ImageTags = ({ uid, tags }: ImageTagsProps) => {
  const { cache } = useApolloClient();
  const toasts = useToasts();
  const [update, { loading }] = useMutation(UpdateDetailsDocument, {
    onError: () => toasts.error(TEXTS.images.updateFailed),
    update: () => {
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'imageTags' });
    },
  });
  return (
    <TagsEditor
      tags={tags}
      disabled={loading}
      onTags={(chosen) => void update({ variables: { uid, input: { tags: chosen } } })}
    />
  );
};
