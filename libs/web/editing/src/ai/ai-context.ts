import { createContext, use } from 'react';
import type { EditorAi } from './use-editor-ai.ts';

const AiContext = createContext<EditorAi | null>(null);

/** Provides the AI edits of the open document, so that they continue while their panel is closed. */
export const AiProvider = AiContext;

export const useAi = (): EditorAi => {
  const ai = use(AiContext);
  if (ai === null) throw new Error('There is no open document here.');
  return ai;
};
