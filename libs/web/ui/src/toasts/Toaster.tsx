import { useAtomValue } from 'jotai';
import { lazy, Suspense, useState } from 'react';
import { toastsAtom } from './toasts.atoms.ts';

const ToastStack = lazy(async () => ({ default: (await import('./ToastStack.tsx')).ToastStack }));

/** Mounts the stack with the first toast, so that a screen without one does not load it. */
export const Toaster = () => {
  const waiting = useAtomValue(toastsAtom).length > 0;
  const [needed, setNeeded] = useState(waiting);
  if (waiting && !needed) setNeeded(true);
  return needed ? (
    <Suspense fallback={null}>
      <ToastStack />
    </Suspense>
  ) : null;
};
