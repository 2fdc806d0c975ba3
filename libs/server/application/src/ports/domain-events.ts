import type { DomainEvent } from '@safelight/domain';

/**
 * Reads recorded events, which are kept for a limited time. Use cases write them through
 * `Transaction.record`.
 */
export interface DomainEventRepository {
  insert(event: DomainEvent): Promise<void>;
  find(id: string): Promise<DomainEvent | null>;
  /**
   * Returns events newest first. Of events with the same time, the one that was recorded last comes first.
   */
  listByUser(userId: string): Promise<readonly DomainEvent[]>;
  /**
   * Records that a consumer processes the event. Waits if another process is doing so. Returns false if the
   * consumer has processed the event before, or if the event no longer exists.
   */
  take(id: string, consumer: string): Promise<boolean>;
  /** Records that all consumers have finished. */
  complete(id: string, at: Date): Promise<void>;
}
