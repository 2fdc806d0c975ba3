import { useMutation } from '@apollo/client/react';
import { TEXTS } from '@safelight/rules';
import { type UseVersionMutation, UseVersionDocument } from '@safelight/web-data';
import { useToasts } from '@safelight/web-ui';

interface KeepVersion {
  readonly saving: boolean;
  /**
   * Puts a version into use, so that everybody sees it. Resolves to the updated picture, or null when that
   * failed.
   */
  readonly keep: (versionId: string) => Promise<UseVersionMutation['useVersion'] | null>;
  /** Replaces the version in use by its parent. A toast offers Undo. */
  readonly discardFor: (parentId: string, versionId: string) => Promise<void>;
}

/** Changes which version of a picture is in use; `onSelect` then shows that version. */
export const useKeepVersion = (
  imageUid: string,
  onSelect: (versionId: string) => void = () => undefined,
): KeepVersion => {
  const toasts = useToasts();
  const [adopt, { loading }] = useMutation(UseVersionDocument, {
    onError: () => toasts.error(TEXTS.images.updateFailed),
  });
  const keep: KeepVersion['keep'] = (versionId) =>
    adopt({ variables: { imageUid, versionId } }).then(
      ({ data }) => data?.useVersion ?? null,
      () => null,
    );
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
