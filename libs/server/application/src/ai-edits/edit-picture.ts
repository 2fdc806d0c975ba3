import { DomainError, type AiEditJob, type EditArea } from '@safelight/domain';
import { isRasterType, TEXTS } from '@safelight/rules';
import type {
  AiEditJobRepository,
  EditContext,
  ImageRepository,
  ImageStore,
  LayerPictureRepository,
  PictureFile,
  Ports,
  ScratchFile,
  Size,
} from '../ports/index.ts';
import { askEditors, type Conclusion, type EditedImage } from './ask-editors.ts';
import type { EditSource } from './edit-target.ts';

export interface EditPictureDeps extends Pick<Ports, 'editors' | 'editPictures' | 'subjectFinder' | 'clock'> {
  readonly aiEditJobs: Pick<AiEditJobRepository, 'findMask'>;
  readonly images: Pick<ImageRepository, 'findVersion'>;
  readonly layerPictures: Pick<LayerPictureRepository, 'find'>;
  readonly store: Pick<ImageStore, 'readLocally'>;
}

/** The error for a picture in which no subject was found. */
export class NoSubject extends DomainError {
  constructor() {
    super('UNSUPPORTED_EDIT', TEXTS.ai.noSubject);
  }
}

interface Limits {
  readonly upscaledSide: number;
  readonly seed: number;
}

/**
 * The width of a mask's soft edge, relative to the longer side of the picture. Diffusers blurs masks by 4 px
 * in pictures of 512 px (`VaeImageProcessor.blur`); half of that edge is inside the mask. Here the whole edge
 * is inside.
 */
const FEATHER = 2 / 512;

/**
 * Processes the pictures of one edit: from its stored inputs, through editors and mask, to a file that is
 * ready to be stored.
 */
export const editPicture = (deps: EditPictureDeps) => {
  /**
   * Calls `use` with a local file of a version. Throws INVALID_FILE_FORMAT for an SVG; NOT_FOUND if there is no
   * version.
   */
  const withPicture = async <T>(
    version: EditSource | null,
    use: (picture: PictureFile) => Promise<T>,
  ): Promise<T> => {
    if (version === null) throw new DomainError('NOT_FOUND', TEXTS.images.loadFailed);
    const { contentType, original } = version;
    if (!isRasterType(contentType)) throw new DomainError('INVALID_FILE_FORMAT', TEXTS.images.invalidFormat);
    return deps.store.readLocally(original.key, (path) => use({ path, contentType }));
  };

  const findSubject = async (picture: PictureFile, signal: AbortSignal): Promise<ScratchFile> => {
    const { subjectFinder } = deps;
    if (subjectFinder === null) throw new DomainError('UNSUPPORTED_EDIT', TEXTS.ai.noSubjectFinder);
    const found = await subjectFinder.findSubject(picture, signal).catch((cause: unknown) => {
      signal.throwIfAborted();
      throw new DomainError('UNSUPPORTED_EDIT', TEXTS.ai.noSubjectFinder, {}, { cause });
    });
    if (found === null) throw new NoSubject();
    return found;
  };

  /** Converts the mask to the format that editors and `composite` expect. The caller disposes of the file. */
  const makeMask = async (
    job: AiEditJob,
    area: EditArea,
    size: Size,
    picture: PictureFile,
    signal: AbortSignal,
  ): Promise<ScratchFile> => {
    if (area === 'painted') {
      const png = await deps.aiEditJobs.findMask(job.id);
      if (png === null) throw new DomainError('NOT_FOUND', TEXTS.generic.notFound);
      return deps.editPictures.prepareMask(png, size, signal);
    }
    const subject = await findSubject(picture, signal);
    if (area === 'subject') return subject;
    try {
      return await deps.editPictures.invertMask(subject.path, signal);
    } finally {
      await subject.dispose();
    }
  };

  const withMask = async <T>(
    mask: Promise<ScratchFile> | null,
    use: (path: string | null) => Promise<T>,
  ): Promise<T> => {
    const file = await mask;
    try {
      return await use(file?.path ?? null);
    } finally {
      await file?.dispose();
    }
  };

  /** Combines the editor's result inside of the mask with the original outside of it. */
  const keepOutside = async (
    original: PictureFile,
    { width, height }: Size,
    edited: EditedImage,
    maskPath: string,
    signal: AbortSignal,
  ): Promise<EditedImage> => {
    const featherPx = Math.max(1, Math.round(Math.max(width, height) * FEATHER));
    const { file, contentType } = edited;
    try {
      const parts = { original, edited: { path: file.path, contentType }, maskPath, featherPx };
      const whole = await deps.editPictures.composite(parts, signal);
      const { model, textResponse } = edited;
      // The whole picture is written to a file of its own.
      return { ...whole, kind: 'image', file: whole, model, textResponse, setsFile: false };
    } finally {
      await file.dispose();
    }
  };

  return (
    job: AiEditJob,
    source: EditSource,
    { upscaledSide, seed }: Limits,
    context: EditContext,
  ): Promise<Conclusion> => {
    const { signal } = context;
    const { width, height } = source;

    const edit = async (
      picture: PictureFile,
      reference: PictureFile | null,
      maskPath: string | null,
    ): Promise<Conclusion> => {
      const { prompt } = job;
      // A picture that is already larger than the limit keeps its size.
      const maxSide = Math.max(upscaledSide, width, height);
      const request = { width, height, prompt, seed, maskPath, reference, maxSide };
      const asked = { ...request, sourcePath: picture.path, contentType: picture.contentType };
      const conclusion = await askEditors(deps.clock, deps.editors, asked, context);
      if (conclusion.kind === 'failed' || maskPath === null) return conclusion;
      return {
        kind: 'image',
        outcome: await keepOutside(picture, source, conclusion.outcome, maskPath, signal),
      };
    };

    return withPicture(source, async (picture) => {
      const mask = job.area === null ? null : makeMask(job, job.area, source, picture, signal);
      return withMask(mask, async (maskPath) => {
        if (job.referenceVersionId === null) return edit(picture, null, maskPath);
        const reference = await deps.images.findVersion(job.referenceVersionId);
        return withPicture(reference, (file) => edit(picture, file, maskPath));
      });
    });
  };
};
