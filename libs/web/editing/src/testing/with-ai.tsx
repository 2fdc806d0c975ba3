import type { ReactNode } from 'react';
import { AiProvider } from '../ai/ai-context.ts';
import { useEditorAi } from '../ai/use-editor-ai.ts';

/** Parts of the editor that ask for AI edits, outside of the room that follows them. */
export const WithAi = ({ children }: { readonly children: ReactNode }) => (
  <AiProvider value={useEditorAi()}>{children}</AiProvider>
);
