import type { AiEditState } from '@safelight/domain';

/**
 * Messages between processes, which are delivered at once and not stored, unlike a `DomainEvent`. A process
 * that may have missed some reads the database instead. A message has at most 8,000 bytes as JSON.
 */
export type Signal =
  | { readonly type: 'image-changed'; readonly imageUid: string }
  /** These images, 100 at most, were deleted for good. */
  | { readonly type: 'images-removed'; readonly imageUids: readonly string[] }
  /** All images of this user became visible, or all became hidden. */
  | { readonly type: 'owner-changed'; readonly userId: string }
  /**
   * An API key of this user became invalid, or all of them if `apiKeyId` is null. Their open connections must be
   * closed.
   */
  | { readonly type: 'keys-stopped'; readonly userId: string; readonly apiKeyId: string | null }
  /** The access tokens of this session became invalid before their expiry. */
  | { readonly type: 'session-ended'; readonly familyId: string }
  | {
      readonly type: 'ai-edit-changed';
      readonly jobId: string;
      readonly state: AiEditState;
      readonly stage: string;
      readonly progress: number;
    };

/** Publishes signals. Those that are published in a transaction are delivered when it commits. */
export interface SignalPublisher {
  publish(signal: Signal): Promise<void>;
}

/** The signals of all processes of this installation, including this one. */
export interface SignalBus extends SignalPublisher {
  /**
   * Calls `listener` for each signal until the returned function is called. Calls `onGap` after a lost
   * connection was restored, because signals may have been missed.
   */
  subscribe(listener: (signal: Signal) => void, onGap?: () => void): () => void;
}
