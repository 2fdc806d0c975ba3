import { useMutation } from '@apollo/client/react';
import { TEXTS } from '@safelight/rules';
import { type UseVersionMutation, UseVersionDocument } from '@safelight/web-data';
import { useToasts } from '@safelight/web-ui';

interface KeepVersion {
  readonly saving: boolean;
  /** Makes a version the one that everybody sees; the picture as it is then, null when that failed. */
  readonly keep: (versionId: string) => Promise<UseVersionMutation['useVersion'] | null>;
  /** Goes back to what the version in use was made from, which Undo takes back. */
  readonly discardFor: (parentId: string, versionId: string) => Promise<void>;
}

/** Decides which version of a picture is in use; `onSelect` shows the one that is then. */
export const useKeepVersion = (
  imageUid: string,
  onSelect: (versionId: string) => void = () => undefined,
): KeepVersion => {
  const toasts = useToasts();
  const [adopt, { loading }] = useMutation(UseVersionDocument, {
    onError: () => toasts.error(TEXTS.images.updateFailed),
  });
  const keep: KeepVersion['keep'] = async (versionId) => {
    const { data } = await adopt({ variables: { imageUid, versionId } });
    return data?.useVersion ?? null;
  };
  const show = async (versionId: string): Promise<boolean> => {
    const isKept = (await keep(versionId)) !== null;
    if (isKept) onSelect(versionId);
    return isKept;
  };
  return {
    saving: loading,
    keep,
    discardFor: async (parentId, versionId) => {
      if (await show(parentId))
        toasts.success('Edit discarded', { label: 'Undo', onAct: () => void show(versionId) });
    },
  };
};
