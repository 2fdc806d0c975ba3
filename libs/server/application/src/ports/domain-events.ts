import type { DomainEvent } from '@safelight/domain';

/** What happened, kept for a while. Use cases write it through `Transaction.record`. */
export interface DomainEventRepository {
  insert(event: DomainEvent): Promise<void>;
  find(id: string): Promise<DomainEvent | null>;
  /** Newest first; those of one moment in the opposite order of their telling. */
  listByUser(userId: string): Promise<readonly DomainEvent[]>;
  /**
   * Notes that a consumer takes the event, waiting for another process that is doing so. False when it was taken
   * before or is gone.
   */
  take(id: string, consumer: string): Promise<boolean>;
  /** Notes that every consumer is done with it. */
  complete(id: string, at: Date): Promise<void>;
}
