/** Where shared pictures arrive; the worker controls no other pages. */
const SCOPE = '/upload';

/**
 * Registers the service worker that receives shared pictures in the installed app, where other apps can share
 * with this one. Everything else works without it.
 */
export const registerShareTarget = (): void => {
  if (!window.matchMedia('(display-mode: standalone)').matches || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('/share-worker.js', { scope: SCOPE }).catch(() => undefined);
};
