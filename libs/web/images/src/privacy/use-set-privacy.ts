import { useMutation } from '@apollo/client/react';
import { TEXTS } from '@safelight/rules';
import { messageOf, type Privacy, SetPrivacyDocument, statusOf } from '@safelight/web-data';
import { useToasts } from '@safelight/web-ui';

interface SetPrivacy {
  readonly saving: boolean;
  readonly setPrivacy: (privacy: Privacy) => void;
}

/** Changes who may see an image, and with it the addresses of its bytes; says why when it cannot, as for one in a comparison. */
export const useSetPrivacy = (uid: string): SetPrivacy => {
  const toasts = useToasts();
  const [update, { loading }] = useMutation(SetPrivacyDocument, {
    onError: (error) => toasts.error(statusOf(error) === 409 ? messageOf(error) : TEXTS.images.updateFailed),
  });
  return {
    saving: loading,
    setPrivacy: (privacy) => void update({ variables: { uid, privacy } }),
  };
};
