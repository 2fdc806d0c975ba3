import { useApolloClient, useMutation } from '@apollo/client/react';
import { TEXTS } from '@safelight/rules';
import { UploadImageDocument } from '@safelight/web-data';
import { expireImageLists } from '@safelight/web-images';
import { useNavigateFromPage } from '@safelight/web-session';
import { useToasts } from '@safelight/web-ui';
import { useState } from 'react';

/** Our sample picture and the prompt to try on it. */
export const SAMPLE = {
  src: '/demo/peaks-1280.webp',
  filename: 'Mountain path.webp',
  type: 'image/webp',
  prompt: 'Make it black and white',
} as const;

interface SampleEdit {
  readonly busy: boolean;
  /** Adds the sample to the person's gallery and opens it with the prompt filled in. */
  readonly start: () => Promise<void>;
}

export const useSampleEdit = (): SampleEdit => {
  const { cache } = useApolloClient();
  const navigate = useNavigateFromPage();
  const toasts = useToasts();
  const [upload] = useMutation(UploadImageDocument);
  const [busy, setBusy] = useState(false);
  return {
    busy,
    start: async () => {
      setBusy(true);
      try {
        const answer = await fetch(SAMPLE.src);
        if (!answer.ok) throw new Error(`the sample answers ${answer.status}`);
        const file = new File([await answer.blob()], SAMPLE.filename, { type: SAMPLE.type });
        const variables = {
          file,
          filename: SAMPLE.filename,
          privacy: 'PRIVATE',
          allowDuplicate: false,
        } as const;
        const { data } = await upload({ variables });
        if (data === undefined) return;
        expireImageLists(cache);
        navigate(`/image/${data.uploadImage.image.uid}`, { state: { prompt: SAMPLE.prompt } });
      } catch {
        toasts.error(TEXTS.images.uploadFailed);
      } finally {
        setBusy(false);
      }
    },
  };
};
