import { comparisonPathOf } from '@safelight/rules';

/** Path of the picture of both sides of a comparison. */
export const pairPathOf = (uid: string): string => `${comparisonPathOf(uid)}/before-after.jpg`;
