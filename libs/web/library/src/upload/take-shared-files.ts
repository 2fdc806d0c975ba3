/**
 * The pictures that another app shared (`share-worker.js` of the client), once: the worker forgets them. None where no
 * worker holds any.
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
