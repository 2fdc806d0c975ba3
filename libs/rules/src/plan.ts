/** The identifiers of the plans (spec: accounts §3). */
export const PLAN_IDS = ['free', 'starter_pack', 'regular_pack', 'bulk_pack', 'pro_subscription'] as const;
export type PlanId = (typeof PLAN_IDS)[number];

const MEBIBYTE = 1024 * 1024;
const GIBIBYTE = 1024 * MEBIBYTE;

/**
 * The limits of a plan. Sizes are in bytes, request limits are for an hour, the bandwidth is for a month, and
 * the longest side of upscaled pictures is in pixels. Edits with a higher priority start first.
 */
export interface PlanLimits {
  readonly uploadBytes: number;
  readonly storageBytes: number;
  readonly bandwidthBytesPerMonth: number;
  readonly apiRequestsPerHour: number;
  readonly parallelEdits: number;
  readonly editPriority: number;
  readonly upscaledSide: number;
}

const SIDE_OF_4K = 3_840;
const SIDE_OF_8K = 7_680;

const FREE_TIER = {
  storageBytes: GIBIBYTE,
  bandwidthBytesPerMonth: 10 * GIBIBYTE,
  apiRequestsPerHour: 100,
  parallelEdits: 1,
  editPriority: 0,
  upscaledSide: SIDE_OF_4K,
};

/**
 * The limits of each plan, including the upload limit (spec: accounts §9, with "priority" from Regular and 8K
 * from Bulk on; upload sizes: decisions, "Upload size").
 */
export const PLAN_LIMITS: Readonly<Record<PlanId, PlanLimits>> = {
  free: { ...FREE_TIER, uploadBytes: 10 * MEBIBYTE },
  starter_pack: { ...FREE_TIER, uploadBytes: 10 * MEBIBYTE },
  regular_pack: { ...FREE_TIER, uploadBytes: 10 * MEBIBYTE, editPriority: 1 },
  bulk_pack: { ...FREE_TIER, uploadBytes: 25 * MEBIBYTE, editPriority: 1, upscaledSide: SIDE_OF_8K },
  pro_subscription: {
    uploadBytes: 50 * MEBIBYTE,
    storageBytes: 100 * GIBIBYTE,
    bandwidthBytesPerMonth: 1024 * GIBIBYTE,
    apiRequestsPerHour: 1000,
    parallelEdits: 4,
    editPriority: 2,
    upscaledSide: SIDE_OF_8K,
  },
};

/** The credits that a user gets for verifying the address (spec: accounts §9). */
export const NEW_USER_CREDITS = 100;
/** The price of one AI edit in credits (spec: accounts §1). */
export const CREDITS_PER_EDIT = 1;

/** The name of a plan as displayed, and how many AI edits it includes. */
interface PlanDisplay {
  readonly name: string;
  readonly editsIncluded: number;
}

const FREE_TRIAL: PlanDisplay = { name: 'Free Trial', editsIncluded: 1 };

const PLAN_DISPLAYS: Readonly<Record<PlanId, PlanDisplay>> = {
  free: FREE_TRIAL,
  starter_pack: { name: 'Starter Pack', editsIncluded: 5 },
  regular_pack: { name: 'Regular Pack', editsIncluded: 20 },
  bulk_pack: { name: 'Bulk Pack', editsIncluded: 50 },
  pro_subscription: { name: 'Pro Subscription', editsIncluded: 100 },
};

/** Returns how a plan is displayed. An unknown plan is displayed as a free trial (spec: accounts §3, §9). */
export const planDisplayOf = (subscription: string): PlanDisplay => {
  const id = PLAN_IDS.find((candidate) => candidate === subscription);
  return id === undefined ? FREE_TRIAL : PLAN_DISPLAYS[id];
};
