import type { PictureFile } from './image-editor.ts';

export interface SuggestionRequest {
  readonly picture: PictureFile;
  readonly title: string;
}

/** Suggested edits of one picture. `suggestions` are any number of phrases of 2 to 4 words. */
export interface PromptSuggestions {
  readonly main: string;
  readonly suggestions: readonly string[];
}

/** Looks at a picture and suggests edits. Throws when it cannot, or with the reason of an abort. */
export interface PromptWriter {
  readonly name: string;
  suggest(request: SuggestionRequest, signal: AbortSignal): Promise<PromptSuggestions>;
}
