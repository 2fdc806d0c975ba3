import type { ActivityKind } from '@safelight/web-data';
import { deviceOf } from '../device.ts';

/** What was done, shown before its subject. */
const VERBS: Readonly<Record<ActivityKind, string>> = {
  IMAGE_UPLOADED: 'Uploaded',
  AI_EDIT_FINISHED: 'AI edit finished',
  API_KEY_CREATED: 'Created the API key',
  SIGNED_IN: 'Signed in',
  CREDITS_GRANTED: 'Received credits',
  EXPORT_REQUESTED: 'Requested a copy of your data',
};

/** Describes an event: what was done, and its subject, if it has one. */
export const activityWords = (
  kind: ActivityKind,
  subject: string,
): { readonly verb: string; readonly subject: string | null } => {
  const verb = VERBS[kind];
  if (kind === 'SIGNED_IN')
    return { verb, subject: /^\S+\//.test(subject) ? deviceOf(subject) : subject || null };
  if (kind === 'EXPORT_REQUESTED') return { verb, subject: null };
  return { verb, subject: subject || null };
};
