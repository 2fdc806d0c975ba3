import type { AiEditState } from '@safelight/domain';

/** What processes tell each other. Small: at most 8,000 bytes as JSON. */
export type AppEvent =
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
export interface EventPublisher {
  publish(event: AppEvent): Promise<void>;
}

/** Events of every process of this installation, this one included. */
export interface EventBus extends EventPublisher {
  /**
   * Calls `listener` for each event until the returned function is called. `onGap` is called when events
   * may have been missed (the connection was lost), after reconnecting.
   */
  subscribe(listener: (event: AppEvent) => void, onGap?: () => void): () => void;
}
