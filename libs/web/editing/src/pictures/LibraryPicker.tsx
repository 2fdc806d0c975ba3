import { IMAGE_CONTENT_TYPES, TEXTS } from '@safelight/rules';
import { type PickerImage, PickImageDialog } from '@safelight/web-images';
import { useToasts } from '@safelight/web-ui';
import { useAddPictures } from './use-add-pictures.ts';

const fileOf = async ({ url, originalFilename, contentType }: PickerImage): Promise<File> => {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(TEXTS.images.loadDetailsFailed);
  return new File([await answer.blob()], originalFilename, { type: contentType });
};

/** Chooses a picture of the person's library to become a layer. */
export const LibraryPicker = ({ onClose }: { readonly onClose: () => void }) => {
  const addPictures = useAddPictures();
  const toasts = useToasts();
  const add = async (picture: PickerImage): Promise<void> => {
    try {
      await addPictures([await fileOf(picture)]);
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
