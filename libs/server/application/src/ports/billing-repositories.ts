import type { KeptSubscription, MonthlyCredits, Purchase } from '@safelight/domain';

export interface PurchaseRepository {
  find(id: string): Promise<Purchase | null>;
  /** Inserts it, or replaces what is stored. */
  save(purchase: Purchase): Promise<void>;
  /** Payments of this user, latest first, after `afterId`. */
  list(userId: string, limit: number, afterId: string | null): Promise<readonly Purchase[]>;
  /** All purchases of this user except the months of a subscription. */
  listPacks(userId: string): Promise<readonly Purchase[]>;
}

export interface SubscriptionRepository {
  find(id: string): Promise<KeptSubscription | null>;
  /** Inserts it, or replaces what is stored. */
  save(subscription: KeptSubscription): Promise<void>;
  listByUser(userId: string): Promise<readonly KeptSubscription[]>;
}

export interface MonthlyCreditsRepository {
  find(userId: string): Promise<MonthlyCredits | null>;
  /** Inserts them, or replaces what is stored for this user. */
  save(credits: MonthlyCredits): Promise<void>;
  remove(userId: string): Promise<void>;
  /** Users whose month is over at `now`, the longest overdue first. */
  listEnded(now: Date, limit: number): Promise<readonly string[]>;
}

/** The customer ids of users at the payment service, and the messages of the service that were processed. */
export interface PaymentRecordRepository {
  /** Null for a user who never bought anything. */
  customerOf(userId: string): Promise<string | null>;
  /** Stores the id unless the user has one. */
  keepCustomer(userId: string, customerId: string): Promise<void>;
  hasEvent(id: string): Promise<boolean>;
  /** False when it is stored already. */
  keepEvent(id: string, type: string, at: Date): Promise<boolean>;
}
