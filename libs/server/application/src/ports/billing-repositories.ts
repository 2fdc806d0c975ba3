import type { KeptSubscription, MonthlyCredits, Purchase } from '@safelight/domain';

export interface PurchaseRepository {
  find(id: string): Promise<Purchase | null>;
  /** Puts it in the place of what was known of it. */
  save(purchase: Purchase): Promise<void>;
  /** Of this user, the latest paid first, after `afterId`. */
  list(userId: string, limit: number, afterId: string | null): Promise<readonly Purchase[]>;
  /** All of this user that are no month of a subscription. */
  listPacks(userId: string): Promise<readonly Purchase[]>;
}

export interface SubscriptionRepository {
  find(id: string): Promise<KeptSubscription | null>;
  /** Puts it in the place of what was known of it. */
  save(subscription: KeptSubscription): Promise<void>;
  listByUser(userId: string): Promise<readonly KeptSubscription[]>;
}

export interface MonthlyCreditsRepository {
  find(userId: string): Promise<MonthlyCredits | null>;
  /** Puts them in the place of what was known of this user's. */
  save(credits: MonthlyCredits): Promise<void>;
  remove(userId: string): Promise<void>;
  /** Users whose month is over at `now`, longest ago first. */
  listEnded(now: Date, limit: number): Promise<readonly string[]>;
}

/** Who people are to the payment service, and which of its messages were dealt with. */
export interface PaymentRecordRepository {
  /** Null for who never bought anything. */
  customerOf(userId: string): Promise<string | null>;
  /** Keeps the first one told. */
  keepCustomer(userId: string, customerId: string): Promise<void>;
  hasEvent(id: string): Promise<boolean>;
  /** False when it is there already. */
  keepEvent(id: string, type: string, at: Date): Promise<boolean>;
}
