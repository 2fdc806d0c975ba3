import type { ReactNode } from 'react';

/** Text in which words between backticks are code, as the document writes its descriptions. */
export const withCode = (text: string): ReactNode =>
  text.split('`').map((part, index) => (index % 2 === 0 ? part : <code key={index}>{part}</code>));
