import type { PictureStore } from '@safelight/render';
import type { OpenEditing } from './open-editing.ts';

/**
 * Saves before the page may close, retries when the network is back, and asks what somebody else has saved or put into use
 * when the person comes back to the page. Returns a function that stops this.
 */
export const watchPage = ({ leave, saving }: OpenEditing, pictures: PictureStore): (() => void) => {
  const onVisibility = (): void => {
    if (document.visibilityState === 'hidden') leave();
    else onReturn();
  };
  const onReturn = (): void => void saving.inUse.lookAgain();
  const onOnline = (): void => {
    saving.retry();
    pictures.retry();
  };
  let isKept = true;
  const askKept = saving.subscribe(() => {
    void saving.isKeptHere().then((kept) => {
      isKept = kept;
    });
  });
  const onUnload = (event: BeforeUnloadEvent): void => {
    const isStored = saving.status.kind === 'saved' || saving.status.kind === 'draft';
    if (!isKept && !isStored) event.preventDefault();
  };
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('focus', onReturn);
  window.addEventListener('pagehide', leave);
  window.addEventListener('online', onOnline);
  window.addEventListener('beforeunload', onUnload);
  return () => {
    askKept();
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('focus', onReturn);
    window.removeEventListener('pagehide', leave);
    window.removeEventListener('online', onOnline);
    window.removeEventListener('beforeunload', onUnload);
  };
};
