import { type ReactNode, useDeferredValue } from 'react';

/**
 * What nobody misses at first sight: drawn after all around it has been, and in slices, so that what is there already
 * answers meanwhile. For places that nothing else moves out of.
 */
export const Later = ({ children }: { readonly children: ReactNode }): ReactNode =>
  useDeferredValue(true, false) ? children : null;
