import { useWindowEvent } from './use-window-event.ts';

/**
 * Calls `onReturn` when the device is online again and when the person returns to the page. What failed may
 * succeed by then, so what shows a failure tries again without being asked.
 */
export const useReturn = (onReturn: () => void): void => {
  useWindowEvent('online', onReturn);
  useWindowEvent('focus', onReturn);
};
