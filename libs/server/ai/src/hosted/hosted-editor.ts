import type {
  EditContext,
  EditOutcome,
  EditPictures,
  EditRequest,
  ImageEditor,
  PictureFile,
  ScratchPicture,
  Size,
} from '@safelight/application/ports';
import { DomainError } from '@safelight/domain';
import { scratchName } from '@safelight/processes';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { canvasFor, nearestShape } from './canvas.ts';
import type { ImageAnswer, ImageQuestion, ImageService, SentPicture, Usage } from './image-service.ts';
import { contentTypeOf } from './picture-bytes.ts';
import { ServiceFailure } from './service-failure.ts';
import { withinTime } from './service-fetch.ts';

export interface HostedLogger {
  warn(fields: object, message: string): void;
}

/** A successful answer, which the service will charge for. */
export interface PaidAnswer {
  /** The provider: "gemini" or "openai-compatible". */
  readonly provider: string;
  readonly model: string;
  readonly usage: Usage | null;
}

export interface HostedOptions {
  readonly editPictures: EditPictures;
  /** The folder for answers until they are scaled; created when missing. */
  readonly scratchDir: string;
  /** The time limit for one call in milliseconds. */
  readonly timeoutMs: number;
  readonly logger: HostedLogger;
  /** Runs after every successful answer to an edit. */
  readonly onPaidAnswer?: (answer: PaidAnswer) => void;
}

const sent = async (picture: ScratchPicture): Promise<SentPicture> => {
  const { path, contentType, width, height } = picture;
  return { bytes: await readFile(path), contentType, width, height };
};

/** The longest side that the picture may have so that the canvas around it stays within `maxSide`. */
const sideOn = (picture: Size, shape: Size, maxSide: number): number => {
  const canvas = canvasFor(picture, shape) ?? picture;
  const share = Math.max(picture.width, picture.height) / Math.max(canvas.width, canvas.height);
  return Math.floor(maxSide * share);
};

/** A request for a service, and the picture's size in the request. */
interface PreparedQuestion {
  readonly question: ImageQuestion;
  readonly size: Size;
}

/**
 * Converts the error of an answer that cannot be decoded to a failure that may be retried, because another
 * attempt may return a valid picture. Faults of our own server stay unchanged.
 */
const brokenAnswer = (error: unknown): unknown =>
  error instanceof DomainError && error.code !== 'OVERLOADED' && error.code !== 'STORAGE_UNAVAILABLE'
    ? new ServiceFailure('internal-error', 'The AI service answered with a broken image.', { cause: error })
    : error;

const outcomeOf = (error: unknown): EditOutcome => {
  if (error instanceof ServiceFailure) {
    const { kind, message, failure } = error;
    return { kind, message, ...(failure === undefined ? {} : { failure }) };
  }
  if (error instanceof DomainError && error.code === 'INVALID_FILE_FORMAT') {
    return { kind: 'refused', failure: 'unreadable_input', message: 'The image could not be decoded.' };
  }
  if (error instanceof DomainError && error.code === 'IMAGE_TOO_LARGE') {
    return { kind: 'refused', failure: 'unreadable_input', message: error.message };
  }
  return { kind: 'internal-error', message: 'The edit could not be prepared.' };
};

/**
 * Creates an editor that uses a hosted service. A picture that is too large for the model is reduced and sent
 * on a canvas of proportions that the model supports. The answer is cropped from that canvas. Then it is
 * scaled to the size of the original, or with a mask to the size that was sent; the caller inserts a masked
 * answer into the original.
 */
export const createHostedEditor = (service: ImageService, options: HostedOptions): ImageEditor => {
  const { editPictures, scratchDir, timeoutMs, logger, onPaidAnswer } = options;

  /** Runs `use` with temporary copies of the pictures and deletes the copies afterwards. */
  const withPictures = async <T>(
    use: (keep: <P extends ScratchPicture>(picture: P) => P) => Promise<T>,
  ): Promise<T> => {
    const kept: ScratchPicture[] = [];
    try {
      return await use((picture) => {
        kept.push(picture);
        return picture;
      });
    } finally {
      await Promise.all(kept.map((picture) => picture.dispose()));
    }
  };

  const prepare = (request: EditRequest, signal: AbortSignal): Promise<PreparedQuestion> =>
    withPictures(async (keep) => {
      const { prompt, sourcePath: path, contentType, maskPath, reference } = request;
      const { limits, shapes } = service;
      const shape = nearestShape(request, shapes);
      const reduce = async (picture: PictureFile, maxSide = limits.maxSide): Promise<ScratchPicture> =>
        keep(await editPictures.reduce(picture, { ...limits, maxSide }, signal));
      const onCanvas = async (picture: ScratchPicture, border: 'mirrored' | 'black') => {
        const canvas = canvasFor(picture, shape);
        return canvas === null ? picture : keep(await editPictures.extend(picture, canvas, border, signal));
      };
      const picture = await reduce({ path, contentType }, sideOn(request, shape, limits.maxSide));
      const mask =
        maskPath === null
          ? null
          : keep(await editPictures.prepareMask(await readFile(maskPath), picture, signal));
      const other = reference === null ? null : await reduce(reference);
      const question = {
        prompt,
        picture: await sent(await onCanvas(picture, 'mirrored')),
        mask: mask && (await sent(await onCanvas(mask, 'black'))),
        reference: other && (await sent(other)),
      };
      return { question, size: { width: picture.width, height: picture.height } };
    });

  /** Scales an answer to `size`. Throws a failure that may be retried when the answer is a broken picture. */
  const finish = async (
    image: Buffer,
    size: Size,
    { contentType, maskPath }: EditRequest,
    signal: AbortSignal,
  ): Promise<ScratchPicture> => {
    const answer = { path: join(scratchDir, scratchName('ai')), contentType: contentTypeOf(image) };
    try {
      await mkdir(scratchDir, { recursive: true });
      await writeFile(answer.path, image);
      const isForJpeg = contentType === 'image/jpeg' && maskPath === null;
      if (!isForJpeg || answer.contentType === 'image/jpeg') {
        return await editPictures.resize(answer, size, signal);
      }
      return await withPictures(async (keep) => {
        const limits = { maxSide: Number.MAX_SAFE_INTEGER, maxBytes: Number.MAX_SAFE_INTEGER };
        const jpeg = keep(await editPictures.reduce(answer, limits, signal));
        return editPictures.resize(jpeg, size, signal);
      });
    } catch (error) {
      throw brokenAnswer(error);
    } finally {
      await rm(answer.path, { force: true });
    }
  };

  const conclude = async (
    { image, text }: ImageAnswer,
    sentSize: Size,
    request: EditRequest,
    signal: AbortSignal,
  ): Promise<EditOutcome> => {
    const { model } = service;
    if (image === null) return { kind: 'text', text: text ?? '', model };
    const file = await finish(image, request.maskPath === null ? request : sentSize, request, signal);
    const { contentType, width, height } = file;
    return { kind: 'image', file, contentType, width, height, textResponse: text, model, setsFile: false };
  };

  const attempt = async (request: EditRequest, context: EditContext): Promise<EditOutcome> => {
    const { signal } = context;
    context.onProgress({ stage: 'Preparing the image', progress: 0 });
    const { question, size } = await prepare(request, signal);
    context.onProgress({ stage: 'Waiting for the AI model', progress: 0.1 });
    const answer = await withinTime({ timeoutMs, signal }, (within) => service.ask(question, within));
    onPaidAnswer?.({ provider: service.name, model: service.model, usage: answer.usage });
    context.onProgress({ stage: 'Saving the result', progress: 0.9 });
    return conclude(answer, size, request, signal);
  };

  return {
    name: service.name,
    capabilities: () =>
      Promise.resolve({ freeform: true, references: service.takesReferences, operations: [] }),
    edit: async (request, context) => {
      context.signal.throwIfAborted();
      try {
        return await attempt(request, context);
      } catch (error) {
        context.signal.throwIfAborted();
        const outcome = outcomeOf(error);
        const advice = error instanceof ServiceFailure ? error.advice : undefined;
        const fields = { editor: service.name, outcome: outcome.kind, advice, err: error };
        logger.warn(fields, 'hosted AI edit failed');
        return outcome;
      }
    },
  };
};
