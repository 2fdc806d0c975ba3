import { useMutation } from '@apollo/client/react';
import { TEXTS } from '@safelight/rules';
import { plainMessageOf, UpdatePreferencesDocument, type UpdatePreferencesInput } from '@safelight/web-data';
import { useToasts } from '@safelight/web-ui';

/** Saves a preference at once, and shows a toast with the result. */
export const usePreferences = (): ((input: UpdatePreferencesInput) => void) => {
  const toasts = useToasts();
  const [update] = useMutation(UpdatePreferencesDocument, {
    onCompleted: () => toasts.success(TEXTS.account.settingsSaved),
    onError: (error) => toasts.error(plainMessageOf(error)),
  });
  return (input) => void update({ variables: { input } });
};
