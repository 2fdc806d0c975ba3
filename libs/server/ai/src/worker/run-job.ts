import { setImmediate as nextTurn } from 'node:timers/promises';
import { operationOf } from '../operations/registry.ts';
import type { Models } from './models.ts';
import { readPicture, writePicture } from './picture-file.ts';
import type { JobResult, WorkerJob } from './protocol.ts';

/** Share of a job's progress that reading, and reading with all edits, take. */
const READ_SHARE = 0.1;
const EDIT_SHARE = 0.85;

export type ReportProgress = (stage: string, progress: number) => void;

/** Decodes, edits and encodes one picture; UndecodableError when the source is broken. */
export const runJob = async (job: WorkerJob, models: Models, report: ReportProgress): Promise<JobResult> => {
  report('Reading the picture', 0);
  const decoded = await readPicture(job.sourcePath);
  const notes: string[] = [];
  if (decoded.frames > 1) notes.push('Only the first frame of the animation was edited.');

  let picture = decoded.picture;
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
    picture = await operation.apply(picture, strength, {
      seed: job.seed,
      options,
      infer: models.infer,
      report: tell,
      note: (sentence) => notes.push(sentence),
    });
  }

  report('Saving the result', EDIT_SHARE);
  const { contentType, sizeBytes } = await writePicture(picture, job.contentType, job.outputPath);
  return { contentType, sizeBytes, width: picture.width, height: picture.height, notes };
};
