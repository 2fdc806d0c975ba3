import { findSubject, isPlausible } from '../matting/find-subject.ts';
import { subjectAlpha } from '../matting/subject-alpha.ts';
import { traitsOf } from './look-at.ts';
import { editPicture, type ReportProgress } from './edit-picture.ts';
import type { Models } from './models.ts';
import { readPicture, writeMask } from './picture-file.ts';
import type { FindSubjectJob, JobResult, SubjectResult, WorkerJob } from './protocol.ts';

const findSubjectIn = async (job: FindSubjectJob, models: Models): Promise<SubjectResult> => {
  const { picture } = await readPicture(job.sourcePath);
  const subject = await findSubject(picture, models.infer);
  if (!isPlausible(subject, picture)) return { sizeBytes: null };
  return { sizeBytes: await writeMask(subjectAlpha(picture, subject), job.outputPath) };
};

/** Runs one job of any kind. Throws UndecodableError when the job's source cannot be decoded. */
export const runJob = async (job: WorkerJob, models: Models, report: ReportProgress): Promise<JobResult> => {
  switch (job.kind) {
    case 'edit':
      return editPicture(job, models, report);
    case 'find-subject':
      return findSubjectIn(job, models);
    case 'describe':
      return traitsOf((await readPicture(job.sourcePath)).picture, models);
    default:
      return job satisfies never;
  }
};
