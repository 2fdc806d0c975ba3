import type { PictureFile } from './image-editor.ts';

export interface SuggestionRequest {
  readonly picture: PictureFile;
  readonly title: string;
}

/** Ideas for editing one picture. `suggestions` are phrases of 2 to 4 words, of any number. */
export interface PromptSuggestions {
  readonly main: string;
  readonly suggestions: readonly string[];
}

/** Something that looks at a picture and proposes edits. Throws when it cannot, or with the reason of an abort. */
export interface PromptWriter {
  readonly name: string;
  suggest(request: SuggestionRequest, signal: AbortSignal): Promise<PromptSuggestions>;
}
