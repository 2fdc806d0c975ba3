import type { ReactNode } from 'react';
import { AiProvider } from '../ai/ai-context.ts';
import { useEditorAi } from '../ai/use-editor-ai.ts';

/** Renders parts of the editor that request AI edits, without the whole editor. */
export const WithAi = ({ children }: { readonly children: ReactNode }) => (
  <AiProvider value={useEditorAi()}>{children}</AiProvider>
);
