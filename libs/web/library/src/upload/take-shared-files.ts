/**
 * Takes the pictures that another app shared from the service worker (`share-worker.js` of the client), which
 * hands them out once. Empty when there are none or no worker is active.
 */
export const takeSharedFiles = async (): Promise<readonly File[]> => {
  if (!('serviceWorker' in navigator)) return [];
  const registration = await navigator.serviceWorker.getRegistration('/upload');
  const worker = registration?.active ?? null;
  if (worker === null) return [];
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<readonly File[]>) => {
      port1.close();
      resolve(data);
    };
    worker.postMessage('take shared files', [port2]);
  });
};
