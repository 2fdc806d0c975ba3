import type { RemoteImages, Size } from '@safelight/application/ports';
import { nearestShape, sizeInWords } from '../canvas.ts';
import type { ImageQuestion, ImageService, SentPicture, TextService, Usage } from '../image-service.ts';
import { decodeImage } from '../picture-bytes.ts';
import { ServiceFailure } from '../service-failure.ts';
import { alphaMask } from './alpha-mask.ts';
import { list, record, text } from '../json.ts';
import { createOpenAiClient, type OpenAiClient, type OpenAiOptions } from './openai-client.ts';

const NAME = 'openai-compatible';
/** The longest side of an answer in pixels. */
const LIMITS = { maxSide: 1_536, maxBytes: 4_000_000 };
/** The maximum size in bytes of a picture that is downloaded from a URL in an answer. */
const MAX_REMOTE_BYTES = 50 * 1024 * 1024;

/** Sizes that all servers with this API support. */
const SIZES: readonly [Size, ...Size[]] = [
  { width: 1024, height: 1024 },
  { width: 1536, height: 1024 },
  { width: 1024, height: 1536 },
];

/**
 * True for models that always answer in base64, refuse requests that name the response format, and accept
 * several pictures.
 */
const isGptImage = (model: string): boolean => /^(gpt|chatgpt)-image/.test(model);

const sizeFor = (picture: SentPicture): string => {
  const { width, height } = nearestShape(picture, SIZES);
  return `${width}x${height}`;
};

const fileOf = ({ bytes, contentType }: SentPicture, name: string): File =>
  new File([new Uint8Array(bytes)], `${name}.${contentType.slice('image/'.length)}`, { type: contentType });

const formFor = (model: string, { prompt, picture, mask, reference }: ImageQuestion): FormData => {
  const form = new FormData();
  form.append('model', model);
  form.append('prompt', `${prompt}\n${sizeInWords(picture)}`);
  form.append('n', '1');
  form.append('size', sizeFor(picture));
  if (!isGptImage(model)) form.append('response_format', 'b64_json');
  form.append(reference ? 'image[]' : 'image', fileOf(picture, 'image'));
  if (reference) form.append('image[]', fileOf(reference, 'reference'));
  if (mask) form.append('mask', fileOf({ ...mask, bytes: alphaMask(mask.bytes) }, 'mask'));
  return form;
};

export interface OpenAiImagesOptions extends OpenAiOptions {
  /** Downloads pictures from URLs outside the service's own origin. */
  readonly remoteImages: Pick<RemoteImages, 'fetch'>;
}

/**
 * Downloads a picture from a URL in an answer. URLs of other origins pass the same checks as URLs that users
 * enter.
 */
const download = async (
  address: string,
  client: OpenAiClient,
  remoteImages: Pick<RemoteImages, 'fetch'>,
  signal: AbortSignal,
): Promise<Buffer> => {
  if (URL.canParse(address) && new URL(address).origin === client.origin) {
    return client.get(new URL(address), signal);
  }
  try {
    const { body } = await remoteImages.fetch(address, { maxBytes: MAX_REMOTE_BYTES, signal });
    const chunks: Uint8Array[] = [];
    for await (const chunk of body) chunks.push(chunk);
    return Buffer.concat(chunks);
  } catch (cause) {
    signal.throwIfAborted();
    throw new ServiceFailure('internal-error', "The AI service's image could not be fetched.", { cause });
  }
};

const countOf = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : 0;

/** Null for servers that do not count tokens, such as older models and self-hosted servers. */
const usageOf = (answer: Readonly<Record<string, unknown>>): Usage | null => {
  if (answer['usage'] === undefined) return null;
  const { input_tokens: input, output_tokens: output } = record(answer['usage']);
  return { inputTokens: countOf(input), outputTokens: countOf(output) };
};

/** The image service at `/v1/images/edits` of a hosted service or a self-hosted server. */
export const createOpenAiImages = (options: OpenAiImagesOptions): ImageService => {
  const { imageModel: model, remoteImages } = options;
  const client = createOpenAiClient(options, { key: 'OPENAI_API_KEY', model: 'OPENAI_IMAGE_MODEL' });
  return {
    name: NAME,
    model,
    limits: LIMITS,
    shapes: SIZES,
    takesReferences: isGptImage(model),
    ask: async (question, signal) => {
      const answer = await client.post('/images/edits', formFor(model, question), signal);
      const { b64_json: base64, url, revised_prompt: revised } = record(list(answer['data'])[0]);
      const said = text(revised) === '' ? null : text(revised);
      const usage = usageOf(answer);
      if (text(base64) !== '') return { image: decodeImage(text(base64), 'image/*'), text: said, usage };
      if (text(url) !== '') {
        return { image: await download(text(url), client, remoteImages, signal), text: said, usage };
      }
      throw new ServiceFailure('internal-error', 'The AI service gave an empty answer.');
    },
  };
};

/** The text service at `/v1/chat/completions`. It sends one picture with the text. */
export const createOpenAiText = (options: OpenAiOptions): TextService => {
  const client = createOpenAiClient(options, { key: 'OPENAI_API_KEY', model: 'OPENAI_TEXT_MODEL' });
  return {
    name: NAME,
    ask: async ({ instruction, text: said, picture }, signal) => {
      const url = `data:${picture.contentType};base64,${picture.bytes.toString('base64')}`;
      const answer = await client.post(
        '/chat/completions',
        {
          model: options.textModel,
          messages: [
            { role: 'system', content: instruction },
            {
              role: 'user',
              content: [
                { type: 'image_url', image_url: { url } },
                { type: 'text', text: said },
              ],
            },
          ],
        },
        signal,
      );
      const reply = text(record(record(list(answer['choices'])[0])['message'])['content']);
      if (reply.trim() === '')
        throw new ServiceFailure('internal-error', 'The AI service gave an empty answer.');
      return reply;
    },
  };
};
