import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { fetchPicture } from '@safelight/render';
import { IMAGE_CONTENT_TYPES, TEXTS } from '@safelight/rules';
import { AddedPictureDocument } from '@safelight/web-data';
import { type PickerImage, PickImageDialog } from '@safelight/web-images';
import { useToasts } from '@safelight/web-ui';
import { useAddPictures } from './use-add-pictures.ts';

const fetchFile = async (url: string): Promise<Blob> => {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(TEXTS.images.loadDetailsFailed);
  return await answer.blob();
};

const fileOf = async (
  client: ApolloClient,
  { uid, originalFilename, contentType }: PickerImage,
): Promise<File> => {
  const { data } = await client.query({
    query: AddedPictureDocument,
    variables: { uid },
    fetchPolicy: 'no-cache',
  });
  const version = data?.image?.current;
  if (version === undefined) throw new Error(TEXTS.images.loadDetailsFailed);
  return new File([await fetchPicture(version, fetchFile)], originalFilename, { type: contentType });
};

/** Chooses a picture of the person's library to become a layer. */
export const LibraryPicker = ({ onClose }: { readonly onClose: () => void }) => {
  const addPictures = useAddPictures();
  const client = useApolloClient();
  const toasts = useToasts();
  const add = async (picture: PickerImage): Promise<void> => {
    try {
      await addPictures([await fileOf(client, picture)]);
      onClose();
    } catch {
      toasts.error(TEXTS.images.loadDetailsFailed);
    }
  };
  return (
    <PickImageDialog
      title="Add an Image from Your Library"
      canChoose={({ contentType }) => IMAGE_CONTENT_TYPES.some((type) => type === contentType)}
      onPick={add}
      onClose={onClose}
    />
  );
};
