import type { PlanId } from '@safelight/rules';
import type { Privacy } from '@safelight/web-data';
import { fileProblem, nameOfUrl } from './file-problem.ts';
import type { UploadItem } from './upload-queue.ts';

let lastId = 0;
const nextId = (): string => String((lastId += 1));

/** Creates the queue item of a chosen file, which is waiting, or failed with the reason why it cannot be sent. */
export const fileItem = (file: File, privacy: Privacy, plan: PlanId): UploadItem => {
  const facts = { id: nextId(), name: file.name, source: { kind: 'file', file }, privacy } as const;
  const message = fileProblem(file, plan);
  return message === null
    ? { ...facts, status: 'pending' }
    : { ...facts, status: 'error', message, retryable: false };
};

/** Creates the queue item of a valid URL, which is waiting. */
export const urlItem = (url: string, privacy: Privacy): UploadItem => ({
  id: nextId(),
  name: nameOfUrl(url),
  source: { kind: 'url', url },
  privacy,
  status: 'pending',
});
