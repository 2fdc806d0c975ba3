import { useMutation } from '@apollo/client/react';
import { TEXTS } from '@safelight/rules';
import { messageOf, UpdatePreferencesDocument, type UpdatePreferencesInput } from '@safelight/web-data';
import { useToasts } from '@safelight/web-ui';

/** Saves one choice at once, and says how that went. */
export const usePreferences = (): {
  readonly saving: boolean;
  readonly save: (input: UpdatePreferencesInput) => void;
} => {
  const toasts = useToasts();
  const [update, { loading }] = useMutation(UpdatePreferencesDocument, {
    onCompleted: () => toasts.success(TEXTS.account.settingsSaved),
    onError: (error) => toasts.error(messageOf(error)),
  });
  return {
    saving: loading,
    save: (input) => {
      void update({ variables: { input } });
    },
  };
};
