import { stat } from 'node:fs/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { keepingFaces } from '../faces/keeping-faces.ts';
import type { FileLimit } from '../file-size.ts';
import { NothingToDoError, type OperationContext } from '../operation.ts';
import { operationOf } from '../operations/registry.ts';
import type { Picture } from '../pixels/picture.ts';
import { hideLettering } from '../regions/hide-lettering.ts';
import { inRegion } from '../regions/in-region.ts';
import { isLettering } from '../regions/lettering.ts';
import type { ImageContentType } from '@safelight/rules';
import type { Models } from './models.ts';
import { readMask, readPicture, writePicture } from './picture-file.ts';
import type { EditJob, EditResult } from './protocol.ts';
import { writeSmallFile } from './small-file.ts';

/** The progress (0–1) of a job at the end of decoding. */
const READ_SHARE = 0.1;
/** The progress (0–1) of a job at the end of all edits. */
const EDIT_SHARE = 0.85;
/**
 * The maximum size of a decoded reference as a multiple of the picture's size. It leaves room for cropping.
 */
const REFERENCE_SCALE = 2;

/** How steps want the result to be saved. */
interface Saved {
  as?: ImageContentType;
  /** The quality (1–100) of a JPEG or WebP. */
  quality?: number | undefined;
  /** The limit for the file, and the index of the step that set it. */
  within?: { readonly limit: FileLimit; readonly step: number };
}

/** What the steps made of a picture. */
interface Edited extends Pick<EditResult, 'idle' | 'notes'> {
  readonly picture: Picture;
  readonly saved: Saved;
  readonly job: EditJob;
}

const writeUsual = async (
  picture: Picture,
  { as: type, quality }: Saved,
  { contentType, outputPath }: EditJob,
): Promise<NonNullable<EditResult['written']>> => {
  const file = await writePicture(picture, type ?? contentType, outputPath, type !== undefined, quality);
  return { ...file, width: picture.width, height: picture.height };
};

/** Writes a file within the limit. If other steps changed the picture, it is written even if nothing fits the limit. */
const writeWithin = async (
  { limit, step }: NonNullable<Saved['within']>,
  { picture, saved, job, idle, notes }: Edited,
): Promise<EditResult> => {
  const isEdited = idle.length + 1 < job.steps.length;
  const { contentType, sourcePath, outputPath } = job;
  const file = await writeSmallFile({
    picture,
    limit,
    askedType: saved.as ?? null,
    source: { contentType, sizeBytes: (await stat(sourcePath)).size },
    isEdited,
    outputPath,
  });
  if (file.written !== null) return { written: file.written, idle, notes: [...notes, ...file.notes] };
  const told = { idle: [...idle, step], notes: [...notes, file.reason] };
  return { written: isEdited ? await writeUsual(picture, saved, job) : null, ...told };
};

export type ReportProgress = (stage: string, progress: number) => void;

/**
 * Decodes, edits and encodes one picture. Steps that find nothing to do are skipped; when all are skipped, no
 * file is written. Throws UndecodableError when the source cannot be decoded.
 */
export const editPicture = async (
  job: EditJob,
  models: Models,
  report: ReportProgress,
): Promise<EditResult> => {
  report('Reading the image', 0);
  const decoded = await readPicture(job.sourcePath);
  const notes: string[] = [];
  const saved: Saved = {};
  if (decoded.frames > 1) notes.push('Only the first frame of the animation was edited.');

  let picture = decoded.picture;
  const mask = job.maskPath === null ? null : await readMask(job.maskPath, picture);
  const referenceSide = REFERENCE_SCALE * Math.max(picture.width, picture.height);
  const { referencePath } = job;
  const idle: number[] = [];
  for (const [index, { operation: id, strength, options }] of job.steps.entries()) {
    const operation = operationOf(id);
    let stage = operation.stage;
    const tell = async (fraction: number, newStage = stage): Promise<void> => {
      stage = newStage;
      const edited = (index + fraction) / job.steps.length;
      report(stage, READ_SHARE + (EDIT_SHARE - READ_SHARE) * edited);
      await nextTurn();
    };
    await tell(0);
    try {
      const context: OperationContext = {
        seed: job.seed,
        options,
        mask,
        maxSide: job.maxSide,
        jpegQuality: decoded.jpegQuality,
        reference: async () =>
          referencePath === null ? null : (await readPicture(referencePath, referenceSide)).picture,
        infer: models.infer,
        report: tell,
        saveAs: (type, quality) => {
          saved.as = type;
          saved.quality = quality;
        },
        limitFile: (limit) => {
          saved.within = { limit, step: index };
        },
        note: (sentence) => notes.push(sentence),
      };
      const { where } = options;
      const keepsFaces =
        typeof operation.keepsFaces === 'function' ? operation.keepsFaces(options) : operation.keepsFaces;
      const apply = (target: Picture): Picture | Promise<Picture> =>
        keepsFaces === undefined || keepsFaces === 0
          ? operation.apply(target, strength, context)
          : keepingFaces(target, keepsFaces, models.infer, () => operation.apply(target, strength, context));
      const { hides } = operation;
      if (where === undefined) picture = await apply(picture);
      else if (hides !== undefined && isLettering(String(where)))
        picture = await hideLettering(picture, hides, strength, context);
      else picture = await inRegion(picture, String(where), context, apply);
    } catch (cause) {
      if (!(cause instanceof NothingToDoError)) throw cause;
      idle.push(index);
      notes.push(cause.message);
    }
  }
  if (idle.length === job.steps.length) return { written: null, idle, notes };

  report('Saving the result', EDIT_SHARE);
  await models.release();
  return saved.within === undefined
    ? { written: await writeUsual(picture, saved, job), idle, notes }
    : writeWithin(saved.within, { picture, saved, job, idle, notes });
};
