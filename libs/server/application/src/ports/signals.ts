import type { AiEditState } from '@safelight/domain';

/**
 * Messages between processes that are delivered at once and not stored. A process that may have missed some
 * reads the database. Unlike signals, a `DomainEvent` is stored. At most 8,000 bytes as JSON.
 */
export type Signal =
  | { readonly type: 'image-changed'; readonly imageUid: string }
  /** All images of this user appeared or disappeared. */
  | { readonly type: 'owner-changed'; readonly userId: string }
  /** The API keys of this user are no longer valid. Their open connections must be closed. */
  | { readonly type: 'keys-stopped'; readonly userId: string }
  /** The access tokens of this session are no longer valid, although they have not expired. */
  | { readonly type: 'session-ended'; readonly familyId: string }
  | {
      readonly type: 'ai-edit-changed';
      readonly jobId: string;
      readonly state: AiEditState;
      readonly stage: string;
      readonly progress: number;
    };

/** Signals that are published inside a transaction are delivered when it commits. */
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
