/** The time in milliseconds after which the service worker, which answers at once, will not answer any more. */
const SILENT_MS = 5_000;

/**
 * Returns the pictures that another app shared. The service worker (`share-worker.js` of the client) hands them
 * out once. Empty if there are none, no worker is active, or it does not answer.
 */
export const takeSharedFiles = async (silentMs = SILENT_MS): Promise<readonly File[]> => {
  if (!('serviceWorker' in navigator)) return [];
  const registration = await navigator.serviceWorker.getRegistration('/upload');
  const worker = registration?.active ?? null;
  if (worker === null) return [];
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const end = (files: readonly File[]): void => {
      clearTimeout(timer);
      port1.close();
      resolve(files);
    };
    const timer = setTimeout(() => end([]), silentMs);
    port1.onmessage = ({ data }: MessageEvent<readonly File[]>) => end(data);
    port1.onmessageerror = () => end([]);
    worker.postMessage('take shared files', [port2]);
  });
};
