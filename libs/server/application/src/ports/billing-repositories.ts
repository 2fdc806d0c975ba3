import type { StoredSubscription, MonthlyCredits, Purchase } from '@safelight/domain';
import type { TimePlace } from './time-place.ts';

export interface PurchaseRepository {
  find(id: string): Promise<Purchase | null>;
  /** Inserts the purchase, or replaces the stored one. */
  save(purchase: Purchase): Promise<void>;
  /** Returns payments of this user, latest first, after the place `after`: a time of payment and an id. */
  list(userId: string, limit: number, after: TimePlace | null): Promise<readonly Purchase[]>;
  /** Returns all purchases of this user except payments of a subscription. */
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
  /** Returns users whose month of credits ended before `now`, the longest overdue first. */
  listEnded(now: Date, limit: number): Promise<readonly string[]>;
}

/** The customer ids of users at the payment service, and the ids of processed events. */
export interface PaymentRecordRepository {
  /** Returns null for a user who never bought anything. */
  customerOf(userId: string): Promise<string | null>;
  /** Stores the id unless the user already has one. */
  keepCustomer(userId: string, customerId: string): Promise<void>;
  hasEvent(id: string): Promise<boolean>;
  /** Returns the time by the clock of the database, which is the same for all processes. */
  now(): Promise<Date>;
  /** Stores the id of an event. Returns false if it is stored already. */
  keepEvent(id: string, type: string, at: Date): Promise<boolean>;
}
