import { useMutation } from '@apollo/client/react';
import { TEXTS } from '@safelight/rules';
import { type Privacy, SetPrivacyDocument } from '@safelight/web-data';
import { useTellFailure } from '../changes/use-tell-failure.ts';

interface SetPrivacy {
  readonly saving: boolean;
  readonly setPrivacy: (privacy: Privacy) => void;
}

/** Changes who may see an image, and with it the addresses of its bytes; says why when it cannot, as for one in a comparison. */
export const useSetPrivacy = (uid: string): SetPrivacy => {
  const tellFailure = useTellFailure();
  const [update, { loading }] = useMutation(SetPrivacyDocument, {
    onError: (error) => {
      tellFailure(error, TEXTS.images.updateFailed);
    },
  });
  return {
    saving: loading,
    setPrivacy: (privacy) => void update({ variables: { uid, privacy } }),
  };
};
