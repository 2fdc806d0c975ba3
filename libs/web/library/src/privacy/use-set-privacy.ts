import { useMutation } from '@apollo/client/react';
import { TEXTS } from '@safelight/rules';
import { messageOf, type Privacy, statusOf, UpdateDetailsDocument } from '@safelight/web-data';
import { useToasts } from '@safelight/web-ui';

interface SetPrivacy {
  readonly saving: boolean;
  readonly setPrivacy: (privacy: Privacy) => void;
}

/** Changes who may see an image; says why when it cannot, as for one in a comparison. */
export const useSetPrivacy = (uid: string): SetPrivacy => {
  const toasts = useToasts();
  const [update, { loading }] = useMutation(UpdateDetailsDocument, {
    onError: (error) => toasts.error(statusOf(error) === 409 ? messageOf(error) : TEXTS.images.updateFailed),
  });
  return {
    saving: loading,
    setPrivacy: (privacy) => void update({ variables: { uid, input: { privacy } } }),
  };
};
