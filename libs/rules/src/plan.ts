/** Subscription values a user can have (spec: accounts §3). */
export const PLAN_IDS = ['free', 'starter_pack', 'regular_pack', 'bulk_pack', 'pro_subscription'] as const;
export type PlanId = (typeof PLAN_IDS)[number];

const MEBIBYTE = 1024 * 1024;
const GIBIBYTE = 1024 * MEBIBYTE;

/** What a plan allows. Sizes in bytes, rates per hour or month, parallel edits in jobs at a time. */
export interface PlanLimits {
  readonly uploadBytes: number;
  readonly storageBytes: number;
  readonly bandwidthBytesPerMonth: number;
  readonly apiRequestsPerHour: number;
  readonly parallelEdits: number;
}

const FREE_TIER = {
  storageBytes: GIBIBYTE,
  bandwidthBytesPerMonth: 10 * GIBIBYTE,
  apiRequestsPerHour: 100,
  parallelEdits: 1,
};

/** Limits by plan (spec: accounts §9; upload sizes: decisions, "Upload size"). */
export const PLAN_LIMITS: Readonly<Record<PlanId, PlanLimits>> = {
  free: { ...FREE_TIER, uploadBytes: 10 * MEBIBYTE },
  starter_pack: { ...FREE_TIER, uploadBytes: 10 * MEBIBYTE },
  regular_pack: { ...FREE_TIER, uploadBytes: 10 * MEBIBYTE },
  bulk_pack: { ...FREE_TIER, uploadBytes: 25 * MEBIBYTE },
  pro_subscription: {
    uploadBytes: 50 * MEBIBYTE,
    storageBytes: 100 * GIBIBYTE,
    bandwidthBytesPerMonth: 1024 * GIBIBYTE,
    apiRequestsPerHour: 1000,
    parallelEdits: 4,
  },
};

/** Credits a user gets when the address is verified (spec: accounts §9). */
export const NEW_USER_CREDITS = 100;
/** Credits one AI edit costs (spec: accounts §1). */
export const CREDITS_PER_EDIT = 1;
