import {
  creditsToTakeBack,
  grant,
  isLive,
  newPurchase,
  planPeriodOf,
  revoke,
  surplusSubscriptions,
  type StoredSubscription,
  type PlanPeriod,
  type Purchase,
  type Sale,
  type User,
} from '@safelight/domain';
import { saleItemName } from '@safelight/rules';
import { dispatchEdits } from '../settlement/settle-edit.ts';
import { moveCredits } from '../credits/move-credits.ts';
import type {
  PaymentFacts,
  PaymentRecordRepository,
  Payments,
  PaymentSubject,
  PurchaseRepository,
  SubscriptionRepository,
  Transaction,
  UserRepository,
} from '../ports/index.ts';
import { endMonthsBefore, recordMonthlyCredits } from './monthly-credits.ts';

const referenceOf = ({ id, revision }: Pick<Purchase, 'id' | 'revision'>): string =>
  revision === 0 ? `stripe:${id}` : `stripe:${id}:${revision}`;

/** Grants the credits of a sale that has just been paid. */
const grantPurchase = async (tx: Transaction, purchase: Purchase): Promise<void> => {
  const { userId, item, credits, period, readAt: at } = purchase;
  if (period !== null) await endMonthsBefore(tx, userId, period);
  await moveCredits(tx, grant(userId, credits, saleItemName(item), referenceOf(purchase)));
  if (period !== null) await recordMonthlyCredits(tx, { userId, month: period, credits, at });
};

/** Revokes or returns credits after a refund or a change of a dispute. */
const settleMoney = async (tx: Transaction, purchase: Purchase): Promise<Purchase> => {
  const creditsTakenBack = creditsToTakeBack(purchase);
  const change = creditsTakenBack - purchase.creditsTakenBack;
  if (change === 0) return purchase;
  const settled = { ...purchase, creditsTakenBack, revision: purchase.revision + 1 };
  const { userId, item, period, readAt: at } = settled;
  const reference = referenceOf(settled);
  const name = saleItemName(item);
  await moveCredits(
    tx,
    change > 0
      ? revoke(userId, change, `${name}: ${purchase.dispute === 'none' ? 'refunded' : 'disputed'}`, reference)
      : grant(userId, -change, `${name}: returned, the money came back`, reference),
  );
  if (period !== null) await recordMonthlyCredits(tx, { userId, month: period, credits: -change, at });
  return settled;
};

const applySale = async (tx: Transaction, sale: Sale, readAt: Date): Promise<void> => {
  const { paidAt } = sale;
  if (paidAt === null) return;
  const known = await tx.purchases.find(sale.id);
  if (known !== null && (known.readAt > readAt || known.userId !== sale.userId)) return;
  if (known === null) await grantPurchase(tx, newPurchase({ ...sale, paidAt }, readAt));
  const purchase = known ?? newPurchase({ ...sale, paidAt }, readAt);
  const { refundedCents, dispute, receiptUrl } = sale;
  await tx.purchases.save(await settleMoney(tx, { ...purchase, refundedCents, dispute, receiptUrl, readAt }));
};

/** Stores a subscription, and queues a job for each surplus subscription, which ends it. */
const applySubscription = async (tx: Transaction, subscription: StoredSubscription): Promise<void> => {
  const known = await tx.subscriptions.find(subscription.id);
  if (known !== null && (known.readAt > subscription.readAt || known.userId !== subscription.userId)) return;
  await tx.subscriptions.save(subscription);
  if (!isLive(subscription) || (known !== null && isLive(known))) return;
  const all = await tx.subscriptions.listByUser(subscription.userId);
  for (const { id } of surplusSubscriptions(all)) {
    await tx.jobs.enqueue('undo-subscription', { subscriptionId: id });
  }
};

/** Determines a user's plan and its period from their purchases. */
export const findPlanPeriod = async (
  {
    purchases,
    subscriptions,
  }: {
    readonly purchases: Pick<PurchaseRepository, 'listPacks'>;
    readonly subscriptions: Pick<SubscriptionRepository, 'listByUser'>;
  },
  { id, createdAt }: Pick<User, 'id' | 'createdAt'>,
): Promise<PlanPeriod> => {
  const [packs, subscribed] = await Promise.all([purchases.listPacks(id), subscriptions.listByUser(id)]);
  return planPeriodOf({ purchases: packs, subscriptions: subscribed, since: createdAt });
};

/**
 * Sets the plan that follows from the user's purchases. Starts waiting edits if the new plan allows more at a
 * time.
 */
const settlePlan = async (tx: Transaction, user: User): Promise<void> => {
  const { plan } = await findPlanPeriod(tx, user);
  if (plan === user.plan) return;
  await tx.users.setPlan(user.id, plan);
  await dispatchEdits(tx, user.id);
};

/** Returns the user whom the facts are about; null if they concern no user of this installation. */
export const userOfFacts = async (
  users: Pick<UserRepository, 'findById'>,
  { sale, subscription }: PaymentFacts,
): Promise<User | null> => {
  const userId = sale?.userId ?? subscription?.userId ?? null;
  return userId === null ? null : users.findById(userId);
};

interface FetchDeps {
  readonly payments: Pick<Payments, 'fetchFacts'>;
  readonly paymentRecords: Pick<PaymentRecordRepository, 'now'>;
}

/**
 * Fetches the current state of an object at the payment service. `readAt` is the time before that by the clock of the
 * database: by the clocks of two processes, the newer of two states could seem the older one.
 */
export const fetchFacts = async (
  { payments, paymentRecords }: FetchDeps,
  subject: PaymentSubject,
): Promise<{ readonly facts: PaymentFacts; readonly readAt: Date }> => {
  const readAt = await paymentRecords.now();
  return { facts: await payments.fetchFacts(subject), readAt };
};

/**
 * Updates ledger, purchases and plan to the state that the payment service had at `readAt`. Idempotent, and
 * independent of the order of calls. Changes nothing for an unknown user.
 */
export const applyFacts = async (tx: Transaction, facts: PaymentFacts, readAt: Date): Promise<void> => {
  const owner = await userOfFacts(tx.users, facts);
  if (owner === null) return;
  await tx.users.lock(owner.id);
  const user = await tx.users.findById(owner.id);
  if (user === null) return;
  const { sale, subscription } = facts;
  if (subscription !== null) await applySubscription(tx, { ...subscription, readAt });
  if (sale !== null) await applySale(tx, sale, readAt);
  await settlePlan(tx, user);
};
