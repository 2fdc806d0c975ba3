import type { StoredSubscription, MonthlyCredits, Purchase } from '@safelight/domain';

export interface PurchaseRepository {
  find(id: string): Promise<Purchase | null>;
  /** Inserts the purchase, or replaces the stored one. */
  save(purchase: Purchase): Promise<void>;
  /** Payments of this user, latest first, after `afterId`. */
  list(userId: string, limit: number, afterId: string | null): Promise<readonly Purchase[]>;
  /** All purchases of this user except the months of a subscription. */
  listPacks(userId: string): Promise<readonly Purchase[]>;
}

export interface SubscriptionRepository {
  find(id: string): Promise<StoredSubscription | null>;
  /** Inserts the subscription, or replaces the stored one. */
  save(subscription: StoredSubscription): Promise<void>;
  listByUser(userId: string): Promise<readonly StoredSubscription[]>;
}

export interface MonthlyCreditsRepository {
  find(userId: string): Promise<MonthlyCredits | null>;
  /** Inserts the credits, or replaces the stored ones of this user. */
  save(credits: MonthlyCredits): Promise<void>;
  remove(userId: string): Promise<void>;
  /** Users whose month has ended at `now`, the longest overdue first. */
  listEnded(now: Date, limit: number): Promise<readonly string[]>;
}

/** Customer ids of users at the payment service, and its processed messages. */
export interface PaymentRecordRepository {
  /** Null for a user who never bought anything. */
  customerOf(userId: string): Promise<string | null>;
  /** Stores the id unless the user has one. */
  keepCustomer(userId: string, customerId: string): Promise<void>;
  hasEvent(id: string): Promise<boolean>;
  /** False if the message is stored already. */
  keepEvent(id: string, type: string, at: Date): Promise<boolean>;
}
