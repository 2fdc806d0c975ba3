import { useApolloClient, useMutation } from '@apollo/client/react';
import { TEXTS, uploadProblem } from '@safelight/rules';
import { isAborted, plainMessageOf, UploadOtherPictureDocument } from '@safelight/web-data';
import { usePlan } from '@safelight/web-session';
import { useToasts } from '@safelight/web-ui';
import { useEffect, useRef, useState } from 'react';
import { expireImageLists } from '../../lists/image-lists.ts';
import type { PickerImage } from '../../picking/use-library-search.ts';

/** Another picture that an AI edit refers to, for example as a background. */
export type OtherPicture = Pick<PickerImage, 'uid' | 'title' | 'small'>;

export interface OtherPictureUpload {
  /** What was sent of the file, from 0 to 1; null if nothing is being uploaded. */
  readonly progress: number | null;
  /** Why the latest file could not be uploaded; null if there is no problem. */
  readonly problem: string | null;
  /** Uploads a private image. Returns null if that is not possible, or if it was stopped. */
  readonly upload: (file: File) => Promise<OtherPicture | null>;
  readonly stop: () => void;
}

/**
 * Uploads a picture from the device to the library, so that an AI edit can refer to it. The upload stops when its
 * component disappears.
 */
export const useUploadOtherPicture = (): OtherPictureUpload => {
  const { cache } = useApolloClient();
  const plan = usePlan();
  const toasts = useToasts();
  const [progress, setProgress] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [send] = useMutation(UploadOtherPictureDocument);
  const underway = useRef<AbortController | null>(null);
  useEffect(() => () => underway.current?.abort(), []);

  const upload = async (file: File): Promise<OtherPicture | null> => {
    const refusal = uploadProblem(file, plan);
    setProblem(refusal);
    if (refusal !== null) return null;
    const controller = new AbortController();
    underway.current = controller;
    setProgress(0);
    const fetchOptions = {
      signal: controller.signal,
      onUploadProgress: (sent: number, total: number) => setProgress(sent / total),
    };
    try {
      const { data } = await send({ variables: { file, filename: file.name }, context: { fetchOptions } });
      if (data === undefined || controller.signal.aborted) return null;
      expireImageLists(cache);
      if (!data.uploadImage.isDuplicate) toasts.success('Added to your library. Only you can see it.');
      return data.uploadImage.image;
    } catch (error) {
      if (!isAborted(error) && !controller.signal.aborted)
        setProblem(plainMessageOf(error, TEXTS.images.uploadFailed));
      return null;
    } finally {
      setProgress(null);
    }
  };
  return { progress, problem, upload, stop: () => underway.current?.abort() };
};
