import type { AiEditState } from '@safelight/domain';

/**
 * Messages between processes that are delivered at once and not stored: a process that was not listening
 * reads the database. What happened and is stored is a `DomainEvent`. At most 8,000 bytes as JSON.
 */
export type Signal =
  | { readonly type: 'image-changed'; readonly imageUid: string }
  /** All of a person's images appeared or disappeared. */
  | { readonly type: 'owner-changed'; readonly userId: string }
  /** Keys of this person count no more, though their connections are open. */
  | { readonly type: 'keys-stopped'; readonly userId: string }
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

/** The signals of every process of this installation, including this one. */
export interface SignalBus extends SignalPublisher {
  /**
   * Calls `listener` for each signal until the returned function is called. `onGap` is called after
   * reconnecting when signals may have been lost with the connection.
   */
  subscribe(listener: (signal: Signal) => void, onGap?: () => void): () => void;
}
