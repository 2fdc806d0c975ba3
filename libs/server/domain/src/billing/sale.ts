import { creditsSold, type SaleItem } from '@safelight/rules';

/**
 * Whether the payer disputes the payment. While a dispute is open, and after it was lost, we do not have the
 * money.
 */
export type DisputeState = 'none' | 'open' | 'lost';

/** A stretch of time: `from` is part of it, `to` is not. */
export interface Period {
  readonly from: Date;
  readonly to: Date;
}

/** Something that was sold, as the payment service described it at one moment. */
export interface Sale {
  /** The payment service's id of the checkout, or of the invoice for one month. */
  readonly id: string;
  readonly userId: string;
  readonly item: SaleItem;
  readonly quantity: number;
  /** Null until it is paid. */
  readonly paidAt: Date | null;
  readonly amountCents: number;
  /** ISO code of three letters in lower case. */
  readonly currency: string;
  readonly refundedCents: number;
  readonly dispute: DisputeState;
  readonly receiptUrl: string | null;
  /** The month that a subscription was paid for; null for anything that is paid once. */
  readonly period: Period | null;
}

/** A sale that was paid, and its effect on the ledger. */
export interface Purchase extends Sale {
  readonly paidAt: Date;
  readonly credits: number;
  /** How many of those credits are taken back because of a refund or dispute. */
  readonly creditsTakenBack: number;
  /**
   * The number of times credits were taken back or returned since. It makes the ledger references of one
   * purchase unique.
   */
  readonly revision: number;
  /** When the payment service was asked. An answer from before this time is outdated and ignored. */
  readonly readAt: Date;
}

/** The credits to take back: all of them for a disputed sale, otherwise the refunded share. */
export const creditsToTakeBack = (sale: Pick<Purchase, keyof Sale | 'credits'>): number => {
  const { credits, amountCents, refundedCents, dispute } = sale;
  if (dispute !== 'none') return credits;
  if (amountCents === 0) return 0;
  return Math.min(credits, Math.floor((credits * refundedCents) / amountCents));
};

/** True once all of the money was refunded or is disputed. */
export const isTakenBack = ({ amountCents, refundedCents, dispute }: Sale): boolean =>
  dispute !== 'none' || (amountCents > 0 && refundedCents >= amountCents);

/**
 * The purchase as it is recorded when the sale is first known to be paid: its credits are granted and none
 * are taken back.
 */
export const newPurchase = (sale: Sale & { readonly paidAt: Date }, readAt: Date): Purchase => ({
  ...sale,
  credits: creditsSold(sale.item, sale.quantity),
  creditsTakenBack: 0,
  revision: 0,
  readAt,
});
