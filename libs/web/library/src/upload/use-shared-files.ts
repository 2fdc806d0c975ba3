import { TEXTS } from '@safelight/rules';
import type { Privacy } from '@safelight/web-data';
import { useToasts } from '@safelight/web-ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useSearchParams } from 'react-router';

/**
 * Takes the pictures that another app shared from the service worker (`share-worker.js` of the client), which
 * hands them out once. Empty when there are none or no worker is active.
 */
const takeSharedFiles = async (): Promise<readonly File[]> => {
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

/**
 * When the address has `shared`, adds what another app shared to the queue, or says that nothing was
 * received. Removes `shared` from the address right away, so that going back does not ask again. Waits until
 * the default privacy is known.
 */
export const useSharedFiles = (
  start: Privacy | null,
  add: (files: readonly File[], privacy: Privacy) => void,
): void => {
  const toasts = useToasts();
  const [search, setSearch] = useSearchParams();
  const isShared = search.has('shared');
  const isTaken = useRef(false);
  const take = useEffectEvent(async (privacy: Privacy) => {
    setSearch(
      (now) => {
        now.delete('shared');
        return now;
      },
      { replace: true },
    );
    const files = await takeSharedFiles();
    if (files.length > 0) add(files, privacy);
    else toasts.error(TEXTS.images.sharedLost);
  });
  useEffect(() => {
    if (!isShared || start === null || isTaken.current) return;
    isTaken.current = true;
    void take(start);
  }, [isShared, start]);
};
