import { creditsSold, type SaleItem } from '@safelight/rules';

/** Whether a payment is contested by who paid it. While it is, and when that was right, the money is gone. */
export type DisputeState = 'none' | 'open' | 'lost';

/** From one moment until before another. */
export interface Period {
  readonly from: Date;
  readonly to: Date;
}

/** Something sold, as the payment service knows it at a moment. */
export interface Sale {
  /** The payment service's own: of a checkout, or of the invoice of one month. */
  readonly id: string;
  readonly userId: string;
  readonly item: SaleItem;
  readonly quantity: number;
  /** Null while nothing is paid. */
  readonly paidAt: Date | null;
  readonly amountCents: number;
  /** Three letters, in lower case. */
  readonly currency: string;
  readonly refundedCents: number;
  readonly dispute: DisputeState;
  readonly receiptUrl: string | null;
  /** The month of a subscription; null for what is bought once. */
  readonly period: Period | null;
}

/** A sale that was paid, and what it did to the ledger. */
export interface Purchase extends Sale {
  readonly paidAt: Date;
  readonly credits: number;
  /** Of those, what is taken back because money went back. */
  readonly creditsTakenBack: number;
  /** How often credits were taken or returned since: tells entries of one purchase apart. */
  readonly revision: number;
  /** When the payment service was asked; what it said earlier does not count any more. */
  readonly readAt: Date;
}

/** Credits that a sale takes back: all of one that is disputed, else the share of the money that was refunded. */
export const creditsToTakeBack = (sale: Pick<Purchase, keyof Sale | 'credits'>): number => {
  const { credits, amountCents, refundedCents, dispute } = sale;
  if (dispute !== 'none') return credits;
  if (amountCents === 0) return 0;
  return Math.min(credits, Math.floor((credits * refundedCents) / amountCents));
};

/** True once nothing of the money is left with us. */
export const isTakenBack = ({ amountCents, refundedCents, dispute }: Sale): boolean =>
  dispute !== 'none' || (amountCents > 0 && refundedCents >= amountCents);

/** A sale as it is first known to be paid: its credits are granted, and nothing is taken back yet. */
export const newPurchase = (sale: Sale & { readonly paidAt: Date }, readAt: Date): Purchase => ({
  ...sale,
  credits: creditsSold(sale.item, sale.quantity),
  creditsTakenBack: 0,
  revision: 0,
  readAt,
});
