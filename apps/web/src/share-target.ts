/** Where shared pictures arrive, and all that the worker sees of the site. */
const SCOPE = '/upload';

/**
 * Registers the worker that takes shared pictures where other apps can share with this one: in the installed app. A
 * browser that refuses it loses nothing else.
 */
export const registerShareTarget = (): void => {
  if (!window.matchMedia('(display-mode: standalone)').matches || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('/share-worker.js', { scope: SCOPE }).catch(() => undefined);
};
