import type { AiEditState } from '@safelight/domain';

/**
 * What processes tell each other at once and nobody keeps: who was not listening reads the database. What happened
 * and is kept is a `DomainEvent`. Small: at most 8,000 bytes as JSON.
 */
export type Signal =
  | { readonly type: 'image-changed'; readonly imageUid: string }
  /** All of a person's images appeared or disappeared. */
  | { readonly type: 'owner-changed'; readonly userId: string }
  /** Its access tokens count no more, though they have not expired. */
  | { readonly type: 'session-ended'; readonly familyId: string }
  | {
      readonly type: 'ai-edit-changed';
      readonly jobId: string;
      readonly state: AiEditState;
      readonly stage: string;
      readonly progress: number;
    };

/** Publishing inside a transaction takes effect when it commits. */
export interface SignalPublisher {
  publish(signal: Signal): Promise<void>;
}

/** Signals of every process of this installation, this one included. */
export interface SignalBus extends SignalPublisher {
  /**
   * Calls `listener` for each signal until the returned function is called. `onGap` is called when signals
   * may have been missed (the connection was lost), after reconnecting.
   */
  subscribe(listener: (signal: Signal) => void, onGap?: () => void): () => void;
}
