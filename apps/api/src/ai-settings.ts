import {
  GEMINI_BASE_URL,
  GEMINI_IMAGE_MODEL,
  GEMINI_TEXT_MODEL,
  OPENAI_BASE_URL,
  OPENAI_IMAGE_MODEL,
  OPENAI_TEXT_MODEL,
} from '@safelight/ai';
import type { z } from 'zod';
import { amount, ConfigError, listOf, optional, serviceUrl, url, wholeNumber } from './setting-kinds.ts';

const AI_PROVIDERS = ['gemini', 'openai-compatible', 'local'] as const;
export type AiProvider = (typeof AI_PROVIDERS)[number];

const model = (fallback: string) => optional.transform((value) => value ?? fallback);

/** The environment variables of the AI services. */
export const AI_SETTINGS = {
  AI_PROVIDERS: optional,
  AI_TIMEOUT_MS: wholeNumber(60_000, { min: 100, max: 600_000, name: 'milliseconds' }),
  GEMINI_API_KEY: optional,
  GEMINI_BASE_URL: serviceUrl(GEMINI_BASE_URL),
  GEMINI_IMAGE_MODEL: model(GEMINI_IMAGE_MODEL),
  GEMINI_TEXT_MODEL: model(GEMINI_TEXT_MODEL),
  GEMINI_EDIT_PRICE: amount,
  OPENAI_API_KEY: optional,
  OPENAI_BASE_URL: url(['http:', 'https:']),
  OPENAI_IMAGE_MODEL: model(OPENAI_IMAGE_MODEL),
  OPENAI_TEXT_MODEL: model(OPENAI_TEXT_MODEL),
  OPENAI_EDIT_PRICE: amount,
};

interface ServiceConfig<Key extends string | null> {
  readonly apiKey: Key;
  readonly baseUrl: string;
  readonly imageModel: string;
  readonly textModel: string;
  /** The price of one edit in the currency of the service's invoices; 0 when it is not configured. */
  readonly editPrice: number;
}

export interface AiConfig {
  /** The configured AI services in the order in which they are tried. */
  readonly providers: readonly AiProvider[];
  /** The time limit for one call to a service, in milliseconds. */
  readonly timeoutMs: number;
  /** The Gemini API; null when no key is set. */
  readonly gemini: ServiceConfig<string> | null;
  /** The OpenAI API, or a server like it that needs no key; null when neither a key nor an address is set. */
  readonly openAi: ServiceConfig<string | null> | null;
}

type AiSettings = z.infer<z.ZodObject<typeof AI_SETTINGS>>;

const geminiOf = (settings: AiSettings): AiConfig['gemini'] =>
  settings.GEMINI_API_KEY === undefined
    ? null
    : {
        apiKey: settings.GEMINI_API_KEY,
        baseUrl: settings.GEMINI_BASE_URL,
        imageModel: settings.GEMINI_IMAGE_MODEL,
        textModel: settings.GEMINI_TEXT_MODEL,
        editPrice: settings.GEMINI_EDIT_PRICE,
      };

const openAiOf = (settings: AiSettings): AiConfig['openAi'] => {
  const { OPENAI_API_KEY: apiKey = null, OPENAI_BASE_URL: baseUrl } = settings;
  if (apiKey === null && baseUrl === undefined) return null;
  return {
    apiKey,
    baseUrl: baseUrl ?? OPENAI_BASE_URL,
    imageModel: settings.OPENAI_IMAGE_MODEL,
    textModel: settings.OPENAI_TEXT_MODEL,
    editPrice: settings.OPENAI_EDIT_PRICE,
  };
};

const isProvider = (name: string): name is AiProvider => AI_PROVIDERS.some((provider) => provider === name);

const providersOf = (
  wanted: string | undefined,
  { gemini, openAi }: Pick<AiConfig, 'gemini' | 'openAi'>,
): readonly AiProvider[] => {
  const missing: Readonly<Record<AiProvider, string | null>> = {
    gemini: gemini === null ? 'GEMINI_API_KEY' : null,
    'openai-compatible': openAi === null ? 'OPENAI_API_KEY or OPENAI_BASE_URL' : null,
    local: null,
  };
  if (wanted === undefined) return AI_PROVIDERS.filter((provider) => missing[provider] === null);
  const names = listOf(wanted);
  const chosen = names.filter(isProvider);
  if (chosen.length < names.length || new Set(chosen).size < chosen.length) {
    throw new ConfigError(`AI_PROVIDERS: must be a list of ${AI_PROVIDERS.join(', ')}, each at most once`);
  }
  for (const provider of chosen) {
    if (missing[provider] !== null) {
      throw new ConfigError(`AI_PROVIDERS: ${provider} needs ${missing[provider]}`);
    }
  }
  return chosen;
};

/** The configuration of AI. Throws ConfigError for an unknown service and for one without a key. */
export const aiConfigOf = (settings: AiSettings): AiConfig => {
  const services = { gemini: geminiOf(settings), openAi: openAiOf(settings) };
  const providers = providersOf(settings.AI_PROVIDERS, services);
  return { providers, timeoutMs: settings.AI_TIMEOUT_MS, ...services };
};
