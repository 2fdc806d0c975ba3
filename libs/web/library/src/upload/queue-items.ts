import type { PlanId } from '@safelight/rules';
import type { Privacy } from '@safelight/web-data';
import { fileProblem, nameOfUrl } from './file-problem.ts';
import type { UploadItem } from './upload-queue.ts';

let lastId = 0;
const nextId = (): string => String((lastId += 1));

/** A chosen file: it waits, or says why it cannot be sent. */
export const fileItem = (file: File, privacy: Privacy, plan: PlanId): UploadItem => {
  const source = { kind: 'file', file, preview: URL.createObjectURL(file) } as const;
  const facts = { id: nextId(), name: file.name, source, privacy };
  const message = fileProblem(file, plan);
  return message === null
    ? { ...facts, status: 'pending' }
    : { ...facts, status: 'error', message, retryable: false };
};

/** An address of the right shape: it waits. */
export const urlItem = (url: string, privacy: Privacy): UploadItem => ({
  id: nextId(),
  name: nameOfUrl(url),
  source: { kind: 'url', url },
  privacy,
  status: 'pending',
});
