import { createContext, use } from 'react';
import type { ApiDocument } from './document/api-document.ts';
import type { Language } from './request/snippets.ts';

/**
 * The state that all tabs share. The API key is stored only in the memory of this screen, so leaving or
 * reloading the screen discards it.
 */
interface Docs {
  readonly document: ApiDocument;
  readonly apiKey: string;
  readonly setApiKey: (apiKey: string) => void;
  readonly language: Language;
  readonly setLanguage: (language: Language) => void;
}

export const DocsContext = createContext<Docs | null>(null);

/** Returns the shared state of the tabs; throws outside of the screen. */
export const useDocs = (): Docs => {
  const docs = use(DocsContext);
  if (docs === null) throw new Error('useDocs is for the parts of the API documentation.');
  return docs;
};
