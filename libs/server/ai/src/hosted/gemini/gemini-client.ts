import { isNativeError } from 'node:util/types';
import type { GenerateContentParameters, GenerateContentResponse } from '@google/genai';
import { list, record, text } from '../json.ts';
import { failureOf, type Blame, ServiceFailure } from '../service-failure.ts';
import { serviceFetch } from '../service-fetch.ts';

export interface GeminiOptions {
  readonly apiKey: string;
  /** The URL of the API, by default Google's. */
  readonly baseUrl: string;
  readonly imageModel: string;
  readonly textModel: string;
}

/** The URL of Google's API. */
export const GEMINI_BASE_URL = 'https://generativelanguage.googleapis.com';
/** The names of the flash models for images and for text, as version 3.1 of the SDK lists them. */
export const GEMINI_IMAGE_MODEL = 'gemini-3.1-flash-image';
export const GEMINI_TEXT_MODEL = 'gemini-3.8-flash';

/**
 * Sends one request to a model, without retries or redirects, and limits the size of the answer. Throws
 * ServiceFailure, or the signal's reason when aborted.
 */
export type GeminiClient = (
  request: GenerateContentParameters,
  signal: AbortSignal,
) => Promise<GenerateContentResponse>;

/** The SDK puts the body of an error answer into its message, as JSON. */
const bodyOf = (message: string): ReturnType<typeof record> => {
  try {
    return record(record(JSON.parse(message))['error']);
  } catch {
    return {};
  }
};

/** The reason in an error's details, such as "API_KEY_INVALID". */
const reasonOf = (error: ReturnType<typeof record>): string =>
  list(error['details'])
    .map((detail) => text(record(detail)['reason']))
    .find((reason) => reason !== '') ?? '';

const translated = (error: unknown, status: number | null, blame: Blame): unknown => {
  if (error instanceof ServiceFailure) return error;
  if (isNativeError(error) && status !== null) {
    const body = bodyOf(error.message);
    const code = reasonOf(body) || text(body['status']);
    return failureOf({ status, code, message: text(body['message']) }, blame);
  }
  if (isNativeError(error) && error.name === 'SyntaxError') {
    return new ServiceFailure('internal-error', 'The AI service answered with something unreadable.', {
      cause: error,
    });
  }
  return error;
};

/** Creates a client with `apiKey`. The first request loads the SDK. */
export const createGeminiClient = ({ apiKey, baseUrl }: GeminiOptions, blame: Blame): GeminiClient => {
  const load = async () => {
    const { ApiError, GoogleGenAI } = await import('@google/genai');
    const httpOptions = { baseUrl, fetch: serviceFetch };
    return {
      ApiError,
      models: new GoogleGenAI({ apiKey, vertexai: false, apiVersion: 'v1', httpOptions }).models,
    };
  };
  let loading: ReturnType<typeof load> | undefined;
  return async (request, signal) => {
    const { ApiError, models } = await (loading ??= load());
    try {
      return await models.generateContent({ ...request, config: { ...request.config, abortSignal: signal } });
    } catch (error) {
      signal.throwIfAborted();
      throw translated(error, error instanceof ApiError ? error.status : null, blame);
    }
  };
};
