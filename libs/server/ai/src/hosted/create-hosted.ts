import type { ImageEditor, PromptWriter, RemoteImages } from '@safelight/application/ports';
import { createGeminiImages, createGeminiText } from './gemini/gemini-services.ts';
import type { GeminiOptions } from './gemini/gemini-client.ts';
import { createHostedEditor, type HostedOptions } from './hosted-editor.ts';
import { createHostedPromptWriter } from './hosted-prompt-writer.ts';
import type { OpenAiOptions } from './openai-compatible/openai-client.ts';
import { createOpenAiImages, createOpenAiText } from './openai-compatible/openai-services.ts';

/** The adapters that one hosted service provides. */
export interface HostedAi {
  readonly editor: ImageEditor;
  readonly promptWriter: PromptWriter;
}

/** The time limit for suggestions is short, because a person waits for them. */
const SUGGESTION_TIMEOUT_MS = 20_000;

const writerOptions = ({ editPictures, timeoutMs }: HostedOptions) => ({
  editPictures,
  timeoutMs: Math.min(timeoutMs, SUGGESTION_TIMEOUT_MS),
});

/** Creates the adapters for Gemini. They need an API key. */
export const createGemini = (options: GeminiOptions & HostedOptions): HostedAi => ({
  editor: createHostedEditor(createGeminiImages(options), options),
  promptWriter: createHostedPromptWriter(createGeminiText(options), writerOptions(options)),
});

/** Creates the adapters for a service or a self-hosted server with OpenAI's API. */
export const createOpenAiCompatible = (
  options: OpenAiOptions & HostedOptions & { readonly remoteImages: Pick<RemoteImages, 'fetch'> },
): HostedAi => ({
  editor: createHostedEditor(createOpenAiImages(options), options),
  promptWriter: createHostedPromptWriter(createOpenAiText(options), writerOptions(options)),
});
