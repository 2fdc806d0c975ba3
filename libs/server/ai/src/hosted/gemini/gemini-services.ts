import type { GenerateContentParameters, ImageConfig, Part } from '@google/genai';
import type { Size } from '@safelight/application/ports';
import { nearestShape, sizeInWords } from '../canvas.ts';
import type { ImageQuestion, ImageService, SentPicture, TextService } from '../image-service.ts';
import { readImageAnswer, readTextAnswer } from './gemini-answer.ts';
import { createGeminiClient, type GeminiOptions } from './gemini-client.ts';

/**
 * The limits of an inline picture. The API accepts 20 MB per request. Base64 leaves 15 MB of that for a
 * picture and a reference. By default the models answer with a longer side of 1,024 to 1,536 pixels.
 */
const LIMITS = { maxSide: 1_536, maxBytes: 7_000_000 };

interface NamedShape extends Size {
  readonly name: string;
}

/** The proportions that the API accepts, with their names in requests. */
const SHAPES: readonly [NamedShape, ...NamedShape[]] = [
  { width: 1, height: 1, name: '1:1' },
  { width: 2, height: 3, name: '2:3' },
  { width: 3, height: 2, name: '3:2' },
  { width: 3, height: 4, name: '3:4' },
  { width: 4, height: 3, name: '4:3' },
  { width: 9, height: 16, name: '9:16' },
  { width: 16, height: 9, name: '16:9' },
  { width: 21, height: 9, name: '21:9' },
];
/** An answer of size "1K" is at least as large as a sent picture up to this longer side. */
const SIDE_OF_1K = 1_264;

/** Models before the third generation have a single output size and refuse requests with a named size. */
const hasSizes = (model: string): boolean => /^gemini-(?:[3-9]|\d\d)/.test(model);

/** The requested proportions and size of the answer. */
const imageConfigFor = (model: string, picture: SentPicture): ImageConfig => {
  const aspectRatio = nearestShape(picture, SHAPES).name;
  if (!hasSizes(model)) return { aspectRatio };
  return { aspectRatio, imageSize: Math.max(picture.width, picture.height) > SIDE_OF_1K ? '2K' : '1K' };
};

const inline = ({ bytes, contentType }: SentPicture): Part => ({
  inlineData: { mimeType: contentType, data: bytes.toString('base64') },
});

/** The prompt, followed by the picture's size and the purpose of the second and third picture. */
const explained = ({ prompt, picture, mask, reference }: ImageQuestion): string => {
  const ordinals = ['second', 'third'];
  const notes = [
    ...(mask ? ['is a mask: change the first image only where it is white'] : []),
    ...(reference ? ['is only a reference for the edit of the first'] : []),
  ].map((note, index) => `The ${ordinals[index] ?? 'next'} image ${note}.`);
  return [prompt, sizeInWords(picture), ...notes].join('\n');
};

/**
 * Builds the request from one text part and the inline images: the picture, then the mask and the reference.
 */
const requestFor = (model: string, question: ImageQuestion): GenerateContentParameters => {
  const { picture, mask, reference } = question;
  const pictures = [picture, ...(mask ? [mask] : []), ...(reference ? [reference] : [])];
  return {
    model,
    contents: [{ role: 'user', parts: [...pictures.map(inline), { text: explained(question) }] }],
    config: { responseModalities: ['TEXT', 'IMAGE'], imageConfig: imageConfigFor(model, picture) },
  };
};

const blameFor = (model: string) => ({ key: 'GEMINI_API_KEY', model });

/** The image service that uses Gemini's image model. */
export const createGeminiImages = (options: GeminiOptions): ImageService => {
  const client = createGeminiClient(options, blameFor('GEMINI_IMAGE_MODEL'));
  const { imageModel: model } = options;
  return {
    name: 'gemini',
    model,
    limits: LIMITS,
    shapes: SHAPES,
    takesReferences: true,
    ask: async (question, signal) => readImageAnswer(await client(requestFor(model, question), signal)),
  };
};

/** The text service that uses Gemini's text model. */
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
