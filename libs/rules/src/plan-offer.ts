import { PLAN_IDS, PLAN_LIMITS, planDisplayOf, type PlanId } from './plan.ts';

/** The price of a plan and what it includes, as on the pricing page (spec: accounts §3 "Plan" and §9). */
export interface PlanOffer {
  readonly id: PlanId;
  readonly name: string;
  readonly priceUsd: number;
  /** How often the plan is paid; null for a single payment. */
  readonly billingCycle: 'month' | null;
  readonly editsIncluded: number;
  /** The cost of one edit in US dollars; 0 for a free plan. */
  readonly effectiveCostPerEditUsd: number;
  readonly extraEditPriceUsd: number | null;
  readonly popular: boolean;
  readonly features: readonly string[];
}

type Price = Omit<PlanOffer, 'id' | 'name' | 'editsIncluded'>;

const ONCE = { billingCycle: null, extraEditPriceUsd: null, popular: false } as const;
const MEBIBYTE = 1024 * 1024;
const GIBIBYTE = 1024 * MEBIBYTE;

const fileSize = (id: PlanId): string => `Files up to ${PLAN_LIMITS[id].uploadBytes / MEBIBYTE} MB`;
const storage = (id: PlanId): string => `${PLAN_LIMITS[id].storageBytes / GIBIBYTE} GB of storage`;

const PRICES: Readonly<Record<PlanId, Price>> = {
  free: {
    ...ONCE,
    priceUsd: 0,
    effectiveCostPerEditUsd: 0,
    features: ['Unlimited uploads', storage('free'), fileSize('free'), 'Original-resolution download'],
  },
  starter_pack: {
    ...ONCE,
    priceUsd: 2.99,
    effectiveCostPerEditUsd: 0.6,
    popular: true,
    features: ['Everything in Free Trial', 'Credits that do not expire'],
  },
  regular_pack: {
    ...ONCE,
    priceUsd: 7.99,
    effectiveCostPerEditUsd: 0.4,
    features: [
      'Upscaling up to 4K',
      'Priority in the queue',
      'Comparison view',
      'Credits that do not expire',
    ],
  },
  bulk_pack: {
    ...ONCE,
    priceUsd: 14.99,
    effectiveCostPerEditUsd: 0.3,
    features: [
      'Upscaling up to 8K',
      fileSize('bulk_pack'),
      'Priority in the queue',
      'Credits that do not expire',
    ],
  },
  pro_subscription: {
    priceUsd: 9.99,
    billingCycle: 'month',
    effectiveCostPerEditUsd: 0.1,
    extraEditPriceUsd: 0.25,
    popular: false,
    features: [
      storage('pro_subscription'),
      fileSize('pro_subscription'),
      'Unused credits kept for one month',
      'Early access to new models',
      'Email support',
    ],
  },
};

export const PLAN_OFFERS: readonly PlanOffer[] = PLAN_IDS.map((id) => ({
  id,
  ...planDisplayOf(id),
  ...PRICES[id],
}));

/** Returns the price of a plan as text: "Free", "$2.99" or "$9.99/month". */
export const priceText = ({
  priceUsd,
  billingCycle,
}: Pick<PlanOffer, 'priceUsd'> & { readonly billingCycle: string | null }): string => {
  if (priceUsd === 0) return 'Free';
  const price = `$${priceUsd.toFixed(2)}`;
  return billingCycle === null ? price : `${price}/${billingCycle}`;
};

/** The items that can be bought: every plan that is not free, and extra edits for subscribers. */
export const SALE_ITEMS = [
  'starter_pack',
  'regular_pack',
  'bulk_pack',
  'pro_subscription',
  'extra_edits',
] as const;
export type SaleItem = (typeof SALE_ITEMS)[number];

/** The minimum number of extra edits in one purchase. Fewer would cost less than the fee of the payment. */
export const EXTRA_EDITS = { min: 4, max: 1_000 } as const;

/** Returns the name of an item in the checkout and on receipts. */
export const saleItemName = (item: SaleItem): string =>
  item === 'extra_edits' ? 'Extra edits' : planDisplayOf(item).name;

/** Returns the price of one item in cents. An extra edit costs as much as an edit of the subscription. */
export const unitPriceCents = (item: SaleItem): number => {
  const id = item === 'extra_edits' ? 'pro_subscription' : item;
  const offer = PLAN_OFFERS.find((one) => one.id === id);
  const dollars = item === 'extra_edits' ? offer?.extraEditPriceUsd : offer?.priceUsd;
  if (dollars === undefined || dollars === null) throw new Error(`There is no price of ${item}.`);
  return Math.round(dollars * 100);
};

/** Returns an amount in cents as dollars, for example "$2.99". */
export const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;

/**
 * Returns how many credits a number of items includes. For a subscription these are the credits of one month.
 */
export const creditsSold = (item: SaleItem, quantity: number): number =>
  quantity * (item === 'extra_edits' ? 1 : planDisplayOf(item).editsIncluded);
