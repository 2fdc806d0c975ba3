import { useAtomValue } from 'jotai';
import { createPortal } from 'react-dom';
import { toastsAtom } from './toasts.atoms.ts';
import { ToastStack } from './ToastStack.tsx';

/**
 * Shows the toasts outside of the page element, because an open dialog hides the page from screen readers.
 * Their code is loaded with the page, since the first toast may say that the network is down.
 */
export const Toaster = () =>
  useAtomValue(toastsAtom).length > 0 ? createPortal(<ToastStack />, document.body) : null;
