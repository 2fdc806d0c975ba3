import { useApolloClient, useMutation } from '@apollo/client/react';
import { TEXTS, uploadProblem } from '@safelight/rules';
import { messageOf, UploadOtherPictureDocument } from '@safelight/web-data';
import { usePlan } from '@safelight/web-session';
import { useToasts } from '@safelight/web-ui';
import { useState } from 'react';
import { expireImageLists } from '../../lists/image-lists.ts';
import type { PickerImage } from '../../picking/use-library-search.ts';

/** Another picture that an AI edit refers to, for example as a background. */
export type OtherPicture = Pick<PickerImage, 'uid' | 'title' | 'small'>;

export interface OtherPictureUpload {
  /** What was sent of the file, from 0 to 1; null if nothing is being uploaded. */
  readonly progress: number | null;
  /** Uploads a private image. Returns null, and shows why, if that is not possible. */
  readonly upload: (file: File) => Promise<OtherPicture | null>;
}

/** Uploads a picture from the device to the library, so that an AI edit can refer to it. */
export const useUploadOtherPicture = (): OtherPictureUpload => {
  const { cache } = useApolloClient();
  const plan = usePlan();
  const toasts = useToasts();
  const [progress, setProgress] = useState<number | null>(null);
  const [send] = useMutation(UploadOtherPictureDocument);

  const upload = async (file: File): Promise<OtherPicture | null> => {
    const problem = uploadProblem(file, plan);
    if (problem !== null) {
      toasts.error(problem);
      return null;
    }
    setProgress(0);
    try {
      const { data } = await send({
        variables: { file, filename: file.name },
        context: {
          fetchOptions: { onUploadProgress: (sent: number, total: number) => setProgress(sent / total) },
        },
      });
      if (data === undefined) return null;
      expireImageLists(cache);
      if (!data.uploadImage.isDuplicate) toasts.success('Added to your library. Only you can see it.');
      return data.uploadImage.image;
    } catch (error) {
      toasts.error(messageOf(error, TEXTS.images.uploadFailed));
      return null;
    } finally {
      setProgress(null);
    }
  };
  return { progress, upload };
};
