import { useToasts } from '@safelight/web-ui';
import { publishProblem } from '../publishing/publish.ts';
import type { OpenSession } from '../saving/open-session.ts';
import type { OtherVersion } from '../saving/version-in-use.ts';
import { useRestoreVersion } from './use-restore-version.ts';

/**
 * Puts the version in use into the editor, with its document; undo restores the edits. Resolves to whether that succeeded,
 * of which the person is told.
 */
export const useLoadVersion = (
  session: Pick<OpenSession, 'image' | 'editor' | 'saving'>,
): ((version: OtherVersion) => Promise<boolean>) => {
  const restore = useRestoreVersion(session);
  const toasts = useToasts();
  return async ({ isDocument, ...version }) => {
    if (!isDocument) return await restore({ ...version, isCurrent: true });
    // The stored document is that of this version: going on from it is no conflict with whoever saved it.
    try {
      await session.saving.takeTheirs();
      session.editor.fit();
      toasts.success(`Version ${String(version.number)} loaded`);
      return true;
    } catch (error) {
      toasts.error(publishProblem(error));
      return false;
    }
  };
};
