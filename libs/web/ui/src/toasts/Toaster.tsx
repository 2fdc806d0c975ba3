import { useAtomValue } from 'jotai';
import { createPortal } from 'react-dom';
import { toastsAtom } from './toasts.atoms.ts';
import { ToastStack } from './ToastStack.tsx';

/**
 * Shows the toasts, beside the page rather than in it: an open dialog hides the page from screen readers. Their
 * code comes with the page, for the first may say that the network is gone.
 */
export const Toaster = () =>
  useAtomValue(toastsAtom).length > 0 ? createPortal(<ToastStack />, document.body) : null;
