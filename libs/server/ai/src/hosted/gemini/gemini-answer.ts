import type { GenerateContentResponse, Part } from '@google/genai';
import type { ImageAnswer, Usage } from '../image-service.ts';
import { decodeImage } from '../picture-bytes.ts';
import { ServiceFailure } from '../service-failure.ts';

/** Reasons for which the service's rules forbid the picture. Another attempt would have the same result. */
const REFUSALS: readonly string[] = [
  'SAFETY',
  'IMAGE_SAFETY',
  'PROHIBITED_CONTENT',
  'IMAGE_PROHIBITED_CONTENT',
  'BLOCKLIST',
  'SPII',
  'RECITATION',
  'IMAGE_RECITATION',
];

const refusal = (reason: string): ServiceFailure =>
  new ServiceFailure('refused', `The AI service's safety rules do not allow this edit (${reason}).`);

const partsOf = ({ candidates }: GenerateContentResponse): readonly Part[] =>
  (candidates?.[0]?.content?.parts ?? []).filter(({ thought }) => thought !== true);

const textOf = (parts: readonly Part[]): string | null => {
  const text = parts.map((part) => part.text ?? '').join('');
  return text.trim() === '' ? null : text.trim();
};

/** Explains why an answer has no content. */
const emptiness = ({ candidates, promptFeedback }: GenerateContentResponse): ServiceFailure => {
  if (promptFeedback?.blockReason !== undefined) return refusal(promptFeedback.blockReason);
  const reason = candidates?.[0]?.finishReason;
  if (reason !== undefined && REFUSALS.includes(reason)) return refusal(reason);
  const why = reason === undefined ? '' : ` (${reason})`;
  return new ServiceFailure('internal-error', `The AI service gave an empty answer${why}.`);
};

const usageOf = ({ usageMetadata }: GenerateContentResponse): Usage | null => {
  if (usageMetadata === undefined) return null;
  const { promptTokenCount = 0, candidatesTokenCount = 0, thoughtsTokenCount = 0 } = usageMetadata;
  return { inputTokens: promptTokenCount, outputTokens: candidatesTokenCount + thoughtsTokenCount };
};

/** The picture and the text of an answer; throws ServiceFailure when it has neither. */
export const readImageAnswer = (response: GenerateContentResponse): ImageAnswer => {
  const parts = partsOf(response);
  const data = parts.find(({ inlineData }) => inlineData?.data !== undefined)?.inlineData;
  const text = textOf(parts);
  const usage = usageOf(response);
  if (data?.data !== undefined) return { image: decodeImage(data.data, data.mimeType ?? ''), text, usage };
  const reason = response.candidates?.[0]?.finishReason ?? '';
  if (text === null || REFUSALS.includes(reason)) throw emptiness(response);
  return { image: null, text, usage };
};

/** The text of an answer; throws ServiceFailure when there is none. */
export const readTextAnswer = (response: GenerateContentResponse): string => {
  const text = textOf(partsOf(response));
  if (text === null) throw emptiness(response);
  return text;
};
