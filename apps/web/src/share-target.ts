/** The path to which other apps send pictures. The service worker controls no other pages. */
const SCOPE = '/upload';

/**
 * Registers the service worker of the installed app. The worker receives the pictures that other apps share.
 * The rest of the app works without it.
 */
export const registerShareTarget = (): void => {
  if (!window.matchMedia('(display-mode: standalone)').matches || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('/share-worker.js', { scope: SCOPE }).catch(() => undefined);
};
