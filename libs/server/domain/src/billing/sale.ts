import { creditsSold, type SaleItem } from '@safelight/rules';

/**
 * The state of a dispute about the payment. The payer gets the money back while the dispute is open, and keeps
 * it if the seller loses the dispute.
 */
export type DisputeState = 'none' | 'open' | 'lost';

/** A period that includes `from` but not `to`. */
export interface Period {
  readonly from: Date;
  readonly to: Date;
}

/** A sale in the state that the payment service reported at one time. */
export interface Sale {
  /** The payment service's id of the checkout, or of a month's invoice. */
  readonly id: string;
  readonly userId: string;
  readonly item: SaleItem;
  readonly quantity: number;
  /** When the sale was paid; null before that. */
  readonly paidAt: Date | null;
  readonly amountCents: number;
  /** The ISO code of the currency in lower case. */
  readonly currency: string;
  readonly refundedCents: number;
  readonly dispute: DisputeState;
  readonly receiptUrl: string | null;
  /** The month of the subscription that was paid; null for a single payment. */
  readonly period: Period | null;
}

/** A paid sale and its effect on the ledger. */
export interface Purchase extends Sale {
  readonly paidAt: Date;
  readonly credits: number;
  /** How many of these credits were revoked because of a refund or dispute. */
  readonly creditsTakenBack: number;
  /**
   * How often credits of this purchase were revoked or returned. The number makes each reference in the ledger
   * unique.
   */
  readonly revision: number;
  /** When the payment service reported this state. Older states are ignored. */
  readonly readAt: Date;
}

/** Returns how many credits to revoke: all for a disputed sale, otherwise the refunded share. */
export const creditsToTakeBack = (sale: Pick<Purchase, keyof Sale | 'credits'>): number => {
  const { credits, amountCents, refundedCents, dispute } = sale;
  if (dispute !== 'none') return credits;
  if (amountCents === 0) return 0;
  return Math.min(credits, Math.floor((credits * refundedCents) / amountCents));
};

/** True if the whole amount was refunded or is disputed. */
export const isTakenBack = ({ amountCents, refundedCents, dispute }: Sale): boolean =>
  dispute !== 'none' || (amountCents > 0 && refundedCents >= amountCents);

/** Creates the purchase for a sale that was just paid. No credits are revoked yet. */
export const newPurchase = (sale: Sale & { readonly paidAt: Date }, readAt: Date): Purchase => ({
  ...sale,
  credits: creditsSold(sale.item, sale.quantity),
  creditsTakenBack: 0,
  revision: 0,
  readAt,
});
