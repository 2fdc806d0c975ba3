import { type ReactNode, useDeferredValue } from 'react';

/**
 * Renders its content after everything around it, in slices, so that the page responds in the meantime. Use
 * it for content that is not visible at first and whose arrival causes no layout shift.
 */
export const Later = ({ children }: { readonly children: ReactNode }): ReactNode =>
  useDeferredValue(true, false) ? children : null;
