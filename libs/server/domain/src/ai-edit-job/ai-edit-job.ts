import { AI_MAX_ATTEMPTS, aiRetryDelayMs, decadeIn, TEXTS } from '@safelight/rules';

export const AI_EDIT_STATES = ['queued', 'processing', 'succeeded', 'failed', 'cancelled'] as const;
export type AiEditState = (typeof AI_EDIT_STATES)[number];

/**
 * The part of the picture that an edit may change: a painted area, the subject, or everything except the
 * subject. The server detects the subject.
 */
export const EDIT_AREAS = ['painted', 'subject', 'background'] as const;
export type EditArea = (typeof EDIT_AREAS)[number];

/** Why an edit failed, for programs. `unknown` is that of edits which failed before kinds were stored. */
export const AI_EDIT_FAILURES = [
  'nothing_found',
  'not_possible',
  'needs_reference',
  'not_allowed',
  'text_answer',
  'unreadable_input',
  'input_deleted',
  'storage_full',
  'timed_out',
  'provider_failed',
  'unknown',
] as const;
export type AiEditFailure = (typeof AI_EDIT_FAILURES)[number];

export interface AiEditJob {
  readonly id: string;
  readonly userId: string;
  readonly imageUid: string;
  readonly parentVersionId: string;
  /** SHA-256 of the layer picture to edit; null to edit the version. */
  readonly pictureHash: string | null;
  readonly prompt: string;
  /** The part of the picture that the edit may change; null for all of it. */
  readonly area: EditArea | null;
  /** The version of another image of the same user to which the prompt refers; null if there is none. */
  readonly referenceVersionId: string | null;
  /** The kind of work, for averaging the durations of past edits. Null if no editor estimated the edit. */
  readonly workKind: string | null;
  /** The editor's own estimate of the duration in milliseconds; 0 if it has none. */
  readonly workMs: number;
  /**
   * The expected duration in milliseconds, which the user sees. It is the estimate, corrected by the
   * durations of past edits.
   */
  readonly expectedMs: number;
  readonly state: AiEditState;
  /** The current step as it is shown to the user: "Finding the subject". */
  readonly stage: string;
  /** The progress of the edit from 0 to 1. */
  readonly progress: number;
  /** The number of claims so far. Only the worker with the latest claim may save a result. */
  readonly fence: number;
  readonly resultVersionId: string | null;
  /** Why the edit failed, in words for the user; null unless it failed. */
  readonly errorMessage: string | null;
  /** Why the edit failed, for programs; null unless it failed. */
  readonly failure: AiEditFailure | null;
  readonly createdAt: Date;
  readonly finishedAt: Date | null;
  /** When the owner took the edit back, whose result was deleted then; null for any other edit. */
  readonly takenBackAt: Date | null;
}

export const isSettled = (state: AiEditState): boolean =>
  state === 'succeeded' || state === 'failed' || state === 'cancelled';

/** What an attempt without a result says: a sentence for the user, and the kind of failure unless it is the usual one. */
interface Refusal {
  readonly message: string;
  readonly failure?: AiEditFailure;
}

/** The result of one attempt with a model. */
export type AttemptOutcome =
  | { readonly kind: 'image' }
  | { readonly kind: 'text'; readonly text: string }
  | ({ readonly kind: 'internal-error' } & Refusal)
  | ({ readonly kind: 'unable' } & Refusal)
  | ({ readonly kind: 'refused' } & Refusal);

/** The attempts with one model so far, and their results. */
export interface EditConversation {
  readonly originalPrompt: string;
  readonly prompt: string;
  readonly attempt: number;
  readonly usedFallback: boolean;
}

/** The kind of a failure. After `broken` and `unable` another editor may be tried, but not after `final`. */
export type FailureReason = 'final' | 'broken' | 'unable';

export type NextStep =
  | { readonly kind: 'done' }
  | { readonly kind: 'ask'; readonly conversation: EditConversation; readonly waitMs: number }
  | {
      readonly kind: 'fail';
      readonly reason: FailureReason;
      readonly message: string;
      readonly failure: AiEditFailure;
    };

export const startConversation = (prompt: string): EditConversation => ({
  originalPrompt: prompt,
  prompt,
  attempt: 1,
  usedFallback: false,
});

/**
 * Returns the prompt of the second attempt, after the model answered with text. It contains only the decade of
 * the first prompt.
 */
const decadeFallbackPrompt = (decade: string): string =>
  `Edit this photo so that it looks like it was taken in the ${decade}. Return only the edited image.`;

const failed = (
  conversation: EditConversation,
  { message, failure }: Required<Refusal>,
  reason: FailureReason = 'final',
): NextStep => ({
  kind: 'fail',
  reason,
  failure,
  message: TEXTS.ai.wrapped(
    conversation.usedFallback ? TEXTS.ai.bothFailed(message) : TEXTS.ai.failed(message),
  ),
});

/**
 * Decides what follows an attempt (spec: images §4 and §9). After internal errors there are up to 3 attempts,
 * with waits of 1 s and 2 s. After a text answer there is one attempt with only the decade of the prompt. Every
 * other error is final.
 */
export const nextStep = (conversation: EditConversation, outcome: AttemptOutcome): NextStep => {
  switch (outcome.kind) {
    case 'image':
      return { kind: 'done' };
    case 'internal-error':
      return conversation.attempt < AI_MAX_ATTEMPTS
        ? {
            kind: 'ask',
            waitMs: aiRetryDelayMs(conversation.attempt),
            conversation: { ...conversation, attempt: conversation.attempt + 1 },
          }
        : failed(conversation, { failure: 'provider_failed', ...outcome }, 'broken');
    case 'text': {
      const said = TEXTS.ai.textInstead(outcome.text);
      const decade = decadeIn(conversation.originalPrompt);
      if (conversation.usedFallback || decade === null) {
        return failed(conversation, { message: said, failure: 'text_answer' });
      }
      return {
        kind: 'ask',
        waitMs: 0,
        conversation: {
          ...conversation,
          prompt: decadeFallbackPrompt(decade),
          attempt: 1,
          usedFallback: true,
        },
      };
    }
    case 'unable':
      return failed(conversation, { failure: 'not_possible', ...outcome }, 'unable');
    case 'refused':
      return failed(conversation, { failure: 'not_allowed', ...outcome });
    default:
      return outcome satisfies never;
  }
};
