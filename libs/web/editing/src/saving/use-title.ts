import { useFragment } from '@apollo/client/react';
import { EditedTitle_ImageFragmentDoc } from '@safelight/web-data';
import type { EditedImage } from './open-session.ts';

/** The title of the edited image, which a save or a restored version may have changed since it was opened. */
export const useTitle = (image: Pick<EditedImage, 'uid' | 'title'> | null): string | null => {
  const { data, complete } = useFragment({
    fragment: EditedTitle_ImageFragmentDoc,
    from: image === null ? null : { __typename: 'Image', uid: image.uid },
  });
  return complete && image !== null ? data.title : (image?.title ?? null);
};
