import type { GenerateContentParameters, Part } from '@google/genai';
import type { ImageQuestion, ImageService, SentPicture, TextService } from '../image-service.ts';
import { readImageAnswer, readTextAnswer } from './gemini-answer.ts';
import { createGeminiClient, type GeminiOptions } from './gemini-client.ts';

/**
 * What an inline picture may be: the API takes 20 MB in one request, of which base64 leaves 15, for a picture and
 * a reference. Its models answer with a longer side of 1,024 to 1,536 pixels.
 */
const LIMITS = { maxSide: 1_536, maxBytes: 7_000_000 };

const inline = ({ bytes, contentType }: SentPicture): Part => ({
  inlineData: { mimeType: contentType, data: bytes.toString('base64') },
});

/** What the second and third picture of a request are for. */
const explained = ({ prompt, mask, reference }: ImageQuestion): string => {
  const ordinals = ['second', 'third'];
  const notes = [
    ...(mask ? ['is a mask: change the first image only where it is white'] : []),
    ...(reference ? ['is only a reference for the edit of the first'] : []),
  ].map((note, index) => `The ${ordinals[index] ?? 'next'} image ${note}.`);
  return [prompt, ...notes].join('\n');
};

/** Contents of one inline image part and one text part; a mask and a reference are further image parts. */
const requestFor = (model: string, question: ImageQuestion): GenerateContentParameters => {
  const { picture, mask, reference } = question;
  const pictures = [picture, ...(mask ? [mask] : []), ...(reference ? [reference] : [])];
  return {
    model,
    contents: [{ role: 'user', parts: [...pictures.map(inline), { text: explained(question) }] }],
    config: { responseModalities: ['TEXT', 'IMAGE'] },
  };
};

const blameFor = (model: string) => ({ key: 'GEMINI_API_KEY', model });

/** Gemini's image model. */
export const createGeminiImages = (options: GeminiOptions): ImageService => {
  const client = createGeminiClient(options, blameFor('GEMINI_IMAGE_MODEL'));
  const { imageModel: model } = options;
  return {
    name: 'gemini',
    model,
    limits: LIMITS,
    takesReferences: true,
    ask: async (question, signal) => readImageAnswer(await client(requestFor(model, question), signal)),
  };
};

/** Gemini's text model. */
export const createGeminiText = (options: GeminiOptions): TextService => {
  const client = createGeminiClient(options, blameFor('GEMINI_TEXT_MODEL'));
  return {
    name: 'gemini',
    ask: async ({ instruction, text, picture }, signal) => {
      const request: GenerateContentParameters = {
        model: options.textModel,
        contents: [{ role: 'user', parts: [inline(picture), { text }] }],
        config: { systemInstruction: instruction },
      };
      return readTextAnswer(await client(request, signal));
    },
  };
};
