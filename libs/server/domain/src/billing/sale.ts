import { creditsSold, type SaleItem } from '@safelight/rules';

/**
 * The state of a dispute about the payment. While it is open and after it was lost, the payer has the money.
 */
export type DisputeState = 'none' | 'open' | 'lost';

/** A period of time: it includes `from` but not `to`. */
export interface Period {
  readonly from: Date;
  readonly to: Date;
}

/** A sale, as the payment service described it at one time. */
export interface Sale {
  /** The payment service's id of the checkout, or of the invoice for one month. */
  readonly id: string;
  readonly userId: string;
  readonly item: SaleItem;
  readonly quantity: number;
  /** Null until the sale is paid. */
  readonly paidAt: Date | null;
  readonly amountCents: number;
  /** The ISO code in lower case. */
  readonly currency: string;
  readonly refundedCents: number;
  readonly dispute: DisputeState;
  readonly receiptUrl: string | null;
  /** The month of the subscription that was paid; null for one-time purchases. */
  readonly period: Period | null;
}

/** A sale that was paid, and its effect on the ledger. */
export interface Purchase extends Sale {
  readonly paidAt: Date;
  readonly credits: number;
  /** How many of those credits were revoked because of a refund or dispute. */
  readonly creditsTakenBack: number;
  /** How often credits were revoked or returned. It makes the ledger references of one purchase unique. */
  readonly revision: number;
  /** When the payment service was queried. Older data is outdated and ignored. */
  readonly readAt: Date;
}

/** How many credits to revoke: all of them for a disputed sale, otherwise the refunded share. */
export const creditsToTakeBack = (sale: Pick<Purchase, keyof Sale | 'credits'>): number => {
  const { credits, amountCents, refundedCents, dispute } = sale;
  if (dispute !== 'none') return credits;
  if (amountCents === 0) return 0;
  return Math.min(credits, Math.floor((credits * refundedCents) / amountCents));
};

/** True once the whole amount was refunded or is disputed. */
export const isTakenBack = ({ amountCents, refundedCents, dispute }: Sale): boolean =>
  dispute !== 'none' || (amountCents > 0 && refundedCents >= amountCents);

/** The purchase when the sale is first known to be paid: its credits are granted, and none are revoked. */
export const newPurchase = (sale: Sale & { readonly paidAt: Date }, readAt: Date): Purchase => ({
  ...sale,
  credits: creditsSold(sale.item, sale.quantity),
  creditsTakenBack: 0,
  revision: 0,
  readAt,
});
