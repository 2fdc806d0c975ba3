export * from './local.ts';
export { createGemini, createOpenAiCompatible, type HostedAi } from './hosted/create-hosted.ts';
export { GEMINI_BASE_URL, GEMINI_IMAGE_MODEL, GEMINI_TEXT_MODEL } from './hosted/gemini/gemini-client.ts';
export type { PaidAnswer } from './hosted/hosted-editor.ts';
export {
  OPENAI_BASE_URL,
  OPENAI_IMAGE_MODEL,
  OPENAI_TEXT_MODEL,
} from './hosted/openai-compatible/openai-client.ts';
