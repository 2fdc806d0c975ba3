import type { DomainEvent } from '@safelight/domain';

/** Recorded events, which are kept for a while. Use cases write them through `Transaction.record`. */
export interface DomainEventRepository {
  insert(event: DomainEvent): Promise<void>;
  find(id: string): Promise<DomainEvent | null>;
  /** Newest first; events of the same time are in reverse order. */
  listByUser(userId: string): Promise<readonly DomainEvent[]>;
  /**
   * Records that a consumer processes the event, after waiting for another process that is doing so. False if
   * the consumer has processed it before, or if it no longer exists.
   */
  take(id: string, consumer: string): Promise<boolean>;
  /** Records that every consumer has finished. */
  complete(id: string, at: Date): Promise<void>;
}
