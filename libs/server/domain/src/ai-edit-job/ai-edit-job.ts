import { AI_MAX_ATTEMPTS, aiRetryDelayMs, decadeIn, TEXTS } from '@safelight/rules';

export const AI_EDIT_STATES = ['queued', 'processing', 'succeeded', 'failed', 'cancelled'] as const;
export type AiEditState = (typeof AI_EDIT_STATES)[number];

/** Where an edit may change the picture: what its user painted, or what its subject finder finds, or all but that. */
export const EDIT_AREAS = ['painted', 'subject', 'background'] as const;
export type EditArea = (typeof EDIT_AREAS)[number];

export interface AiEditJob {
  readonly id: string;
  readonly userId: string;
  readonly imageUid: string;
  readonly parentVersionId: string;
  /** SHA-256 of a picture of the image's editor document that is edited in the version's place; null for the version. */
  readonly pictureHash: string | null;
  readonly prompt: string;
  /** Null for all of the picture. */
  readonly area: EditArea | null;
  /** Version of another picture of the same user's that the prompt speaks of; null for none. */
  readonly referenceVersionId: string | null;
  readonly state: AiEditState;
  /** What it is doing, in words for a person: "Finding the subject". */
  readonly stage: string;
  /** 0 to 1. */
  readonly progress: number;
  /** Counts claims; a result is accepted only from the claim that holds the current number. */
  readonly fence: number;
  readonly resultVersionId: string | null;
  readonly errorMessage: string | null;
  readonly createdAt: Date;
  readonly finishedAt: Date | null;
}

/** How long a claim holds without a heartbeat, by database time. */
export const AI_EDIT_LEASE_MS = 15_000;
/** How often a worker renews its lease. */
export const AI_EDIT_HEARTBEAT_MS = 4_000;

export const isSettled = (state: AiEditState): boolean =>
  state === 'succeeded' || state === 'failed' || state === 'cancelled';

/** What came back from a model for one attempt. */
export type AttemptOutcome =
  | { readonly kind: 'image' }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'internal-error'; readonly message: string }
  | { readonly kind: 'unable'; readonly message: string }
  | { readonly kind: 'refused'; readonly message: string };

/** Where the conversation with a model stands. */
export interface EditConversation {
  readonly originalPrompt: string;
  readonly prompt: string;
  readonly attempt: number;
  readonly usedFallback: boolean;
}

/** Another editor may do better after `broken` and `unable`; `final` is the answer. */
export type FailureReason = 'final' | 'broken' | 'unable';

export type NextStep =
  | { readonly kind: 'done' }
  | { readonly kind: 'ask'; readonly conversation: EditConversation; readonly waitMs: number }
  | { readonly kind: 'fail'; readonly reason: FailureReason; readonly message: string };

export const startConversation = (prompt: string): EditConversation => ({
  originalPrompt: prompt,
  prompt,
  attempt: 1,
  usedFallback: false,
});

/** The prompt tried once when a model answers with words: only the decade is asked for. */
export const decadeFallbackPrompt = (decade: string): string =>
  `Edit this photo so that it looks like it was taken in the ${decade}. Return only the edited image.`;

const failure = (
  conversation: EditConversation,
  message: string,
  reason: FailureReason = 'final',
): NextStep => ({
  kind: 'fail',
  reason,
  message: TEXTS.ai.wrapped(
    conversation.usedFallback ? TEXTS.ai.bothFailed(message) : TEXTS.ai.failed(message),
  ),
});

/**
 * What to do after an attempt (spec: images §4 and §9): internal errors are tried 3 times in all with
 * waits of 1 s and 2 s; a text answer leads to the decade prompt once; anything else fails.
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
        : failure(conversation, outcome.message, 'broken');
    case 'text': {
      const said = TEXTS.ai.textInstead(outcome.text);
      const decade = decadeIn(conversation.originalPrompt);
      if (conversation.usedFallback || decade === null) return failure(conversation, said);
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
      return failure(conversation, outcome.message, 'unable');
    case 'refused':
      return failure(conversation, outcome.message);
    default:
      return outcome satisfies never;
  }
};
