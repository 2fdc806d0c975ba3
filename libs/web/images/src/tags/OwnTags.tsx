import { useApolloClient, useMutation } from '@apollo/client/react';
import { TEXTS } from '@safelight/rules';
import { SetShowTagsDocument, SetTagsDocument } from '@safelight/web-data';
import { useState } from 'react';
import { useFailureToast } from '../changes/use-failure-toast.ts';
import { ShowTagsSwitch } from './ShowTagsSwitch.tsx';
import { TagsEditor } from './TagsEditor.tsx';

interface OwnTagsProps {
  readonly uid: string;
  readonly tags: readonly string[];
  readonly showTags: boolean;
}

/**
 * The tags of the owner's own picture, and whether others can see them. Each change is saved and shown at once, so
 * that the next one adds to it.
 */
export const OwnTags = ({ uid, tags, showTags }: OwnTagsProps) => {
  const { cache } = useApolloClient();
  const [text, setText] = useState('');
  const showFailure = useFailureToast();
  const onError = (error: unknown): void => showFailure(error, TEXTS.images.updateFailed);
  const [setTags] = useMutation(SetTagsDocument, {
    onError,
    onCompleted: () => {
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'imageTags' });
    },
  });
  const [setShowTags] = useMutation(SetShowTagsDocument, { onError });
  return (
    <>
      <TagsEditor
        tags={tags}
        text={text}
        onText={setText}
        onTags={(chosen) =>
          void setTags({
            variables: { uid, tags: chosen },
            optimisticResponse: { updateImage: { __typename: 'Image', uid, tags: chosen } },
          })
        }
      />
      <ShowTagsSwitch
        checked={showTags}
        onChecked={(chosen) =>
          void setShowTags({
            variables: { uid, showTags: chosen },
            optimisticResponse: { updateImage: { __typename: 'Image', uid, showTags: chosen } },
          })
        }
      />
    </>
  );
};
