import type { ImageEditor, PromptWriter, RemoteImages } from '@safelight/application/ports';
import { createGeminiImages, createGeminiText } from './gemini/gemini-services.ts';
import type { GeminiOptions } from './gemini/gemini-client.ts';
import { createHostedEditor, type HostedOptions } from './hosted-editor.ts';
import { createHostedPromptWriter } from './hosted-prompt-writer.ts';
import type { OpenAiOptions } from './openai-compatible/openai-client.ts';
import { createOpenAiImages, createOpenAiText } from './openai-compatible/openai-services.ts';

/** What one hosted service can do. */
export interface HostedAi {
  readonly editor: ImageEditor;
  readonly promptWriter: PromptWriter;
}

/** Suggestions are waited for by a person who looks at the panel. */
const SUGGESTION_TIMEOUT_MS = 20_000;

const writerOptions = ({ editPictures, timeoutMs }: HostedOptions) => ({
  editPictures,
  timeoutMs: Math.min(timeoutMs, SUGGESTION_TIMEOUT_MS),
});

/** Gemini behind an API key. */
export const createGemini = (options: GeminiOptions & HostedOptions): HostedAi => ({
  editor: createHostedEditor(createGeminiImages(options), options),
  promptWriter: createHostedPromptWriter(createGeminiText(options), writerOptions(options)),
});

/** A service or a server of one's own that speaks OpenAI's API. */
export const createOpenAiCompatible = (
  options: OpenAiOptions & HostedOptions & { readonly remoteImages: Pick<RemoteImages, 'fetch'> },
): HostedAi => ({
  editor: createHostedEditor(createOpenAiImages(options), options),
  promptWriter: createHostedPromptWriter(createOpenAiText(options), writerOptions(options)),
});
