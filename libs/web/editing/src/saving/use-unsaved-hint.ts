import { useToasts } from '@safelight/web-ui';
import { useNavigate } from 'react-router';
import type { OpenSession } from './open-session.ts';

/**
 * Returns a function that says what the server does not have of a document that was left, where that is now, and leads
 * back to it.
 */
export const useUnsavedHint = (): ((session: Pick<OpenSession, 'image' | 'saving'>) => void) => {
  const toasts = useToasts();
  const navigate = useNavigate();
  return ({ image, saving }) => {
    const { status } = saving;
    if (!('changes' in status) || status.changes === 0 || status.kind === 'gone') return;
    const many = status.changes !== 1;
    const what = `${many ? `${String(status.changes)} changes` : '1 change'} of “${image.title}”`;
    void saving.isKeptHere().then((isKept) => {
      if (!isKept) {
        toasts.error(`${what} could not be saved, and this browser could not keep ${many ? 'them' : 'it'}.`);
        return;
      }
      toasts.error(`${what} ${many ? 'are' : 'is'} not saved, and kept only in this browser.`, {
        label: 'Open Again',
        onAct: () => void navigate(`/editor/${image.uid}`),
      });
    });
  };
};
