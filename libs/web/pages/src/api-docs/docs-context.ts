import { createContext, use } from 'react';
import type { ApiDocument } from './document/api-document.ts';
import type { Language } from './request/snippets.ts';

/** What all tabs share. The key is in the memory of this screen alone: leaving it, or reloading, forgets it. */
export interface Docs {
  readonly document: ApiDocument;
  readonly apiKey: string;
  readonly setApiKey: (apiKey: string) => void;
  readonly language: Language;
  readonly setLanguage: (language: Language) => void;
}

export const DocsContext = createContext<Docs | null>(null);

/** Inside the screen only. */
export const useDocs = (): Docs => {
  const docs = use(DocsContext);
  if (docs === null) throw new Error('useDocs is for the parts of the API documentation.');
  return docs;
};
