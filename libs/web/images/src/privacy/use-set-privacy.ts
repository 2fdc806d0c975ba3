import { useMutation } from '@apollo/client/react';
import { TEXTS } from '@safelight/rules';
import { type Privacy, SetPrivacyDocument } from '@safelight/web-data';
import { useFailureToast } from '../changes/use-failure-toast.ts';

interface SetPrivacy {
  readonly saving: boolean;
  readonly setPrivacy: (privacy: Privacy) => void;
}

/**
 * Changes who may see an image, which also changes the addresses of its files. Shows a message if this fails,
 * for example because a comparison shows the image.
 */
export const useSetPrivacy = (uid: string): SetPrivacy => {
  const showFailure = useFailureToast();
  const [update, { loading }] = useMutation(SetPrivacyDocument, {
    onError: (error) => showFailure(error, TEXTS.images.updateFailed),
  });
  return {
    saving: loading,
    setPrivacy: (privacy) => void update({ variables: { uid, privacy } }),
  };
};
