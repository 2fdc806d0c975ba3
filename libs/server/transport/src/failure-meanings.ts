import type { AiEditFailure } from '@safelight/domain';

/** What each kind of failure of an AI edit means, for the documentation of both APIs. */
export const FAILURE_MEANINGS: Readonly<Record<AiEditFailure, string>> = {
  nothing_found:
    'The image does not contain what the prompt or the area names, or nothing of it has to change.',
  not_possible: 'No AI editor of this site can do what the prompt asks for.',
  needs_reference: 'The edit needs another image as its reference. Request it again with one.',
  not_allowed: 'The rules of the AI service do not allow the edit.',
  text_answer: 'The AI model answered with text instead of an image.',
  unreadable_input: 'The image, the reference or the mask cannot be read, or is too large.',
  input_deleted: 'The image, the version, the reference or the mask was deleted before the edit was made.',
  storage_full: 'There is no room in the storage of the account for the result.',
  timed_out: 'The AI editor took too long. The same edit may succeed later.',
  provider_failed: 'The AI editor failed or is not available. The same edit may succeed later.',
  unknown: 'No code was stored, because the edit failed before there were codes.',
};
