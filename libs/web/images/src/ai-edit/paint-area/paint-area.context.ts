import { createContext } from 'react';

/**
 * Lets the person paint the area that an edit may change, where the picture can be painted on. Null elsewhere:
 * there a link leads to the editor.
 */
export const PaintAreaContext = createContext<(() => void) | null>(null);
