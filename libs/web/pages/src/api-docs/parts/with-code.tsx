import type { ReactNode } from 'react';

/** Renders words in backticks as code, as in the document's descriptions. */
export const withCode = (text: string): ReactNode =>
  text.split('`').map((part, index) => (index % 2 === 0 ? part : <code key={index}>{part}</code>));
